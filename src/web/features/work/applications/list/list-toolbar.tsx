import { ChartNoAxesColumn, Columns3, Search, Table2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ApplicationCounts } from '#contract/application-summary.ts'
import { limits } from '#contract/fields.ts'
import { DownloadLink } from '#web/ui/form/download-link.tsx'
import { FilterFold } from '#web/ui/form/filter-fold.tsx'
import { Segmented } from '#web/ui/form/segmented.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { isStatus, statusOptions, boardStatuses } from '../application-status.ts'
import type { ApplicationScope } from '../applications.queries.ts'
import { getExportUrl } from './export-url.ts'
import { type ListFilters, noFilters, parseSortOrder, sortOrders } from '../list-filters.ts'
import type { View } from './use-view.ts'
import { statusDisplay } from '#web/lib/format/status-display.ts'
import { formatCount } from '#web/ui/data/format-number.ts'

const sortLabels = { date: 'Date', company: 'Company', status: 'Status' }
const sortOptions = sortOrders.map((value) => ({ value, label: sortLabels[value] }))
const filterOptions = [{ value: 'all', label: 'All' }, ...statusOptions]

const viewOptions = [
  { value: 'table', label: 'Table', icon: <Table2 aria-hidden="true" /> },
  { value: 'board', label: 'Board', icon: <Columns3 aria-hidden="true" /> },
  { value: 'progress', label: 'Progress', icon: <ChartNoAxesColumn aria-hidden="true" /> },
] as const

interface ListToolbarProps {
  scope: ApplicationScope
  view: View
  onView: (next: View) => void
  filters: ListFilters
  onChange: (next: ListFilters) => void
  /** Undefined until they are loaded. */
  counts: ApplicationCounts | undefined
  /** A link to what follows the applications. */
  jump: ReactNode
  /** The count of shown applications. */
  children: ReactNode
}

export function ListToolbar({ scope, view, onView, filters, onChange, counts, jump, children }: ListToolbarProps) {
  return (
    <div className="flex flex-wrap items-end gap-2 sm:gap-3">
      {view !== 'progress' && (
        <>
          <TextField
            type="search"
            hideLabel
            className="min-w-0 grow basis-52 sm:max-w-md"
            label="Search Applications"
            placeholder="Search company, position or notes"
            autoComplete="off"
            maxLength={limits.name}
            leading={<Search />}
            value={filters.search}
            onChange={({ target }) => onChange({ ...filters, search: target.value })}
          />
          {view === 'table' && (
            <FilterFold label="Sort and Filter" isActive={filters.status !== 'all' || filters.sort !== noFilters.sort}>
              <Selectors filters={filters} onChange={onChange} />
            </FilterFold>
          )}
        </>
      )}
      <Segmented
        compact
        label="View"
        options={viewOptions}
        value={view}
        onValueChange={onView}
        className="shrink-0 flex-nowrap self-center sm:self-end"
      />
      {view === 'table' && (
        <p aria-live="polite" className="ms-auto text-sm text-muted max-sm:sr-only sm:pb-2.5">
          {children}
        </p>
      )}
      {/* On a phone one line, which scrolls. */}
      <div className="-me-margin flex min-w-0 flex-1 items-center gap-1.5 overflow-x-auto py-1 pe-margin [scrollbar-width:none] sm:me-0 sm:flex-auto sm:basis-full sm:flex-wrap sm:overflow-visible sm:pe-0">
        {jump}
        {view === 'table' && (
          <StatusChips
            counts={counts}
            chosen={filters.status}
            onChoose={(status) => onChange({ ...filters, status })}
          />
        )}
        <DownloadLink href={getExportUrl(scope)} variant="secondary" size="sm" className="ms-auto shrink-0">
          Export CSV
        </DownloadLink>
      </div>
    </div>
  )
}

function Selectors({ filters, onChange }: Pick<ListToolbarProps, 'filters' | 'onChange'>) {
  return (
    <>
      <SelectField
        className="min-w-28 shrink grow basis-28 sm:max-w-36"
        label="Sort by"
        options={sortOptions}
        value={filters.sort}
        onChange={({ target }) => onChange({ ...filters, sort: parseSortOrder(target.value) })}
      />
      <SelectField
        className="min-w-28 shrink grow basis-28 sm:max-w-40"
        label="Filter by status"
        options={filterOptions}
        value={filters.status}
        onChange={({ target: { value } }) => onChange({ ...filters, status: isStatus(value) ? value : 'all' })}
      />
    </>
  )
}

const chips = ['all', ...boardStatuses] as const

interface StatusChipsProps {
  /** Undefined until they are loaded. */
  counts: ApplicationCounts | undefined
  chosen: ListFilters['status']
  onChoose: (status: ListFilters['status']) => void
}

/** Filters by status, each with the number of its applications. */
function StatusChips({ counts, chosen, onChoose }: StatusChipsProps) {
  return (
    <div role="group" aria-label="Applications by status" className="flex shrink-0 gap-1.5 sm:shrink sm:flex-wrap">
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
