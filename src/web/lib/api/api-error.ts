interface ErrorBody {
  message?: unknown
  code?: unknown
  fields?: unknown
}

const unreachable = 'We could not reach the server. Check your connection and try again.'

/** A failed call: the only error that `call` throws. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** The HTTP status; 0 without an answer. */
  readonly status: number
  /** The server's message for the person. */
  readonly serverMessage: string | undefined
  /** Distinguishes refusals that a screen treats differently. */
  readonly code: string | undefined
  /** The server's message for each field, by its path in the body. */
  readonly fields: Readonly<Record<string, string>>

  constructor(status: number, message: string, body: ErrorBody = {}) {
    super(message)
    this.status = status
    this.serverMessage = typeof body.message === 'string' && body.message !== '' ? body.message : undefined
    this.code = typeof body.code === 'string' ? body.code : undefined
    this.fields = readFields(body.fields)
  }

  /** The session has ended; a refused sign-in is a 401 too, but not this one. */
  get isUnauthorized() {
    return this.status === 401 && this.message.includes('Unauthorized')
  }
}

export async function errorOfResponse(response: Response) {
  const body = await response.text().catch(() => '')
  return new ApiError(response.status, `${response.status}: ${body || response.statusText}`, jsonObject(body))
}

export function unreachableError() {
  return new ApiError(0, unreachable, { message: unreachable })
}

/** The message to show for any error: the server's, else the fallback. */
export function getErrorMessage(error: unknown, fallback: string): string
export function getErrorMessage(error: unknown, fallback?: string): string | undefined
export function getErrorMessage(error: unknown, fallback?: string) {
  return error instanceof ApiError ? (error.serverMessage ?? fallback) : fallback
}

function jsonObject(text: string): ErrorBody {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

function readFields(value: unknown) {
  if (typeof value !== 'object' || value === null) return {}
  const entries = Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return Object.fromEntries(entries)
}
