import { MessageSquare, Users } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { cn } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Loadable } from '#web/ui/feedback/loadable.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { useConversations } from './conversations.queries.ts'
import { StaffThread } from './thread/staff-thread.tsx'
import { ConversationList } from './list/conversation-list.tsx'

const emptyTexts = {
  account_manager: { title: 'No clients assigned yet', text: 'An admin assigns job seekers to you.' },
  admin: { title: 'No conversations yet', text: 'Messages of clients and account managers show up here.' },
}

/** The conversations of staff beside the selected one. On a phone one of the two is shown. */
export function StaffConversations({ selectedId }: { selectedId: string | null }) {
  const { role } = useSignedInUser()
  const query = useConversations()
  const region = useFocusOnChange(selectedId)
  return (
    <div ref={region} className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <Card
        aria-labelledby="conversation-list"
        className={cn('overflow-hidden lg:max-h-[max(34rem,calc(100dvh-13rem))]', selectedId && 'max-lg:hidden')}
      >
        <h2 id="conversation-list" tabIndex={-1} className="px-edge pt-5 pb-3 text-xl">
          Conversations
        </h2>
        <div className="min-h-0 grow border-t border-line lg:overflow-y-auto">
          <Loadable
            {...getQueryState(query, 'The conversations could not be loaded.')}
            className="m-4"
            empty={
              <EmptyState
                icon={<Users />}
                className="m-4"
                {...emptyTexts[role === 'admin' ? role : 'account_manager']}
              />
            }
          >
            {(conversations) => <ConversationList conversations={conversations} selectedId={selectedId} />}
          </Loadable>
        </div>
      </Card>
      {selectedId === null ? (
        <EmptyState
          icon={<MessageSquare />}
          level={2}
          title="No conversation selected"
          text="Select a client to read and write messages."
          className="max-lg:hidden"
        />
      ) : (
        <StaffThread
          key={selectedId}
          userId={selectedId}
          conversation={query.data?.find(({ userId }) => userId === selectedId)}
        />
      )}
    </div>
  )
}

/** Moves the focus to the heading of the thread when another conversation is selected, or of the list after Back. */
function useFocusOnChange(selectedId: string | null) {
  const region = useRef<HTMLDivElement>(null)
  const previous = useRef(selectedId)
  useEffect(() => {
    if (previous.current === selectedId) return
    previous.current = selectedId
    region.current?.querySelector<HTMLElement>(selectedId === null ? '#conversation-list' : '#thread-title')?.focus()
  }, [selectedId])
  return region
}
