/**
 * PostgreSQL cannot serve now, and a retry may succeed: it stops, starts, has no free connection, is read-only after a
 * failover, or has ended this connection.
 */
const sqlState = /^(08\d{3}|53\d{3}|57P0\d|25006|25P03)$/

/** ECONNREFUSED and similar. The code alone does not distinguish our database from a file store or a mail server. */
const networkErrors = new WeakSet<Error>()

/** Called for network errors on a database connection. */
export const rememberNetworkError = (error: Error) => void networkErrors.add(error)

/** The driver's errors without a code. */
const driverMessage =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed and is not queryable|Cannot use a pool after calling end)/

function isConnectionError(error: Error) {
  if (networkErrors.has(error)) return true
  return 'code' in error && typeof error.code === 'string'
    ? sqlState.test(error.code)
    : driverMessage.test(error.message)
}

/** The lost connection behind an error, which may be wrapped. Null for any other error. */
export function findConnectionError(error: unknown): Error | null {
  for (let each = error; each instanceof Error; each = each.cause) if (isConnectionError(each)) return each
  return null
}
