import { getDueState } from '#web/lib/format/due.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { formatReplyDue } from './reply-due.ts'

/** When an answer to the client is due. */
export function ReplyDueBadge({ dueAt, now }: { dueAt: string; now: number }) {
  const { tone } = getDueState(dueAt, now)
  return (
    <Badge tone={tone}>
      <time dateTime={dueAt}>{formatReplyDue(dueAt, now)}</time>
    </Badge>
  )
}
