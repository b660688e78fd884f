import { type Role, roles } from '#contract/endpoint.ts'
import { type UserSort, userSorts } from '#contract/users.ts'

export type SortOrder = 'asc' | 'desc'

/** The state of the user list, all of it in the address. */
export interface UserListQuery {
  q: string
  role: Role | null
  sort: UserSort
  order: SortOrder
  /** From 1. */
  page: number
}

export const pageLength = 25
/** The largest offset that the call takes. */
const maxPage = 10_000_000 / pageLength

/** The direction that each heading sorts by first. */
export const firstOrder: Record<UserSort, SortOrder> = {
  name: 'asc',
  role: 'asc',
  subscription: 'asc',
  manager: 'asc',
  joined: 'desc',
}

/** Unknown values mean the default, so that no address fails. */
export function readUserListQuery(search: URLSearchParams): UserListQuery {
  const sort = userSorts.find((key) => key === search.get('sort')) ?? 'joined'
  const order = search.get('order')
  const page = Number(search.get('page') ?? 1)
  return {
    q: search.get('q') ?? '',
    role: roles.find((role) => role === search.get('role')) ?? null,
    sort,
    order: order === 'asc' || order === 'desc' ? order : firstOrder[sort],
    page: Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1,
  }
}

/** The query of the call. */
export const toUserPageQuery = ({ q, role, sort, order, page }: UserListQuery) => ({
  ...(q ? { q } : {}),
  ...(role ? { role } : {}),
  sort,
  order,
  limit: pageLength,
  offset: (page - 1) * pageLength,
})

/** Leaves out what is the default. */
export function writeUserListQuery({ q, role, sort, order, page }: UserListQuery) {
  const search = new URLSearchParams()
  if (q !== '') search.set('q', q)
  if (role) search.set('role', role)
  if (sort !== 'joined') search.set('sort', sort)
  if (order !== firstOrder[sort]) search.set('order', order)
  if (page > 1) search.set('page', String(page))
  return search
}

/** A heading: a second click turns the direction around. The list begins at its first page. */
export const sortBy = (query: UserListQuery, sort: UserSort): UserListQuery => ({
  ...query,
  sort,
  order: query.sort === sort ? (query.order === 'asc' ? 'desc' : 'asc') : firstOrder[sort],
  page: 1,
})
