import { TextLink } from '#web/lib/navigation/links.tsx'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { paths } from '#web/paths.ts'
import { isReader, useConversations } from './conversations.queries.ts'
import { Thread } from './thread/thread.tsx'

/** A client's conversation as a part of another screen of staff. */
export function ClientThread({ userId }: { userId: string }) {
  const user = useSignedInUser()
  const { data = [] } = useConversations()
  const conversation = data.find((candidate) => candidate.userId === userId)
  return (
    <Thread
      key={userId}
      userId={userId}
      marksRead={conversation ? isReader(user, conversation) : user.role !== 'admin'}
      className="min-h-[28rem]"
      header={
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-edge py-3">
          <h2 id="thread-title" tabIndex={-1} className="text-base">
            Messages
          </h2>
          <TextLink href={paths.conversationWith(userId)}>Open in Messages</TextLink>
        </div>
      }
    />
  )
}
