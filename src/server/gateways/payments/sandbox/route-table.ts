import type { Books } from './books.ts'
import type { Kind } from './objects.ts'
import { refuse } from './refusal.ts'

export interface Call {
  books: Books
  /** The id in the path. */
  id: string
  params: URLSearchParams
  /** The address of one of our pages. */
  page: (path: string) => string
}

interface Route {
  method: string
  path: RegExp
  /** The SDK's type of what is sent; null where nothing is. */
  params: string | null
  writes: boolean
  /** Answers with an object, or with a list, the oldest first. */
  answer: (call: Call) => object
}

export function createRouteTable() {
  const routes: Route[] = []
  function route(call: string, params: string | null, answer: Route['answer'], writes = !call.startsWith('GET')) {
    const [method = '', path = ''] = call.split(' ')
    routes.push({ method, path: new RegExp(`^/v1/${path.replaceAll(':id', '([^/]+)')}$`), params, answer, writes })
  }
  const retrieve = (path: string, kind: Kind, params: string | null) =>
    route(`GET ${path}/:id`, params, ({ books, id }) => books.get(kind, id))
  return { routes, route, retrieve }
}

export function required(params: URLSearchParams, name: string) {
  const value = params.get(name)
  if (!value) throw refuse('parameter_missing', `Missing required param: ${name}.`)
  return value
}

/** The fields `name[...]`. */
export const readFields = (params: URLSearchParams, name: string): Record<string, string> =>
  Object.fromEntries(
    [...params]
      .filter(([key]) => key.startsWith(`${name}[`))
      .map(([key, value]) => [key.slice(name.length + 1, -1), value]),
  )

/** Whether an object has the values that a list is filtered by. */
export const matchesFilters =
  (params: URLSearchParams, ...names: string[]) =>
  (object: object) =>
    names.every((name) => !params.has(name) || params.get(name) === (object as Record<string, unknown>)[name]) &&
    !('created' in object && Number(object.created) < Number(params.get('created[gte]') ?? 0))
