import { Search } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { roles } from '#contract/endpoint.ts'
import { useDebouncedValue } from '#web/lib/hooks/use-debounced-value.ts'
import { Row, Stack } from '#web/ui/layout/page.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { roleLabels } from './user-names.ts'
import { UserPage } from './user-page.tsx'

const roleOptions = [{ value: 'all', label: 'All' }, ...roles.map((value) => ({ value, label: roleLabels[value] }))]

/** All accounts, searchable and paginated. The address may carry a search. */
export function UserDirectory() {
  const [query] = useSearchParams()
  const initialSearch = query.get('q') ?? ''
  return <Directory key={initialSearch} initialSearch={initialSearch} />
}

function Directory({ initialSearch }: { initialSearch: string }) {
  const [search, setSearch] = useState(initialSearch)
  const [roleFilter, setRoleFilter] = useState('all')
  const q = useDebouncedValue(search.trim())
  const role = roles.find((role) => role === roleFilter)

  return (
    <Stack>
      <Row gap="md" className="items-end">
        <TextField
          type="search"
          className="min-w-0 grow basis-60 sm:max-w-96"
          label="Search by name or email"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- The address carries a search, so the person starts in the search field below the page's top.
          autoFocus={initialSearch !== ''}
          autoComplete="off"
          maxLength={200}
          leading={<Search />}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <SelectField
          className="min-w-0 grow basis-40 sm:max-w-52"
          label="Filter by role"
          options={roleOptions}
          value={roleFilter}
          onChange={({ target }) => setRoleFilter(target.value)}
        />
      </Row>
      {/* A new search starts at its first page. */}
      <UserPage key={`${roleFilter}/${q}`} filter={{ ...(q ? { q } : {}), ...(role ? { role } : {}) }} />
    </Stack>
  )
}
