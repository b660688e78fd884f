import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { claimKey, storeAnswer, type StoredAnswer } from '#server/gateways/payments/sandbox/book-store.ts'
import type { ObjectOf, Kind, SandboxObject } from '#server/gateways/payments/sandbox/objects.ts'
import { createSandboxApi, digestRequest, findRoute } from '#server/gateways/payments/sandbox/sandbox-api.ts'
import { createSandboxPages } from '#server/gateways/payments/sandbox/sandbox-pages.ts'
import { idleJobs } from '../idle-jobs.ts'
import { readForm, type Form } from './form.ts'

/** Answers in place of the API's own. */
const failures = {
  busy: { status: 503, error: { type: 'api_error', message: 'Busy' } },
  broken: { status: 500, error: { type: 'api_error', message: 'Broken' } },
  limited: { status: 429, error: { type: 'invalid_request_error', code: 'rate_limit' } },
  'in use': { status: 409, error: { type: 'idempotency_error', code: 'idempotency_key_in_use', message: 'In use' } },
  refused: { status: 400, error: { type: 'invalid_request_error', code: 'portal_feature_off', message: 'Disabled' } },
  denied: { status: 401, error: { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_test_local' } },
}

/**
 * What goes wrong with a request: before it is carried out, or after, when only the answer gets lost. What is broken is
 * remembered under its key, as Stripe does.
 */
export type Fault = keyof typeof failures | 'cut' | 'hang' | 'cut after' | 'hang after' | 'nonsense' | 'found nothing'

export interface Asked {
  /** `POST /v1/subscriptions` */
  call: string
  /** The SDK's type of what is sent. */
  params: string | null
  form: Form
  key: string | null
  headers: IncomingMessage['headers']
}

/** The sandbox's Stripe API as a server on this machine, with its books in that database, and with faults on demand. */
export class StripeServer {
  readonly asked: Asked[] = []
  readonly secretKey = 'sk_test_local'
  readonly pages: ReturnType<typeof createSandboxPages>
  readonly #db: Database
  readonly #api: ReturnType<typeof createSandboxApi>
  readonly #faults: { call: string; fault: Fault }[] = []
  readonly #server = createServer((request, response) => void this.#serve(request, response))
  /** Until then the requests that are carried out wait. */
  #gate = Promise.resolve()

  constructor(db: Database) {
    this.#db = db
    this.#api = createSandboxApi({ db, jobs: idleJobs }, new URL('https://stripe.test'))
    this.pages = createSandboxPages({ db, jobs: idleJobs }, 'whsec_local')
  }

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

  listRequests(call: string): Asked[] {
    return this.asked.filter((asked) => asked.call === call)
  }

  /** As a day later, when Stripe has forgotten all keys. */
  async forgetKeys(): Promise<void> {
    await this.#db.execute("delete from sandbox_objects where kind = 'idempotency_key'")
  }

  /** The stored objects of a kind, the oldest first. */
  async list<K extends Kind>(kind: K): Promise<ObjectOf<K>[]> {
    const { rows } = await this.#db.execute<{ data: ObjectOf<K> }>(
      sql`select data from sandbox_objects where kind = ${kind} order by id`,
    )
    return rows.map(({ data }) => data)
  }

  /** Stores an object, or another state of it, of the customer that another object belongs to. */
  async put(object: SandboxObject | { id: string; object: Kind }, owner = object.id): Promise<void> {
    await this.#db.execute(
      sql`insert into sandbox_objects (id, kind, data, customer_id)
        select ${object.id}, ${object.object}, ${JSON.stringify(object)}::jsonb, customer_id from sandbox_objects where id = ${owner}
        on conflict (id) do update set data = excluded.data`,
    )
  }

  async #serve(request: IncomingMessage, response: ServerResponse) {
    const body = await text(request)
    const { method = '', url: path = '/', headers } = request
    const { pathname, search } = new URL(path, 'http://stripe')
    const call = `${method} ${pathname}`
    const idempotencyKey = String(headers['idempotency-key'] ?? '') || null
    const params = findRoute(method, pathname)?.params ?? null
    const form = readForm(method === 'GET' ? search.slice(1) : body)
    this.asked.push({ call, params, form, key: method === 'POST' ? idempotencyKey : null, headers })

    const fault = headers.authorization === `Bearer ${this.secretKey}` ? this.#takeFault(call) : 'denied'
    if (fault === 'cut') return void request.socket.destroy()
    if (fault === 'hang') return
    if (fault === 'nonsense') return void response.writeHead(200).end('<html>')
    if (fault === 'found nothing') return reply(response, 200, { object: 'search_result', data: [], has_more: false })
    if (fault && fault in failures) {
      const { status, error } = failures[fault as keyof typeof failures]
      const stored = { request: digestRequest({ method, path, body }), status, body: { error } }
      if (fault === 'broken' && idempotencyKey) await this.#remember(idempotencyKey, stored)
      return reply(response, status, { error })
    }
    if (method !== 'GET') await this.#gate
    const answer = await this.#api({ method, path, body, idempotencyKey })
    if (fault === 'cut after') return void request.socket.destroy()
    if (fault === 'hang after') return
    reply(response, answer.status, answer.body, answer.replayed ? { 'idempotent-replayed': 'true' } : {})
  }

  #remember(key: string, answer: StoredAnswer) {
    return this.#db.transaction(async (tx) => {
      await claimKey(tx, key)
      await storeAnswer(tx, key, null, answer)
    })
  }

  #takeFault(call: string): Fault | null {
    const index = this.#faults.findIndex((each) => each.call === call)
    return index < 0 ? null : (this.#faults.splice(index, 1)[0]?.fault ?? null)
  }
}

function reply(response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}) {
  const all = { 'content-type': 'application/json', 'request-id': 'req_local', ...headers }
  response.writeHead(status, all).end(JSON.stringify(body))
}
