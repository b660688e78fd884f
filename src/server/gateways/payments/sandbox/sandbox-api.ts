import { createHash } from 'node:crypto'
import type { PaymentError } from '#server/gateways/payments/payment-error.ts'
import {
  changeWithin,
  claimKey,
  findCustomerId,
  readAllBooks,
  readBooks,
  storeAnswer,
  type SandboxDeps,
} from './book-store.ts'
import { toSeconds, type Books } from './books.ts'
import type { SandboxObject } from './objects.ts'
import { Refusal, refuse } from './refusal.ts'
import { accountRoutes } from './account-routes.ts'
import { billingRoutes, listPayments } from './billing-routes.ts'
import type { Call } from './route-table.ts'

export interface ApiRequest {
  method: string
  /** With the query. */
  path: string
  /** A form. */
  body: string
  idempotencyKey: string | null
}

export interface ApiAnswer {
  status: number
  body: object
  /** Whether the answer was given before, to a request with the same key. */
  replayed?: boolean
}

const routes = [...accountRoutes, ...billingRoutes]
type Route = (typeof routes)[number]

export const findRoute = (method: string, pathname: string) =>
  routes.find((route) => route.method === method && route.path.test(pathname))

const statuses = { declined: 402, missing: 404, conflict: 400, unavailable: 503 } satisfies Record<
  PaymentError['reason'],
  number
>

function toErrorAnswer({ reason, code, message }: Refusal): ApiAnswer {
  const type = reason === 'declined' ? 'card_error' : 'invalid_request_error'
  return { status: statuses[reason], body: { error: { type, code, message } } }
}

/** Fields that Stripe adds only where they are asked for. */
function findIncluded(books: Books, { id, object }: Partial<SandboxObject>, name: string) {
  if (object !== 'invoice' || id === undefined) return undefined
  if (name === 'payments') return { object: 'list', data: listPayments(books, id) }
  const intent = name === 'confirmation_secret' ? books.findIntent(id) : undefined
  return intent && { client_secret: intent.client_secret, type: 'payment_intent' }
}

/** The object as it is answered, with what is asked for in full. */
function present(books: Books, object: object, paths: string[]): unknown {
  if (Array.isArray(object)) return object.map((item) => present(books, item, paths))
  const answer: Record<string, unknown> = { ...object }
  if (answer.object === 'customer' && answer.deleted) return { id: answer.id, object: 'customer', deleted: true }
  if (answer.object === 'test_helpers.test_clock') answer.frozen_time = toSeconds(Date.now()) + Number(answer.ahead)
  for (const name of new Set(paths.map((path) => path.split('.')[0] ?? ''))) {
    const field = answer[name]
    const found = findIncluded(books, object, name) ?? (typeof field === 'string' ? books.findAny(field) : field)
    if (found === undefined && name !== 'confirmation_secret')
      throw refuse('invalid_expand', `This property cannot be expanded (${name}).`)
    const inner = paths.flatMap((path) => (path.startsWith(`${name}.`) ? [path.slice(name.length + 1)] : []))
    if (typeof found === 'object' && found !== null) answer[name] = present(books, found, inner)
  }
  return answer
}

/** Runs the call. A list is paged, the newest first: Stripe gives ten unless asked for more. */
function run(route: Route, call: Call): object {
  const { books, params } = call
  const paths = [...params].flatMap(([name, value]) => (/^expand\[\d*\]$/.test(name) ? [value] : []))
  if (paths.some((path) => path.split('.').length > 4))
    throw refuse('property_expansion_max_depth', 'You cannot expand more than 4 levels of a property.')
  const answer = route.answer(call)
  if (!Array.isArray(answer)) return present(books, answer, paths) as object
  const after = params.get('starting_after')
  const items = answer.toReversed()
  const rest = after === null ? items : items.slice(items.findIndex(({ id }) => id === after) + 1)
  const limit = Number(params.get('limit') ?? 10)
  const page = { object: 'list', data: rest.slice(0, limit), has_more: rest.length > limit, url: '/v1/list' }
  return present(books, page, paths) as object
}

