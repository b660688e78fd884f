import { ApiError, getErrorMessage } from './api-error.ts'

interface Query<Content> {
  data?: Content | undefined
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}

/** An admin who views as the person gets no secrets and no billing: a retry would not help. */
const isWithheld = (error: unknown) => error instanceof ApiError && error.code === 'viewing'

/** A failed server's message does not help, unless it has a code; the fallback says what is missing. */
const getReason = (error: unknown, fallback: string) =>
  error instanceof ApiError && error.status >= 500 && error.code === undefined
    ? fallback
    : getErrorMessage(error, fallback)

/** The state of a query for a list. `fallback` is the message when the server sends none. */
export const getQueryState = <Content>({ data, error, isFetching, refetch }: Query<Content>, fallback: string) => ({
  data,
  failure: error ? getReason(error, fallback) : null,
  onRetry: isWithheld(error) ? undefined : () => void refetch(),
  retrying: isFetching,
})

/** The state of queries that are shown together. */
export function getStateOfAll(queries: readonly Query<unknown>[], fallback: string) {
  const failed = queries.find(({ data, error }) => data === undefined && error)
  const refetch = () => queries.filter(({ error }) => error).forEach((query) => void query.refetch())
  return getQueryState({ error: failed?.error, isFetching: failed?.isFetching ?? false, refetch }, fallback)
}
