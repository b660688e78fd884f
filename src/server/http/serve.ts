import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod/mini'
import type { BodyOf, Endpoint, Method, ParamsOf, QueryOf, ReplyOf } from '#contract/endpoint.ts'
import { tabHeader, tabId, topicsHeader } from '#contract/live.ts'
import type { Database, Queryable } from '#server/db/client.ts'
import { collectTopics } from '#server/db/live.ts'
import { canSee } from '#server/db/ownership.ts'
import type { Read } from '#server/db/replica.ts'
import { HttpError, forbidden, invalid, notFound, unauthorized } from './errors.ts'
import { hashRequest, readIdempotencyKey, runOnce, type Answer, type StoredAnswer } from './idempotency.ts'
import type { RateLimits } from './rate-limits.ts'
import { getSessionAccountId, type Sessions, type SignedIn } from './session.ts'

type ActorOf<E> = E extends { access: 'anyone' } ? null : SignedIn

interface CallContext<E> {
  /** Null on calls that are open to anyone. */
  actor: ActorOf<E>
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  /** The database, or the transaction that stores the answer to an `Idempotency-Key`. */
  db: Queryable
  request: FastifyRequest
  reply: FastifyReply
}

type Handler<E, Context = CallContext<E>> = (context: Context) => Promise<ReplyOf<E>>

/** A call that waits for other things than the database first: `handle` runs in the transaction, with the result. */
interface PreparedHandler<E, Prepared> {
  prepare: (context: CallContext<E>) => Promise<Prepared>
  handle: Handler<E, CallContext<E> & { prepared: Prepared }>
  /** The `subject` of an endpoint whose reply does not name the person. */
  subject?: (prepared: Prepared) => string
}

export type Serve = <E extends Endpoint, Prepared = undefined>(
  endpoint: E,
  handler: Handler<E> | PreparedHandler<E, Prepared>,
) => void

const toPreparedHandler = <E, Prepared>(handler: Handler<E> | PreparedHandler<E, Prepared>) =>
  typeof handler === 'function'
    ? { prepare: async () => undefined as Prepared, handle: handler, subject: undefined }
    : handler

function check(schema: z.ZodMiniType | undefined, value: unknown) {
  if (!schema) return undefined
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw invalid(parsed.error)
  return parsed.data
}

/** Who may make a call, and in which state of their session. */
export type Policy = Pick<Endpoint, 'method' | 'access' | 'stepUp' | 'beforeSecondFactor' | 'whileViewing'>

/** Refusals that ask for something first. The browser asks for it and repeats the call. */
const promptCodes = ['step_up_needed', 'second_factor_required']

/** Throws unless a factor was used in this session within the last ten minutes. For calls that need it only in some cases. */
export function requireStepUp(actor: SignedIn) {
  if (!actor.steppedUp) throw new HttpError(403, 'Please confirm that it is you', { code: 'step_up_needed' })
}

function refusedWhileViewing({ user }: SignedIn, method: Method) {
  const why = method === 'GET' ? "This isn't shown." : 'Changes are turned off.'
  return new HttpError(403, `You're viewing as ${user.firstName} ${user.lastName}. ${why}`, { code: 'viewing' })
}

/** Throws unless the policy allows this person and their session. */
function authorise(policy: Policy, actor: SignedIn | null) {
  const { access, method } = policy
  if (access === 'anyone') return
  if (!actor) throw unauthorized()
  const readable = method === 'GET' ? policy.whileViewing !== 'refused' : policy.whileViewing === 'allowed'
  if (actor.view && !readable) throw refusedWhileViewing(actor, method)
  if (access !== 'signed-in' && !access.includes(actor.role)) throw forbidden()
  if (actor.mustEnrol && !policy.beforeSecondFactor)
    throw new HttpError(403, 'Please set up a second factor first', { code: 'second_factor_required' })
  if (policy.stepUp) requireStepUp(actor)
}

/** The signed-in person, for routes outside the contract. The same policy applies as for calls. */
export async function requireActor(sessions: Sessions, request: FastifyRequest, policy: Policy): Promise<SignedIn> {
  const actor = await sessions.read(request)
  authorise(policy, actor)
  if (!actor) throw unauthorized()
  return actor
}

