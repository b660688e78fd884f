import { vi } from 'vitest'
import type { Endpoint, ReplyOf } from '#contract/endpoint.ts'
import { type LiveTopic, topicsHeader } from '#contract/live.ts'

interface ErrorReply {
  status: number
  message: string
  code?: string
  fields?: Record<string, string>
}

export interface FakeRequest {
  path: string
  query: Record<string, string>
  body: unknown
  idempotencyKey: string | null
}

type Route = Pick<Endpoint, 'method' | 'path'>
type Handler = (request: FakeRequest) => Promise<Response> | Response

/** Stands between a component under test and the network. A call without a handler fails as an unreachable server does. */
export function fakeServer() {
  const handlers = new Map<string, Handler>()
  const requests = new Map<string, FakeRequest[]>()

  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body, headers }: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const key = [...handlers.keys()].find((candidate) => matches(candidate, method, pathname))
    if (key === undefined) throw new TypeError(`No handler for ${method} ${pathname}`)
    const request = {
      path: pathname,
      query: Object.fromEntries(searchParams),
      body: typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined,
      idempotencyKey: new Headers(headers).get('idempotency-key'),
    }
    requests.get(key)?.push(request)
    return (handlers.get(key) as Handler)(request)
  })

  function handle(endpoint: Route, handler: Handler) {
    const key = `${endpoint.method} ${endpoint.path}`
    handlers.set(key, handler)
    requests.set(key, requests.get(key) ?? [])
  }

  return {
    /**
     * Answers every call of the endpoint with `reply`; a promise holds the call until it resolves. A write names the topics that
     * it changes.
     */
    reply: <E extends Endpoint>(
      endpoint: E,
      reply: ReplyOf<E> | Promise<ReplyOf<E>>,
      ...changes: readonly LiveTopic[]
    ) => {
      const headers: HeadersInit = changes.length > 0 ? [[topicsHeader, changes.join()]] : []
      handle(endpoint, async () => Response.json(await reply, { status: endpoint.status ?? 200, headers }))
    },
    refuse: (endpoint: Route, { status, ...error }: ErrorReply) =>
      handle(endpoint, () => Response.json(error, { status })),
    /** Answers each call of a route outside the contract. */
    answer: (route: Route, answer: () => Response) => handle(route, answer),
    requests: (endpoint: Route) => requests.get(`${endpoint.method} ${endpoint.path}`) ?? [],
  }
}

function matches(key: string, method: string, pathname: string) {
  const [keyMethod, path = ''] = key.split(' ')
  return keyMethod === method && new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(pathname)
}
