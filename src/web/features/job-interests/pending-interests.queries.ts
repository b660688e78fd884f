import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { type JobInterest, listJobInterestsOfUser } from '#contract/job-interests.ts'
import { queryFor } from '#web/lib/queries.ts'

/** The interests of several clients as one list, read client by client. */
export function useInterestsOf(userIds: readonly string[]) {
  return useQueries({
    queries: userIds.map((userId) => queryFor(listJobInterestsOfUser, { params: { userId } })),
    combine,
  })
}

function combine(results: UseQueryResult<JobInterest[]>[]) {
  const failed = results.filter(({ data, error }) => !data && error)
  return {
    interests: results.flatMap(({ data }) => data ?? []),
    isPending: results.some(({ isPending }) => isPending),
    isFetching: failed.some(({ isFetching }) => isFetching),
    error: failed[0]?.error ?? null,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  }
}