export type OnForbidden = (actor: SignedIn, call: Pick<Endpoint, 'method' | 'path'>) => Promise<void>

interface ServeDeps {
  db: Database
  read: Read
  sessions: Sessions
  limits: RateLimits
  secret: string
  /** Records each 403 except prompts. Awaited before the answer. */
  onForbidden: OnForbidden
}

/**
 * Makes `serve(endpoint, handler)`. It registers a declared call, applies its policy, validates the input, counts the call for
 * its limits and sends only the keys that the reply declares.
 */
export function createServe(app: FastifyInstance, deps: ServeDeps): Serve {
  return (endpoint, handler) => {
    type Context = CallContext<typeof endpoint>
    const { prepare, handle, subject } = toPreparedHandler(handler)
    type PreparedContext = Parameters<typeof handle>[0]

    const { limits = [] } = endpoint
    const countsAccount = limits.some((name) => name.endsWith(' account'))

    async function count(request: FastifyRequest, actor: SignedIn | null) {
      const person = actor ?? (countsAccount ? await deps.sessions.read(request) : null)
      const accountId = person && getSessionAccountId(person)
      await deps.limits.consumeCall(limits, { accountId, address: request.ip })
    }

    async function prepareCall(request: FastifyRequest, reply: FastifyReply, actor: SignedIn | null) {
      const checked: object = {
        actor,
        params: check(endpoint.params, request.params),
        query: check(endpoint.query, request.query),
        body: check(endpoint.body, request.body === undefined ? {} : request.body),
        db: deps.db,
        request,
        reply,
      }
      const context = checked as Context
      await count(request, actor)
      return { ...context, prepared: await prepare(context) } as PreparedContext
    }

    async function run(context: PreparedContext, db: Queryable): Promise<StoredAnswer> {
      const answer = endpoint.reply.parse(await handle({ ...context, db }))
      const subjectId = subject?.(context.prepared) ?? endpoint.subject?.(answer) ?? null
      return { status: endpoint.status ?? 200, reply: answer, subjectId }
    }

    /** Runs the call once per `Idempotency-Key`. A replay is refused to a person who may no longer see its data. */
    async function runKeyed(request: FastifyRequest, reply: FastifyReply, actor: SignedIn, key: string) {
      const { method, url, body } = request
      const keyed = { userId: actor.id, key, request: hashRequest(deps.secret, { method, url, body }) }
      const mode = endpoint.idempotency === 'reserved' ? 'reserved' : 'transaction'
      const answer = await runOnce(deps.db, keyed, mode, {
        prepare: () => prepareCall(request, reply, actor),
        run: (db, context) => run(context, db),
      })
      if (answer.replayed && answer.subjectId && !(await canSee(deps.db, actor, answer.subjectId))) throw notFound()
      return answer
    }

    async function answer(request: FastifyRequest, reply: FastifyReply, actor: SignedIn | null): Promise<Answer> {
      authorise(endpoint, actor)
      const honoursKeys = endpoint.method === 'POST' && endpoint.idempotency !== 'ignored'
      const key = honoursKeys ? readIdempotencyKey(request.headers['idempotency-key']) : null
      if (key && actor) return runKeyed(request, reply, actor, key)
      const context = await prepareCall(request, reply, actor)
      return endpoint.fromReplica ? deps.read((db) => run(context, db)) : run(context, deps.db)
    }

    app.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { byToken: endpoint.byToken, fromExtension: endpoint.fromExtension },
      handler: async (request, reply) => {
        const actor = endpoint.access === 'anyone' ? null : await deps.sessions.read(request)
        try {
          const tab = tabId.safeParse(request.headers[tabHeader]).data
          const { result, topics } = await collectTopics(tab, () => answer(request, reply, actor))
          if (tab && topics.length > 0) reply.header(topicsHeader, topics.join())
          return reply.code(result.status).send(result.status === 204 ? undefined : result.reply)
        } catch (error) {
          const isForbidden =
            error instanceof HttpError && error.status === 403 && !promptCodes.includes(error.code ?? '')
          if (actor && isForbidden) await deps.onForbidden(actor, endpoint)
          throw error
        }
      },
    })
  }
}
