import type { z } from 'zod'

export const roles = ['user', 'account_manager', 'admin'] as const
export type Role = (typeof roles)[number]

/** Who may make a call, as policy: everyone, anybody signed in, or the roles named. */
export type Access = 'anyone' | 'signed-in' | readonly Role[]

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Policy extends Access = Access,
> {
  method: Method
  /** The path as the router knows it, e.g. `/api/applications/:id`. */
  path: string
  summary: string
  access: Policy
  params?: Params
  query?: Query
  body?: Body
  reply: Reply
  /** The status of success: 200 unless said otherwise. */
  status?: 200 | 201
  /**
   * True where it makes something although it answers 200: the browser sends an `Idempotency-Key`, as it does for what answers
   * 201. False where it asks somebody outside, who sees to doubles: a key is then ignored, for no transaction may wait for them.
   */
  once?: boolean
}

/** Declares one call, once, for the server that answers it, the browser that makes it and the OpenAPI document. */
export function endpoint<
  const Policy extends Access,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Reply extends z.ZodType = z.ZodType,
>(declaration: Endpoint<Params, Query, Body, Reply, Policy>) {
  return declaration
}

export type ParamsOf<E> = E extends Endpoint<infer P, z.ZodType, z.ZodType, z.ZodType> ? z.output<P> : never
export type QueryOf<E> = E extends Endpoint<z.ZodType, infer Q, z.ZodType, z.ZodType> ? z.output<Q> : never
export type BodyOf<E> = E extends Endpoint<z.ZodType, z.ZodType, infer B, z.ZodType> ? z.output<B> : never
export type ReplyOf<E> = E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer R> ? z.output<R> : never

/** What a caller sends: before defaults and clean-up have been applied. */
export type ParamsInput<E> = E extends Endpoint<infer P, z.ZodType, z.ZodType, z.ZodType> ? z.input<P> : never
export type QueryInput<E> = E extends Endpoint<z.ZodType, infer Q, z.ZodType, z.ZodType> ? z.input<Q> : never
export type BodyInput<E> = E extends Endpoint<z.ZodType, z.ZodType, infer B, z.ZodType> ? z.input<B> : never
