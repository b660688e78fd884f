import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'wouter'
import { useDebouncedValue } from '#web/lib/hooks/use-debounced-value.ts'
import { withParam } from '#web/lib/navigation/navigation.ts'
import { filterParams, type ListFilters, noFilters, readListFilters } from '../list-filters.ts'

/**
 * The filters of the list. They are in the address, so that they can be linked to and survive a reload. The text of the
 * search is a state, which typing changes at once; the address follows once the text has settled.
 */
export function useListFilters() {
  const [query, setQuery] = useSearchParams()
  const { search: linkedSearch, status, sort } = readListFilters(query)
  const [search, setSearch] = useState(linkedSearch)
  const settledSearch = useDebouncedValue(search)
  const addressSearch = useRef(linkedSearch)

  useEffect(() => {
    if (settledSearch === addressSearch.current) return
    addressSearch.current = settledSearch
    setQuery((before) => withParam(before, filterParams.search, settledSearch, noFilters.search), { replace: true })
  }, [settledSearch, setQuery])

  // A link or the Back button changed the address.
  useEffect(() => {
    if (linkedSearch === addressSearch.current) return
    addressSearch.current = linkedSearch
    setSearch(linkedSearch)
  }, [linkedSearch])

  function setFilters(next: ListFilters) {
    setSearch(next.search)
    if (next.status === status && next.sort === sort) return
    setQuery(
      (before) => {
        const withStatus = withParam(before, filterParams.status, next.status, noFilters.status)
        return withParam(withStatus, filterParams.sort, next.sort, noFilters.sort)
      },
      { replace: true },
    )
  }
  return { filters: { sort, status, search }, settledSearch, setFilters }
}
