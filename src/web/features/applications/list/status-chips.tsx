import type { ApplicationCounts } from '#contract/application-summary.ts'
import { statusDisplay } from '#web/lib/format/status-display.ts'
import { formatCount } from '#web/ui/data/format-number.ts'
import { boardStatuses } from '../application-status.ts'
import type { ListFilters } from './list-filters.ts'

const chips = ['all', ...boardStatuses] as const

interface StatusChipsProps {
  /** Undefined until they are loaded. */
  counts: ApplicationCounts | undefined
  chosen: ListFilters['status']
  onChoose: (status: ListFilters['status']) => void
}

/** Filters by status, each with the number of its applications. */
export function StatusChips({ counts, chosen, onChoose }: StatusChipsProps) {
  return (
    <div
      role="group"
      aria-label="Applications by status"
      className="-mx-margin flex min-w-0 gap-1.5 overflow-x-auto px-margin py-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0"
    >
      {chips.map((status) => (
        <button
          key={status}
          type="button"
          aria-pressed={status === chosen}
          onClick={() => onChoose(status)}
          className="inline-flex min-h-8 shrink-0 cursor-pointer items-center gap-1.5 rounded-full border border-control/60 bg-raised px-3 text-sm font-medium text-muted transition-colors hover:bg-hover hover:text-ink aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-text forced-colors:aria-pressed:forced-color-adjust-none forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText] pointer-coarse:min-h-11"
        >
          {status === 'all' ? 'All' : statusDisplay[status].label}
          {/* Its room is there before the number is. */}
          <span className="min-w-[1ch] font-semibold tabular-nums">
            {counts && formatCount(status === 'all' ? counts.total : counts.byStatus[status])}
          </span>
        </button>
      ))}
    </div>
  )
}
