import { type ConversationMessage } from '#contract/conversations.ts'
import { bookTask } from '#contract/tasks.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { showMoment } from '#web/lib/format/dates.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Button } from '#web/ui/form/button.tsx'

type ProposedTask = NonNullable<ConversationMessage['task']>

/** Under the message that suggests the present time of a consultation: the client books it, and both sides see that it is booked. */
export function BookTime({ task }: { task: ProposedTask }) {
  const { role, view } = useSignedInUser()
  const book = useCall(bookTask, {
    success: 'Your consultation is booked',
    failure: 'The time was not booked',
  })
  const { id, state, proposedAt } = task
  if (proposedAt === null) return null
  if (state === 'done') return <Badge tone="success">Done</Badge>
  if (state === 'booked')
    return (
      <Badge tone="success">
        Booked: <time dateTime={proposedAt}>{showMoment(proposedAt)}</time>
      </Badge>
    )
  if (state !== 'proposed' || role !== 'user' || view) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button size="sm" loading={book.isPending} onClick={() => book.mutate({ params: { id }, body: { proposedAt } })}>
        Book This Time
      </Button>
      <span className="text-sm text-muted">
        On your clock: <time dateTime={proposedAt}>{showMoment(proposedAt)}</time>
      </span>
    </div>
  )
}
