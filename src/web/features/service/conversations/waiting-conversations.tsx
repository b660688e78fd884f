import { Link } from 'wouter'
import { formatPlural } from '#web/ui/data/format-number.ts'
import { linkClass } from '#web/ui/layout/link-text.tsx'
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
      <Link href={waiting.length === 1 ? paths.conversationWith(first.userId) : paths.messages} className={linkClass}>
        {formatPlural(waiting.length, 'client')} {waiting.length === 1 ? 'waits' : 'wait'} for an answer
      </Link>
    </p>
  )
}
