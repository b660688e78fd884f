import { ScrollText, Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'
import { listAuditEntries } from '#contract/audit.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { usePaginatedQuery } from '#web/lib/api/use-paginated-query.ts'
import { useDebouncedValue } from '#web/lib/hooks/use-debounced-value.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LoadMore } from '#web/ui/feedback/load-more.tsx'
import { Loadable } from '#web/ui/feedback/loadable.tsx'
import { FilterFold } from '#web/ui/form/filter-fold.tsx'
import { Stack } from '#web/ui/layout/page.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { Table } from '#web/ui/data/table.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { auditColumns } from './audit-columns.tsx'
import { type AuditFilter, auditQuery, readAuditFilter, writeAuditFilter } from './audit-filter.ts'
import { actionOptions } from './audit-texts.ts'

export function AuditLog() {
  const [search, setSearch] = useSearchParams()
  const [filter, setFilter] = useState(() => readAuditFilter(search))
  const words = useDebouncedValue(filter.words)
  const address = writeAuditFilter({ ...filter, words }).toString()
  useEffect(() => {
    setSearch((current) => (current.toString() === address ? current : address), { replace: true })
  }, [address, setSearch])
  const query = usePaginatedQuery(listAuditEntries, auditQuery({ ...filter, words }))
  return (
    <Stack>
      <FilterBar filter={filter} onChange={setFilter} />
      <Loadable
        {...getQueryState(query, 'The audit log could not be loaded.')}
        empty={<EmptyState level={2} icon={<ScrollText />} title="Nothing found" text="No entry matches." />}
      >
        {(entries) => (
          <>
            <Table
              caption="Audit log"
              columns={auditColumns}
              rows={entries}
              rowKey={({ id }) => id}
              outdated={query.outdated}
            />
            <LoadMore onMore={query.onMore} loading={query.loadingMore} className="self-center" />
          </>
        )}
      </Loadable>
    </Stack>
  )
}

interface FilterBarProps {
  filter: AuditFilter
  onChange: (filter: AuditFilter) => void
}

function FilterBar({ filter, onChange }: FilterBarProps) {
  const field = (name: keyof AuditFilter) => ({
    value: filter[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...filter, [name]: target.value }),
  })
  return (
    <div className="grid grid-cols-[1fr_auto] items-start gap-4 sm:grid-cols-2 lg:grid-cols-[2fr_1.3fr_1fr_1fr]">
      <TextField
        type="search"
        label="Search"
        help={
          <span className="max-sm:sr-only">A name (three letters or more), email address, id or network address</span>
        }
        autoComplete="off"
        maxLength={200}
        leading={<Search />}
        {...field('words')}
      />
      <FilterFold label="Filter" isActive={filter.action !== '' || filter.from !== '' || filter.to !== ''}>
        <SelectField
          className="max-sm:col-span-2"
          label="Action"
          placeholder="All actions"
          options={actionOptions}
          {...field('action')}
        />
        <TextField className="max-sm:col-span-2" type="date" label="From" {...field('from')} />
        <TextField className="max-sm:col-span-2" type="date" label="To" {...field('to')} />
      </FilterFold>
    </div>
  )
}
