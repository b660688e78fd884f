import { useCallback, useState } from 'react'
import { useSearchParams } from 'wouter'
import { applicationStatuses } from '#contract/applications.ts'
import { type ListFilters, noFilters } from './list-filters.ts'

const param = 'status'

/** The filters of the list. The status is in the address, so that other screens can link to it. */
export function useListFilters() {
  const [query, setQuery] = useSearchParams()
  const [inPlace, setInPlace] = useState<Omit<ListFilters, 'status'>>(noFilters)
  const asked = query.get(param)
  const status = applicationStatuses.find((known) => known === asked) ?? noFilters.status
  const setFilters = useCallback(
    ({ status: chosen, ...others }: ListFilters) => {
      setInPlace(others)
      if (chosen === status) return
      setQuery(
        (before) => {
          const next = new URLSearchParams(before)
          if (chosen === noFilters.status) next.delete(param)
          else next.set(param, chosen)
          return next
        },
        { replace: true },
      )
    },
    [status, setQuery],
  )
  return [{ ...inPlace, status }, setFilters] as const
}
