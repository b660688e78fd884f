import type { z } from 'zod/mini'
import type { CallLimit } from './rate-limits.ts'

export const roles = ['user', 'account_manager', 'admin'] as const
export type Role = (typeof roles)[number]

/** Who may make a call, as policy: everyone, anybody signed in, or the roles named. */
export type Access = 'anyone' | 'signed-in' | readonly Role[]

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

interface Declaration<
  Params extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Reply extends z.ZodMiniType,
  Policy extends Access,
> {
  summary: string
  access: Policy
  /** The rate limits that each valid call counts for, in this order. Past one of them the answer is 429. */
  limits?: readonly CallLimit[]
  params?: Params
  query?: Query
  body?: Body
  reply: Reply
  /** The status of success: 200 unless said otherwise. With 204 the reply is null and has no body. */
  status?: 200 | 201 | 202 | 204
  /** Reads over all accounts, and only with the handler's `db`: a replica of the database may answer it. */
  fromReplica?: true
  /** The browser sends an `Idempotency-Key`, as it does for everything that answers 201. */
  sendsIdempotencyKey?: true
  /**
   * How a POST honours an `Idempotency-Key`.
   * `transaction`, the default: the work and its stored answer commit together, so the handler may wait for the database only.
   * `reserved`: the key is reserved first and the answer stored afterwards, for handlers that wait for something else.
   * `ignored`: repeating does no harm, or the provider removes duplicates.
   */
  idempotency?: 'transaction' | 'reserved' | 'ignored'
  /** The other person whose data the reply holds: a replay checks access to them again, and their erasure removes it. */
  subject?(reply: z.output<Reply>): string | null
  /** Needs a factor used in this session within the last ten minutes; else 403 with the code `step_up_needed`. */
  stepUp?: true
  /** May be called by a person who must set up a second factor first. */
  beforeSecondFactor?: true
  /** May also be called with the token of an apply kit. */
  byToken?: true
  /** May be called by a browser extension that has no token yet: it reads no cookie. */
  fromExtension?: true
  /** Whether the call may be made while an admin views as another person. Unless declared: GET may, everything else may not. */
  whileViewing?: 'allowed' | 'refused'
}

export interface Endpoint<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
  Policy extends Access = Access,
  Verb extends Method = Method,
  Path extends string = string,
> extends Declaration<Params, Query, Body, Reply, Policy> {
  method: Verb
  /** The path as the router knows it, e.g. `/api/applications/:id`. */
  path: Path
}

/** Declares one call, once, for the server that answers it, the browser that makes it and the OpenAPI document. */
export function endpoint<
  const Policy extends Access,
  Verb extends Method,
  Path extends string,
  Params extends z.ZodMiniType = z.ZodMiniUndefined,
  Query extends z.ZodMiniType = z.ZodMiniUndefined,
  Body extends z.ZodMiniType = z.ZodMiniUndefined,
  Reply extends z.ZodMiniType = z.ZodMiniType,
>(
  method: Verb,
  path: Path,
  declaration: Declaration<Params, Query, Body, Reply, Policy>,
): Endpoint<Params, Query, Body, Reply, Policy, Verb, Path> {
  return { method, path, ...declaration }
}

export type ParamsOf<E> = E extends Endpoint<infer P, z.ZodMiniType, z.ZodMiniType, z.ZodMiniType> ? z.output<P> : never
export type QueryOf<E> = E extends Endpoint<z.ZodMiniType, infer Q, z.ZodMiniType, z.ZodMiniType> ? z.output<Q> : never
export type BodyOf<E> = E extends Endpoint<z.ZodMiniType, z.ZodMiniType, infer B, z.ZodMiniType> ? z.output<B> : never
export type ReplyOf<E> = E extends Endpoint<z.ZodMiniType, z.ZodMiniType, z.ZodMiniType, infer R> ? z.output<R> : never

/** What a caller sends: before defaults and clean-up have been applied. */
export type ParamsInput<E> =
  E extends Endpoint<infer P, z.ZodMiniType, z.ZodMiniType, z.ZodMiniType> ? z.input<P> : never
export type QueryInput<E> =
  E extends Endpoint<z.ZodMiniType, infer Q, z.ZodMiniType, z.ZodMiniType> ? z.input<Q> : never
export type BodyInput<E> = E extends Endpoint<z.ZodMiniType, z.ZodMiniType, infer B, z.ZodMiniType> ? z.input<B> : never
