import { messageOf } from './api-error.ts'

interface Query<Content> {
  data: Content | undefined
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}

/** What a query's list needs to show itself; `fallback` is said when the server gives no reason of its own. */
export const loadStateOf = <Content>({ data, error, isFetching, refetch }: Query<Content>, fallback: string) => ({
  data,
  failure: error ? messageOf(error, fallback) : null,
  onRetry: () => void refetch(),
  retrying: isFetching,
})
