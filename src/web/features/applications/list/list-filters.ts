import type { ApplicationStatus } from '#contract/applications.ts'
import type { ListQuery } from '../applications.queries.ts'

/** How a person wants to see a list. */
export interface ListFilters {
  sort: SortOrder
  status: ApplicationStatus | 'all'
  words: string
}

export const sortOrders = ['date', 'company', 'status'] as const
export type SortOrder = (typeof sortOrders)[number]

export const wholeList: ListFilters = { sort: 'date', status: 'all', words: '' }

/** Rows a browser draws at once without a noticeable wait. */
export const partLength = 50

export const isWholeList = ({ status, words }: ListFilters) => status === 'all' && words.trim() === ''

/** The same as the server is asked for it. */
export const searchFor = ({ sort, status, words }: ListFilters, limit: number): ListQuery => ({
  sort,
  limit,
  ...(status === 'all' ? {} : { status }),
  ...(words.trim() === '' ? {} : { q: words.trim() }),
})

/** What a list is asked for before anybody has arranged it. */
export const firstSearch = searchFor(wholeList, partLength)
