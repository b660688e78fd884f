import type { ReactNode } from 'react'
import { Row } from '#web/ui/page.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { isStatus, statusOptions } from './application-status.ts'
import { type Arrangement, sortOrders } from './arrange-applications.ts'

const sortLabels = { date: 'Date', company: 'Company', status: 'Status' }
const sortOptions = sortOrders.map((value) => ({ value, label: sortLabels[value] }))
const filterOptions = [{ value: 'all', label: 'All' }, ...statusOptions]
const orderOf = (value: string) => sortOrders.find((order) => order === value) ?? 'date'

interface ArrangementBarProps {
  arrangement: Arrangement
  onChange: (next: Arrangement) => void
  /** How many are shown. */
  children: ReactNode
}

export function ArrangementBar({ arrangement, onChange, children }: ArrangementBarProps) {
  return (
    <Row gap="md" className="items-end">
      <SelectField
        className="w-full min-w-36 shrink grow basis-36 sm:max-w-44"
        label="Sort by"
        options={sortOptions}
        value={arrangement.sortBy}
        onChange={({ target }) => onChange({ ...arrangement, sortBy: orderOf(target.value) })}
      />
      <SelectField
        className="min-w-36 shrink grow basis-36 sm:max-w-44"
        label="Filter by status"
        options={filterOptions}
        value={arrangement.status}
        onChange={({ target: { value } }) => onChange({ ...arrangement, status: isStatus(value) ? value : 'all' })}
      />
      <p aria-live="polite" className="grow text-end text-sm text-muted sm:pb-2.5">
        {children}
      </p>
    </Row>
  )
}
