import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { User } from '#contract/users.ts'
import { currentUserQuery } from './queries.ts'

/** The query of the current user: `data` is null for a visitor. */
export function useCurrentUser() {
  return useQuery(currentUserQuery)
}

/** The user, on pages for signed-in people. */
export function useSignedInUser() {
  const { data } = useCurrentUser()
  if (!data) throw new Error('This component belongs on pages for people who are logged in')
  return data
}

/** Merges a changed account into the cached current user. */
export function useAccountChange() {
  const queryClient = useQueryClient()
  return (changed: User) => {
    queryClient.setQueryData(currentUserQuery.queryKey, (known) => known && { ...known, ...changed })
  }
}
