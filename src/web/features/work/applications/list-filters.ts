import { limits } from '#contract/fields.ts'
import { isStatus } from './application-status.ts'
import type { ApplicationStatus } from '#contract/application-status.ts'
import type { ListQuery } from './applications.queries.ts'

/** What a person chose in the toolbar of the list. All of it is in the address. */
export interface ListFilters {
  sort: SortOrder
  status: ApplicationStatus | 'all'
  search: string
}

export const sortOrders = ['date', 'company', 'status'] as const
export type SortOrder = (typeof sortOrders)[number]

export const noFilters: ListFilters = { sort: 'date', status: 'all', search: '' }

export const pageSize = 50

export const isUnfiltered = ({ status, search }: ListFilters) => status === 'all' && search.trim() === ''

/** The parameter of each filter in the address. */
export const filterParams = { sort: 'sort', status: 'status', search: 'q' } as const

export const parseSortOrder = (value: string | null) => sortOrders.find((order) => order === value) ?? noFilters.sort

/** The filters in an address. Unknown values mean the default, so that no address fails. */
export function readListFilters(query: URLSearchParams): ListFilters {
  const status = query.get(filterParams.status) ?? ''
  return {
    sort: parseSortOrder(query.get(filterParams.sort)),
    status: isStatus(status) ? status : noFilters.status,
    search: (query.get(filterParams.search) ?? '').slice(0, limits.name),
  }
}

/** The filters as the query of the call; defaults are left out. */
export const toListQuery = ({ sort, status, search }: ListFilters, limit: number): ListQuery => ({
  sort,
  limit,
  ...(status === 'all' ? {} : { status }),
  ...(search.trim() === '' ? {} : { q: search.trim() }),
})

export const firstPageQuery = toListQuery(noFilters, pageSize)
