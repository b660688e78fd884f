import { Badge, type BadgeTone } from './badge.tsx'

interface DueBadgeProps {
  /** Null while nothing is due. */
  dueAt: string | null
  text: string
  tone: BadgeTone
  className?: string
}

/** A due time in the words of `getDueState`. */
export function DueBadge({ dueAt, text, tone, className }: DueBadgeProps) {
  return (
    <Badge tone={tone} className={className}>
      {dueAt === null ? text : <time dateTime={dueAt}>{text}</time>}
    </Badge>
  )
}
