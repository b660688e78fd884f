import { TextLink } from '#web/lib/navigation/links.tsx'
import { formatPlural } from '#web/ui/data/format-number.ts'
import { paths } from '#web/paths.ts'
import { useConversations } from './conversations.queries.ts'

/** Says how many clients wait for an answer. Renders nothing if there are none. */
export function WaitingConversations() {
  const { data = [] } = useConversations()
  const waiting = data.filter(({ replyDueAt }) => replyDueAt !== null)
  const [first] = waiting
  if (!first) return null
  return (
    <p>
      <TextLink href={waiting.length === 1 ? paths.conversationWith(first.userId) : paths.messages}>
        {formatPlural(waiting.length, 'client')} {waiting.length === 1 ? 'waits' : 'wait'} for an answer
      </TextLink>
    </p>
  )
}
