import { vi } from 'vitest'
import type { Endpoint, ReplyOf } from '#contract/endpoint.ts'

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

  function handle(endpoint: Endpoint, handler: Handler) {
    const key = `${endpoint.method} ${endpoint.path}`
    handlers.set(key, handler)
    requests.set(key, requests.get(key) ?? [])
  }

  return {
    /** Answers every call of the endpoint with `reply`; a promise holds the call until it resolves. */
    reply: <E extends Endpoint>(endpoint: E, reply: ReplyOf<E> | Promise<ReplyOf<E>>) =>
      handle(endpoint, async () => Response.json(await reply, { status: endpoint.status ?? 200 })),
    refuse: (endpoint: Endpoint, { status, ...error }: ErrorReply) =>
      handle(endpoint, () => Response.json(error, { status })),
    requests: (endpoint: Endpoint) => requests.get(`${endpoint.method} ${endpoint.path}`) ?? [],
  }
}

function matches(key: string, method: string, pathname: string) {
  const [keyMethod, path = ''] = key.split(' ')
  return keyMethod === method && new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(pathname)
}
