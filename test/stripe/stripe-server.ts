import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { readForm } from './form.ts'
import type { Form } from './form.ts'
import type { Route } from './route-table.ts'
import { billingRoutes } from './stripe-billing-routes.ts'
import { StripeBilling } from './stripe-billing.ts'
import { otherRoutes } from './stripe-other-routes.ts'
import { StripeRefusal } from './stripe-refusal.ts'
import { StripeState } from './stripe-state.ts'

/**
 * What goes wrong with a request: before it is carried out, or after, when only the answer gets lost. `busy`, `broken` and
 * `limited` are the statuses 503, 500 and 429; what is broken is remembered under its key, as Stripe does.
 */
export type Fault = 'busy' | 'broken' | 'limited' | 'cut' | 'hang' | 'cut after' | 'hang after' | 'nonsense'

export interface Asked {
  /** `POST /v1/subscriptions` */
  call: string
  params: string | null
  form: Form
  key: string | null
  headers: IncomingMessage['headers']
}

interface Remembered {
  asked: string
  answer: { status: number; body: string } | null
}

const toBody = (error: Record<string, unknown>) => JSON.stringify({ error })

/** What is thrown has the status of its refusal; a mistake of this server's own is a 500 that says so. */
function toRefusal(error: unknown) {
  if (error instanceof StripeRefusal) return { status: error.status, body: toBody(error.body) }
  return { status: 500, body: toBody({ type: 'api_error', message: String(error) }) }
}

/** Stripe on this machine, as far as the gateway and its check use it: it stores what it receives and honours idempotency keys. */
export class StripeServer {
  readonly state = new StripeState()
  readonly billing = new StripeBilling(this.state)
  readonly asked: Asked[] = []
  readonly secretKey = 'sk_test_local'
  readonly #routes: Route[] = [...billingRoutes(this.billing), ...otherRoutes(this.billing)]
  readonly #remembered = new Map<string, Remembered>()
  readonly #faults: { call: string; fault: Fault }[] = []
  readonly #server = createServer((request, response) => void this.#serve(request, response))
  /** Until then the requests that are carried out wait. */
  #gate = Promise.resolve()

  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  /** The next requests of that call fail so, one after the other. */
  fail(call: string, ...faults: Fault[]): void {
    this.#faults.push(...faults.map((fault) => ({ call, fault })))
  }

  recover(): void {
    this.#faults.length = 0
  }

  /** Holds back all writes until the given function is called. */
  hold(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#gate = promise
    return resolve
  }

  /** As a day later, when Stripe has forgotten all keys. */
  forgetKeys(): void {
    this.#remembered.clear()
  }

  listRequests(call: string): Asked[] {
    return this.asked.filter((asked) => asked.call === call)
  }

  async #serve(request: IncomingMessage, response: ServerResponse) {
    const sent = await text(request)
    const { pathname, search } = new URL(request.url ?? '/', 'http://stripe')
    const method = request.method ?? ''
    const form = readForm(method === 'GET' ? search.slice(1) : sent)
    const route = this.#routes.find((each) => each.method === method && each.path.test(pathname))
    const call = `${method} ${pathname}`
    const key = method === 'POST' ? String(request.headers['idempotency-key'] ?? '') || null : null
    this.asked.push({ call, params: route?.params ?? null, form, key, headers: request.headers })

    const fault = this.#takeFault(call)
    if (fault === 'cut') return void request.socket.destroy()
    if (fault === 'hang') return
    if (fault === 'nonsense') return void response.writeHead(200).end('<html>')
    if (fault === 'busy') return reply(response, { status: 503, body: toBody({ type: 'api_error', message: 'Busy' }) })
    if (fault === 'limited')
      return reply(response, { status: 429, body: toBody({ type: 'invalid_request_error', code: 'rate_limit' }) })

    const { answer, replayed } = await this.#answer({ route, pathname, form, key, request, broken: fault === 'broken' })
    if (fault === 'cut after') return void request.socket.destroy()
    if (fault === 'hang after') return
    reply(response, answer, replayed ? { 'idempotent-replayed': 'true' } : {})
  }

  #takeFault(call: string): Fault | null {
    const index = this.#faults.findIndex((each) => each.call === call)
    return index < 0 ? null : (this.#faults.splice(index, 1)[0]?.fault ?? null)
  }

  async #answer(asking: {
    route: Route | undefined
    pathname: string
    form: Form
    key: string | null
    request: IncomingMessage
    broken: boolean
  }) {
    const { route, pathname, form, key, request, broken } = asking
    if (request.headers.authorization !== `Bearer ${this.secretKey}`)
      return { answer: { status: 401, body: toBody({ type: 'invalid_request_error', message: 'Invalid API Key' }) } }
    const asked = JSON.stringify([pathname, form])
    const known = key ? this.#remembered.get(key) : undefined
    if (known) return this.#remember(known, asked)
    const memory: Remembered = { asked, answer: null }
    if (key) this.#remembered.set(key, memory)
    if (request.method !== 'GET') await this.#gate
    const answer = broken
      ? { status: 500, body: toBody({ type: 'api_error', message: 'Broken' }) }
      : this.#carryOut(route, pathname, form)
    memory.answer = answer
    return { answer }
  }

  #remember({ asked: before, answer }: Remembered, asked: string) {
    if (before !== asked)
      return { answer: { status: 400, body: toBody({ type: 'idempotency_error', message: 'Other parameters' }) } }
    if (!answer) {
      const error = { type: 'idempotency_error', code: 'idempotency_key_in_use', message: 'In use' }
      return { answer: { status: 409, body: toBody(error) } }
    }
    return { answer, replayed: true }
  }

  #carryOut(route: Route | undefined, pathname: string, form: Form) {
    try {
      if (!route) throw new Error(`There is no ${pathname} here`)
      const [, id = ''] = route.path.exec(pathname) ?? []
      return { status: 200, body: JSON.stringify(route.answer(form, decodeURIComponent(id))) }
    } catch (error) {
      return toRefusal(error)
    }
  }
}

function reply(
  response: ServerResponse,
  { status, body }: { status: number; body: string },
  headers: Record<string, string> = {},
) {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_local', ...headers }).end(body)
}
