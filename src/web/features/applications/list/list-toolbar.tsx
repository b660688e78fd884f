import { ChartNoAxesColumn, Columns3, Search, Table2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { applicationsCsvPath } from '#contract/application-summary.ts'
import { DownloadLink } from '#web/ui/form/download-link.tsx'
import { Row, Stack } from '#web/ui/layout/page.tsx'
import { Segmented } from '#web/ui/form/segmented.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { isStatus, statusOptions } from '../application-status.ts'
import type { ApplicationScope } from '../applications.queries.ts'
import { type ListFilters, sortOrders } from './list-filters.ts'
import type { View } from './use-view-preference.ts'

const sortLabels = { date: 'Date', company: 'Company', status: 'Status' }
const sortOptions = sortOrders.map((value) => ({ value, label: sortLabels[value] }))
const filterOptions = [{ value: 'all', label: 'All' }, ...statusOptions]
const parseSortOrder = (value: string) => sortOrders.find((order) => order === value) ?? 'date'

const viewOptions = [
  { value: 'table', label: 'Table', icon: <Table2 aria-hidden="true" /> },
  { value: 'board', label: 'Board', icon: <Columns3 aria-hidden="true" /> },
  { value: 'progress', label: 'Progress', icon: <ChartNoAxesColumn aria-hidden="true" /> },
] as const

const getExportUrl = (scope: ApplicationScope) =>
  'userId' in scope ? `${applicationsCsvPath}?${new URLSearchParams(scope)}` : applicationsCsvPath

interface ListToolbarProps {
  scope: ApplicationScope
  view: View
  onView: (next: View) => void
  filters: ListFilters
  onChange: (next: ListFilters) => void
  /** The count of shown applications. */
  children: ReactNode
}

export function ListToolbar({ scope, view, onView, filters, onChange, children }: ListToolbarProps) {
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
            className="w-full min-w-0 grow basis-60 sm:max-w-96"
            label="Search applications"
            placeholder="Company, position or notes"
            autoComplete="off"
            maxLength={200}
            leading={<Search />}
            value={filters.search}
            onChange={({ target }) => onChange({ ...filters, search: target.value })}
          />
          {view === 'table' && <Selectors filters={filters} onChange={onChange} />}
          {view === 'table' && (
            <p aria-live="polite" className="grow text-end text-sm text-muted sm:pb-2.5">
              {children}
            </p>
          )}
        </Row>
      )}
    </Stack>
  )
}

function Selectors({ filters, onChange }: Pick<ListToolbarProps, 'filters' | 'onChange'>) {
  return (
    <>
      <SelectField
        className="min-w-32 shrink grow basis-32 sm:max-w-40"
        label="Sort by"
        options={sortOptions}
        value={filters.sort}
        onChange={({ target }) => onChange({ ...filters, sort: parseSortOrder(target.value) })}
      />
      <SelectField
        className="min-w-32 shrink grow basis-32 sm:max-w-44"
        label="Filter by status"
        options={filterOptions}
        value={filters.status}
        onChange={({ target: { value } }) => onChange({ ...filters, status: isStatus(value) ? value : 'all' })}
      />
    </>
  )
}
