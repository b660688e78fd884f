import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Access, BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '#contract/endpoint.ts'
import type { Database, Queryable } from '#server/db/client.ts'
import { HttpError, forbidden, invalid, unauthorized } from './errors.ts'
import { once, readIdempotencyKey } from './idempotency.ts'
import type { Answer } from './idempotency.ts'
import type { Sessions, SignedIn } from './session.ts'

type ActorOf<E> = E extends { access: 'anyone' } ? null : SignedIn

export interface CallContext<E> {
  /** The person signed in; null on calls that are open to anyone. */
  actor: ActorOf<E>
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  /** The database, or the transaction in which the answer to an `Idempotency-Key` is kept. */
  db: Queryable
  request: FastifyRequest
  reply: FastifyReply
}

export type Serve = <E extends Endpoint>(endpoint: E, handler: (context: CallContext<E>) => Promise<ReplyOf<E>>) => void

function check(schema: z.ZodType | undefined, value: unknown) {
  if (!schema) return undefined
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw invalid(parsed.error)
  return parsed.data
}

function authorise(access: Access, actor: SignedIn | null) {
  if (access === 'anyone') return
  if (!actor) throw unauthorized()
  if (access !== 'signed-in' && !access.includes(actor.role)) throw forbidden()
}

interface ServeDeps {
  db: Database
  sessions: Sessions
  /** Told of each 403, and awaited before it is answered. */
  onForbidden: (actor: SignedIn, endpoint: Endpoint) => Promise<void>
}

/**
 * Makes `serve(endpoint, handler)`: registers the call as the contract declares it, lets in whom the policy names,
 * validates what comes in, and sends only the keys the reply declares.
 */
export function createServe(app: FastifyInstance, deps: ServeDeps): Serve {
  return (endpoint, handler) => {
    type Context = CallContext<typeof endpoint>

    async function run(
      request: FastifyRequest,
      reply: FastifyReply,
      actor: SignedIn | null,
      db: Queryable,
    ): Promise<Answer> {
      const context = {
        actor,
        params: check(endpoint.params, request.params),
        query: check(endpoint.query, request.query),
        body: check(endpoint.body, request.body === undefined ? {} : request.body),
        db,
        request,
        reply,
      } as Context
      return { status: endpoint.status ?? 200, reply: endpoint.reply.parse(await handler(context)) }
    }

    async function answer(request: FastifyRequest, reply: FastifyReply, actor: SignedIn | null) {
      authorise(endpoint.access, actor)
      const keepsAnswers = endpoint.method === 'POST' && endpoint.once !== false
      const key = keepsAnswers ? readIdempotencyKey(request.headers['idempotency-key']) : null
      return key && actor
        ? once(deps.db, { userId: actor.id, route: endpoint.path, key }, (tx) => run(request, reply, actor, tx))
        : run(request, reply, actor, deps.db)
    }

    app.route({
      method: endpoint.method,
      url: endpoint.path,
      handler: async (request, reply) => {
        const actor = endpoint.access === 'anyone' ? null : await deps.sessions.read(request)
        try {
          const answered = await answer(request, reply, actor)
          return reply.code(answered.status).send(answered.reply)
        } catch (error) {
          const isForbidden = error instanceof HttpError && error.status === 403
          if (actor && isForbidden) await deps.onForbidden(actor, endpoint)
          throw error
        }
      },
    })
  }
}
