import { ChartNoAxesColumn, Columns3, Search, Table2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ApplicationCounts } from '#contract/application-summary.ts'
import { limits } from '#contract/fields.ts'
import { DownloadLink } from '#web/ui/form/download-link.tsx'
import { Row, Stack } from '#web/ui/layout/page.tsx'
import { Segmented } from '#web/ui/form/segmented.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { isStatus, statusOptions } from '../application-status.ts'
import type { ApplicationScope } from '../applications.queries.ts'
import { getExportUrl } from './export-url.ts'
import { type ListFilters, parseSortOrder, sortOrders } from './list-filters.ts'
import { StatusChips } from './status-chips.tsx'
import type { View } from './use-view.ts'

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
  /** The count of shown applications. */
  children: ReactNode
}

export function ListToolbar({ scope, view, onView, filters, onChange, counts, children }: ListToolbarProps) {
  return (
    <Stack gap="sm">
      <Row className="justify-between">
        <Segmented label="View" options={viewOptions} value={view} onValueChange={onView} />
        <DownloadLink href={getExportUrl(scope)} variant="secondary" size="sm" className="max-[24rem]:[&_svg]:hidden">
          Export CSV
        </DownloadLink>
      </Row>
      {view !== 'progress' && (
        <Row className="items-end">
          <TextField
            type="search"
            hideLabel
            className="w-full min-w-0 grow basis-60 sm:max-w-md"
            label="Search Applications"
            placeholder="Search company, position or notes"
            autoComplete="off"
            maxLength={limits.name}
            leading={<Search />}
            value={filters.search}
            onChange={({ target }) => onChange({ ...filters, search: target.value })}
          />
          {view === 'table' && <Selectors filters={filters} onChange={onChange} />}
        </Row>
      )}
      {view === 'table' && (
        <Row className="justify-between gap-y-1">
          <StatusChips
            counts={counts}
            chosen={filters.status}
            onChoose={(status) => onChange({ ...filters, status })}
          />
          <p aria-live="polite" className="text-sm text-muted">
            {children}
          </p>
        </Row>
      )}
    </Stack>
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
