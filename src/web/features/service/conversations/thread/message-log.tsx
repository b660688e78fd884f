import { ArrowDown } from 'lucide-react'
import { useState, useLayoutEffect, useRef } from 'react'
import type { ConversationMessage } from '#contract/conversations.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { LoadMore } from '#web/ui/feedback/load-more.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import { MessageItem } from './message-item.tsx'
import { showDay } from '#web/lib/format/dates.ts'

interface MessageLogProps {
  /** The newest first. */
  messages: readonly ConversationMessage[]
  /** Loads older messages; null if there are none. */
  onMore: (() => void) | null
  loadingMore: boolean
}

/** The messages of a thread, the newest at the bottom. */
export function MessageLog({ messages, onMore, loadingMore }: MessageLogProps) {
  const { id: readerId } = useSignedInUser()
  const now = useNow()
  const [newest] = messages
  const proposals = findLatestProposals(messages)
  const { region, hasUnseen, scrollToEnd, handleScroll } = useThreadScroll(messages, readerId)
  return (
    <div className="relative flex min-h-56 flex-1 basis-0 flex-col">
      {/* A reversed column starts at its end and stays there when older messages are added above. */}
      <div
        ref={region}
        role="region"
        aria-label="Thread"
        // Scrollable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={handleScroll}
        className="flex flex-1 basis-0 flex-col-reverse overflow-y-auto [overflow-anchor:none] -outline-offset-2"
      >
        <div className="grid grid-cols-1 gap-5 px-edge py-4">
          <div className="text-center empty:hidden">
            <LoadMore label="Show Earlier Messages" size="sm" onMore={onMore} loading={loadingMore} />
          </div>
          {newest === undefined && <p className="text-center text-muted">No messages yet.</p>}
          {groupByDay(messages, now).map(({ name, messages }) => (
            <section key={messages[0]?.id} className="grid grid-cols-1 gap-3">
              <h3 className="text-center text-sm font-medium text-muted">{name}</h3>
              <ol className="grid grid-cols-1 gap-3">
                {messages.map((message) => (
                  <MessageItem
                    key={message.id}
                    message={message}
                    now={now}
                    isLatestProposal={proposals.has(message.id)}
                  />
                ))}
              </ol>
            </section>
          ))}
        </div>
      </div>
      {hasUnseen && (
        <div className="absolute inset-x-0 bottom-3 text-center">
          <Button size="sm" onClick={scrollToEnd} className="shadow-float">
            <ArrowDown aria-hidden="true" />
            New Messages
          </Button>
        </div>
      )}
      <Announcement newest={newest} readerId={readerId} />
    </div>
  )
}

/** The ids of the messages that suggest the present time of their task: the newest one of each. */
function findLatestProposals(messages: readonly ConversationMessage[]) {
  const latest = new Map<string, string>()
  for (const { id, task } of messages) if (task && !latest.has(task.id)) latest.set(task.id, id)
  return new Set(latest.values())
}

const maxAnnounced = 200

/** Tells screen readers about a message of another person that arrives while the thread is open. */
function Announcement({ newest, readerId }: { newest: ConversationMessage | undefined; readerId: string }) {
  const [first] = useState(newest?.id)
  const isNew = newest !== undefined && newest.id !== first && newest.authorId !== readerId
  return (
    <VisuallyHidden role="status">
      {isNew && (
        // The key makes a second message with the same text a change.
        <span key={newest.id}>
          New message from {newest.authorName ?? 'a deleted account'}: {newest.text.slice(0, maxAnnounced) || 'A file'}
        </span>
      )}
    </VisuallyHidden>
  )
}

const dayMs = 24 * 60 * 60 * 1000

interface MessageDay {
  /** `Today`, `Yesterday`, `Nov 21, 2026`. */
  name: string
  messages: ConversationMessage[]
}

/** Groups messages by the reader's day, the oldest first. They come with the newest first. */
function groupByDay(messages: readonly ConversationMessage[], now: number): MessageDay[] {
  const groups = Map.groupBy(messages.toReversed(), ({ createdAt }) => showDay(createdAt))
  const names = new Map([
    [showDay(new Date(now - dayMs).toISOString()), 'Yesterday'],
    [showDay(new Date(now).toISOString()), 'Today'],
  ])
  return [...groups].map(([day, messages]) => ({ name: names.get(day) ?? day, messages }))
}

/** Closer to the end than this counts as being at the end. */
const tolerance = 40

// The region is a reversed column: its scroll position is 0 at the end and negative above it.
const isAtEnd = ({ scrollTop }: Element) => scrollTop > -tolerance

/** The space between the end of the thread and the message. Messages that drop out at the other end do not affect it. */
function getSpaceBelow(region: Element, messageId: string | undefined) {
  const bottom = region.firstElementChild?.getBoundingClientRect().bottom ?? 0
  const message = region.querySelector(`[data-message-id="${messageId}"]`)
  return bottom - (message?.getBoundingClientRect().bottom ?? bottom)
}

/**
 * Keeps the reading position of a thread when messages arrive. A reader at the end sees new messages; further up the position
 * stays, and `hasUnseen` is true until the end is reached. An own message always scrolls to the end.
 */
function useThreadScroll(messages: readonly ConversationMessage[], readerId: string) {
  const region = useRef<HTMLDivElement>(null)
  const previous = useRef({ id: messages[0]?.id, space: 0 })
  const [hasUnseen, setHasUnseen] = useState(false)

  useLayoutEffect(() => {
    const element = region.current
    if (!element) return
    const [newest] = messages
    const { id, space } = previous.current
    previous.current = { id: newest?.id, space: getSpaceBelow(element, newest?.id) }
    if (newest === undefined || id === undefined || id === newest.id) return
    if (newest.authorId === readerId) element.scrollTop = 0
    else if (!isAtEnd(element)) {
      element.scrollTop -= getSpaceBelow(element, id) - space
      setHasUnseen(true)
    }
  }, [messages, readerId])

  function scrollToEnd() {
    if (region.current) region.current.scrollTop = 0
    region.current?.focus({ preventScroll: true })
    setHasUnseen(false)
  }

  function handleScroll() {
    if (region.current && isAtEnd(region.current)) setHasUnseen(false)
  }

  return { region, hasUnseen, scrollToEnd, handleScroll }
}