/** Params that name an object, and with it the customer whom the request is about. */
const references = ['subscription', 'invoice', 'payment_intent', 'payment[payment_intent]', 'charge']

/** Answers requests as Stripe's API does, as far as our client uses it. */
export function createSandboxApi(deps: SandboxDeps, appUrl: URL) {
  const { db, jobs } = deps
  const page = (path: string) => new URL(path, appUrl).href

  /** Null for the account; undefined for all customers. */
  async function findScope(route: Route, id: string, params: URLSearchParams) {
    const customerId = params.get('customer')
    if (customerId) return customerId
    const reference = id || references.map((name) => params.get(name)).find((value) => value !== null)
    if (reference) return findCustomerId(db, reference)
    return route.writes ? null : undefined
  }

  async function answerOnce({ idempotencyKey: key, ...request }: ApiRequest, scope: string | null, work: Work) {
    return db.transaction(async (tx): Promise<ApiAnswer> => {
      const digest = digestRequest(request)
      const known = key === null ? null : await claimKey(tx, key)
      if (known && known.request !== digest) {
        const error = { type: 'idempotency_error', message: 'The key was used for another request before.' }
        return { status: 400, body: { error } }
      }
      if (known) return { status: known.status, body: known.body, replayed: true }
      const outcome = await changeWithin(tx, jobs, scope, work)
      // Stripe keeps no answer of a request that it could not begin with.
      if (outcome instanceof Refusal && outcome.reason === 'missing') throw outcome
      const answer = outcome instanceof Refusal ? toErrorAnswer(outcome) : { status: 200, body: outcome }
      if (key !== null)
        await storeAnswer(tx, key, scope ?? findNewCustomer(answer.body), { request: digest, ...answer })
      return answer
    })
  }

  return async function answer(request: ApiRequest): Promise<ApiAnswer> {
    const { method, path, body } = request
    const { pathname, searchParams } = new URL(path, 'https://sandbox')
    try {
      const route = findRoute(method, pathname)
      if (!route) throw new Refusal('missing', 'resource_missing', `Unrecognized request URL (${method}: ${pathname}).`)
      const params = method === 'POST' ? new URLSearchParams(body) : searchParams
      const id = decodeURIComponent(route.path.exec(pathname)?.[1] ?? '')
      const scope = await findScope(route, id, params)
      const work = (books: Books) => run(route, { books, id, params, page })
      if (scope === undefined) return { status: 200, body: await readAllBooks(deps, work) }
      if (!route.writes) return { status: 200, body: await readBooks(deps, scope, work) }
      return await answerOnce(method === 'POST' ? request : { ...request, idempotencyKey: null }, scope, work)
    } catch (error) {
      if (error instanceof Refusal) return toErrorAnswer(error)
      throw error
    }
  }
}

/** By which a request is known when its key comes again. */
export const digestRequest = ({ method, path, body }: Omit<ApiRequest, 'idempotencyKey'>) =>
  createHash('sha256')
    .update(JSON.stringify([method, path, body]))
    .digest('base64')

type Work = (books: Books) => object

/** The customer that a request of the account made. */
const findNewCustomer = (body: Partial<SandboxObject>) => (body.object === 'customer' ? (body.id ?? null) : null)

/** The API as `fetch`, for the SDK. */
export const toFetch =
  (answer: ReturnType<typeof createSandboxApi>): typeof fetch =>
  async (url, { method = 'GET', headers, body } = {}) => {
    const { pathname, search } = new URL(String(url))
    const idempotencyKey = new Headers(headers).get('idempotency-key')
    const given = await answer({ method, path: pathname + search, body: String(body ?? ''), idempotencyKey })
    return Response.json(given.body, {
      status: given.status,
      headers: { 'request-id': 'req_sandbox', ...(given.replayed ? { 'idempotent-replayed': 'true' } : {}) },
    })
  }
