import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'
import { roles } from '#contract/endpoint.ts'
import { useDebouncedValue } from '#web/lib/hooks/use-debounced-value.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { FilterFold } from '#web/ui/form/filter-fold.tsx'
import { Row, Stack } from '#web/ui/layout/page.tsx'
import { readUserListQuery, type UserListQuery, writeUserListQuery } from './user-list-query.ts'
import { UserList } from './user-list.tsx'
import { roleLabels } from './user-names.ts'

const roleOptions = [{ value: 'all', label: 'All' }, ...roles.map((value) => ({ value, label: roleLabels[value] }))]

/** For a phone, where there are no headings to sort by. */
const sorts: readonly (Pick<UserListQuery, 'sort' | 'order'> & { label: string })[] = [
  { sort: 'joined', order: 'desc', label: 'Newest first' },
  { sort: 'joined', order: 'asc', label: 'Oldest first' },
  { sort: 'name', order: 'asc', label: 'Name' },
  { sort: 'role', order: 'asc', label: 'Role' },
  { sort: 'subscription', order: 'asc', label: 'Active first' },
  { sort: 'manager', order: 'asc', label: 'Manager' },
]
const toValue = ({ sort, order }: Pick<UserListQuery, 'sort' | 'order'>) => `${sort} ${order}`
const sortOptions = sorts.map((option) => ({ value: toValue(option), label: option.label }))

/** All accounts. Search, filter, order and page are in the address. */
export function UserDirectory() {
  const [search, setSearch] = useSearchParams()
  const query = readUserListQuery(search)
  const change = (changed: Partial<UserListQuery>) =>
    setSearch((current) => writeUserListQuery({ ...readUserListQuery(current), page: 1, ...changed }))
  return (
    <Stack>
      <Row gap="md" className="items-end">
        <SearchField />
        <FilterFold label="Sort and Filter" isActive={query.role !== null}>
          <SelectField
            className="min-w-0 grow basis-40 sm:max-w-52"
            label="Filter by role"
            options={roleOptions}
            value={query.role ?? 'all'}
            onChange={({ target }) => change({ role: roles.find((role) => role === target.value) ?? null })}
          />
          <SelectField
            className="min-w-0 grow basis-40 sm:max-w-52 lg:hidden"
            label="Sort users by"
            options={sortOptions}
            value={toValue(query)}
            onChange={({ target }) => {
              const { sort, order } = sorts.find((option) => toValue(option) === target.value) ?? query
              change({ sort, order })
            }}
          />
        </FilterFold>
      </Row>
      <UserList query={query} onChange={change} />
    </Stack>
  )
}

/** Types into the address with a delay, and follows an address that changes otherwise. */
function SearchField() {
  const [search, setSearch] = useSearchParams()
  const { q } = readUserListQuery(search)
  const [text, setText] = useState(q)
  const [lastQ, setLastQ] = useState(q)
  const [startsHere] = useState(q !== '')
  if (q !== lastQ) {
    setLastQ(q)
    if (q !== text.trim()) setText(q)
  }
  const settled = useDebouncedValue(text.trim())
  useEffect(() => {
    if (settled === q || settled !== text.trim()) return
    setSearch((current) => writeUserListQuery({ ...readUserListQuery(current), q: settled, page: 1 }), {
      replace: true,
    })
  }, [settled, q, text, setSearch])
  return (
    <TextField
      type="search"
      className="min-w-0 grow basis-52 sm:max-w-96 sm:basis-60"
      label="Search by name or email"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- The address carries a search, so the person starts in the search field below the page's top.
      autoFocus={startsHere}
      autoComplete="off"
      maxLength={200}
      leading={<Search />}
      value={text}
      onChange={({ target }) => setText(target.value)}
    />
  )
}
