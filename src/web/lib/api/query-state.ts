import { ApiError, getErrorMessage } from './api-error.ts'

interface Query<Content> {
  data: Content | undefined
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}

/** A server that failed has nothing to say about it that helps; what is missing does. */
/** An admin who views as the person gets no secrets and no billing; trying again changes nothing. */
const isWithheld = (error: unknown) => error instanceof ApiError && error.code === 'viewing'

const getReason = (error: unknown, fallback: string) =>
  error instanceof ApiError && error.status >= 500 ? fallback : getErrorMessage(error, fallback)

/** The state of a query for a list. `fallback` is the message when the server sends none. */
export const getQueryState = <Content>({ data, error, isFetching, refetch }: Query<Content>, fallback: string) => ({
  data,
  failure: error ? getReason(error, fallback) : null,
  onRetry: isWithheld(error) ? undefined : () => void refetch(),
  retrying: isFetching,
})
