import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod/mini'
import { BusyError } from '#server/admission.ts'
import { findConnectionError } from '#server/db/connection-errors.ts'

/** An answer other than success. Thrown anywhere, answered as JSON in `answerError`. */
export class HttpError extends Error {
  readonly status: number
  readonly fields: Record<string, string> | undefined
  /** Distinguishes two refusals that a screen treats differently. */
  readonly code: string | undefined
  readonly retryAfterSeconds: number | undefined
  /** More fields of the answer, such as the rules that refuse an application. */
  readonly details: Record<string, unknown> | undefined

  constructor(
    status: number,
    message: string,
    extra: {
      fields?: Record<string, string>
      code?: string
      retryAfterSeconds?: number
      details?: Record<string, unknown>
      cause?: unknown
    } = {},
  ) {
    super(message, { cause: extra.cause })
    this.status = status
    this.fields = extra.fields
    this.code = extra.code
    this.retryAfterSeconds = extra.retryAfterSeconds
    this.details = extra.details
  }
}

export const badRequest = (message: string, fields?: Record<string, string>) => new HttpError(400, message, { fields })
export const unauthorized = (message = 'Unauthorized') => new HttpError(401, message)
export const forbidden = (message = "You don't have permission to do this", code?: string) =>
  new HttpError(403, message, { code })
export const notFound = (message = 'Not found') => new HttpError(404, message)
export const conflict = (message: string, code?: string) => new HttpError(409, message, { code })
export const tooMany = (retryAfterSeconds: number) =>
  new HttpError(429, 'Too many attempts. Please wait a while and try again.', { retryAfterSeconds })
/** An external system that the call needs does not answer. */
export const unavailable = (retryAfterSeconds: number, cause: unknown) =>
  new HttpError(503, somethingWrong, { retryAfterSeconds, cause })

/** `fields` has a message for each invalid path. The message is the first of them. */
export function invalid(error: z.core.$ZodError): HttpError {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) fields[issue.path.join('.')] ??= issue.message
  return badRequest(error.issues[0]?.message ?? 'Invalid input', fields)
}

const somethingWrong = 'Something went wrong'

const messages = {
  400: 'The request could not be understood',
  413: 'This is too large',
  415: 'Please send JSON',
  507: 'Our storage is full right now, so nothing was saved. Please try again later.',
  503: "We can't reach our database right now. Please try again in a moment.",
}
/** About the time of a database restart. */
const reconnectSeconds = 5

const isStorageFull = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')

function toHttpError(error: unknown): HttpError | null {
  if (error instanceof HttpError) return error
  if (error instanceof BusyError) return new HttpError(429, error.message, error)
  // Fastify's own refusals: malformed JSON, a body too large, an unknown content type.
  if (error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' && error.statusCode < 500)
    return new HttpError(
      error.statusCode,
      messages[error.statusCode as keyof typeof messages] ?? 'The request was refused',
    )
  if (isStorageFull(error)) return new HttpError(507, messages[507], { cause: error })
  // Not the outer error: the message of a failed query carries its parameters.
  const lost = findConnectionError(error)
  if (!lost) return null
  return new HttpError(503, messages[503], { retryAfterSeconds: reconnectSeconds, cause: lost })
}

/** Answers every failure as `{ message, fields?, code? }`. A 5xx adds only the request id. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  // A malformed path is answered before any hook has run, so these headers are set here too.
  reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
  const known = toHttpError(error)
  if (!known) {
    request.log.error({ err: error }, 'request failed')
    return reply.code(500).send({ message: somethingWrong, requestId: request.id })
  }
  const isOurs = known.status >= 500
  if (isOurs) request.log.error({ err: known }, 'request failed')
  if (known.retryAfterSeconds) reply.header('retry-after', Math.ceil(known.retryAfterSeconds))
  const { status, message, fields, code, details } = known
  return reply.code(status).send({ ...details, message, fields, code, ...(isOurs ? { requestId: request.id } : {}) })
}
