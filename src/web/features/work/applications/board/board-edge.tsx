import { ChevronRight } from 'lucide-react'
import type { ApplicationCounts } from '#contract/application-summary.ts'
import type { ApplicationStatus } from '#contract/application-status.ts'
import { cn } from '#web/ui/class-names.ts'
import { formatPlural } from '#web/ui/data/format-number.ts'
import { Button } from '#web/ui/form/button.tsx'
import { boardStatuses } from '../application-status.ts'

/** The columns behind the end of the board. */
export function listHidden(inView: ReadonlySet<ApplicationStatus>): readonly ApplicationStatus[] {
  if (inView.size === 0) return []
  return boardStatuses.slice(boardStatuses.findLastIndex((status) => inView.has(status)) + 1)
}

interface BoardEdgeProps {
  inView: ReadonlySet<ApplicationStatus>
  counts: ApplicationCounts | undefined
  onScrollTo: (status: ApplicationStatus) => void
}

/** Says what is behind the end of the board, and shows which columns are in view. Nothing if all are. */
export function BoardEdge({ inView, counts, onScrollTo }: BoardEdgeProps) {
  const hidden = listHidden(inView)
  const [first] = hidden
  const isWhole = inView.size === 0 || boardStatuses.every((status) => inView.has(status))
  const count = hidden.reduce((sum, status) => sum + (counts?.byStatus[status] ?? 0), 0)
  return (
    <div className={cn('flex min-h-9 items-center justify-between gap-3', isWhole && 'invisible xl:hidden')}>
      <span aria-hidden="true" className="flex gap-1.5">
        {boardStatuses.map((status) => (
          <span
            key={status}
            className={cn(
              'size-2 rounded-full bg-control/40 forced-colors:border',
              inView.has(status) && 'bg-accent forced-colors:bg-[Highlight]',
            )}
          />
        ))}
      </span>
      {first && (
        <Button variant="ghost" size="sm" className="whitespace-nowrap" onClick={() => onScrollTo(first)}>
          {`+${formatPlural(hidden.length, 'column')}, ${formatPlural(count, 'application')}`}
          <ChevronRight aria-hidden="true" />
        </Button>
      )}
    </div>
  )
}
