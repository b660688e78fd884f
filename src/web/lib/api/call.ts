import type { BodyInput, Endpoint, ParamsInput, QueryInput, ReplyOf } from '#contract/endpoint.ts'
import { tabHeader } from '#contract/live.ts'
import { ApiError, errorOfResponse, unreachableError } from './api-error.ts'
import { withStepUp } from './step-up.ts'

/** A part is absent when the endpoint does not declare it, and optional when all its fields are. */
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [Key in Name]?: undefined }
  : { [Key in keyof Value]?: undefined } extends Value
    ? { [Key in Name]?: Value }
    : { [Key in Name]: Value }

/** The input of an endpoint: those of `{ params, query, body }` that it declares. */
export type CallInput<E> = Part<'params', ParamsInput<E>> & Part<'query', QueryInput<E>> & Part<'body', BodyInput<E>>

/** The input is optional when all its parts are. */
export type CallArguments<E, Extra = unknown> =
  Record<never, never> extends CallInput<E> ? [input?: CallInput<E> & Extra] : [input: CallInput<E> & Extra]

export interface CallOptions {
  /** A repeated POST with the same key gets the first answer. */
  idempotencyKey?: string | undefined
  signal?: AbortSignal | undefined
  /** The caller refetches what the reply names as changed, so no event reaches this tab. */
  tab?: string
  /** Instead of the browser's: on the server, which fills a page, calls need no network. */
  fetch?: typeof fetch | undefined
}

/** The untyped parts of any call. */
export interface AnyInput extends CallOptions {
  params?: unknown
  query?: unknown
  body?: unknown
}

/** Calls the server as the contract says and returns its reply. */
export async function call<E extends Endpoint>(endpoint: E, ...[input]: CallArguments<E, CallOptions>) {
  return (await sendCall(endpoint, input ?? {})).reply
}

/** The same, with the headers of the answer. */
export function callWithHeaders<E extends Endpoint>(endpoint: E, ...[input]: CallArguments<E, CallOptions>) {
  return sendCall(endpoint, input ?? {})
}

/** The same without types, for callers in this folder that have typed the input themselves. */
export async function sendCall<E extends Endpoint>(endpoint: E, input: AnyInput) {
  const response = await send(endpoint, input)
  return { reply: await readReply<E>(response), headers: response.headers }
}

export function toUrl(endpoint: Endpoint, { params, query }: AnyInput = {}) {
  const values = new Map(toEntries(params))
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ''))
  const search = new URLSearchParams(toEntries(query)).toString()
  return search === '' ? path : `${path}?${search}`
}

const send = (endpoint: Endpoint, input: AnyInput) => withStepUp(() => sendOnce(endpoint, input))

async function sendOnce(endpoint: Endpoint, input: AnyInput) {
  const response = await (input.fetch ?? fetch)(toUrl(endpoint, input), {
    method: endpoint.method,
    credentials: 'include',
    headers: {
      accept: 'application/json',
      ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(input.tab === undefined ? {} : { [tabHeader]: input.tab }),
      ...(input.idempotencyKey === undefined ? {} : { 'idempotency-key': input.idempotencyKey }),
    },
    body: input.body === undefined ? null : JSON.stringify(input.body),
    // A deletion just before the page is closed still arrives.
    keepalive: endpoint.method === 'DELETE',
    signal: input.signal ?? null,
  }).catch((error: unknown) => {
    throw isAbort(error) ? error : unreachableError()
  })
  if (!response.ok) throw await errorOfResponse(response)
  return response
}

async function readReply<E>(response: Response) {
  if (response.status === 204) return null as ReplyOf<E>
  try {
    // The server already parses every reply with the contract's schema.
    return (await response.json()) as ReplyOf<E>
  } catch (error) {
    throw isAbort(error) ? error : new ApiError(response.status, `${response.status}: the answer could not be read`)
  }
}

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

function toEntries(values: unknown): [string, string][] {
  return Object.entries(values ?? {})
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => [name, String(value)])
}
