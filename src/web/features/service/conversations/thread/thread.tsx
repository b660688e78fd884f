import { MessageSquareOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { ButtonLink } from '#web/lib/navigation/links.tsx'
import { ApiError } from '#web/lib/api/api-error.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LoadStatus } from '#web/ui/feedback/loadable.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { minSummarized } from '#contract/proposals.ts'
import { Proposal } from '#web/features/work/proposals/proposal.tsx'
import { Composer } from '../composer/composer.tsx'
import { isOwnSide, useMarkRead, useMessages } from '../conversations.queries.ts'
import { parseMessageAbout } from '../message-about.ts'
import { MessageLog } from './message-log.tsx'

interface ThreadProps {
  /** The client. */
  userId: string
  /** Reading here counts for the team. */
  marksRead: boolean
  /** With the element `thread-title`, which names the thread. */
  header: ReactNode
  /** The height; by default that of a whole screen. */
  className?: string
}

const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404

/** A conversation: its messages and the form to write one. */
export function Thread({
  userId,
  marksRead,
  header,
  className = 'min-h-[calc(100dvh-5.6rem)] sm:min-h-[max(34rem,calc(100dvh-13rem))]',
}: ThreadProps) {
  const user = useSignedInUser()
  const query = useMessages(userId)
  const { data, ...state } = getQueryState(query, 'The messages could not be loaded.')
  const unread = data?.find((message) => !isOwnSide(user, message) && message.readAt === null)
  useMarkRead(userId, marksRead ? unread?.id : undefined)
  const { about, clear } = useMessageAbout(userId)
  // Messages that are still in the cache are no longer theirs to read.
  if (isNotFound(query.error)) return <NotFound />
  return (
    <Card
      aria-labelledby="thread-title"
      // It grows with the form to write.
      className={className}
    >
      {header}
      {data && data.filter(({ text }) => text !== '').length >= minSummarized && (
        <div className="max-h-72 shrink-0 overflow-y-auto border-b border-line px-edge py-3 empty:hidden">
          <Proposal kind="summary" id={userId} ask="Summarize This Conversation" without="The messages are below." />
        </div>
      )}
      {data ? (
        <MessageLog messages={data} onMore={query.onMore} loadingMore={query.loadingMore} />
      ) : (
        <div className="min-h-56 grow p-4">
          <LoadStatus {...state} className="min-h-40" />
        </div>
      )}
      <Composer userId={userId} about={about} onAboutRemoved={clear} />
    </Card>
  )
}

/** What a new message is about, from the address. */
function useMessageAbout(userId: string) {
  const { role } = useSignedInUser()
  const [query] = useSearchParams()
  const [, navigate] = useLocation()
  const about = parseMessageAbout(query.get('about'))
  return {
    about,
    clear: () => {
      if (about) navigate(role === 'user' ? paths.messages : paths.conversationWith(userId), { replace: true })
    },
  }
}

function NotFound() {
  return (
    <EmptyState
      icon={<MessageSquareOff />}
      level={2}
      title="Conversation not found"
      text="The client may have another account manager now."
      action={<ButtonLink href={paths.messages}>All Conversations</ButtonLink>}
    />
  )
}
