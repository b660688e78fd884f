import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { User } from '#contract/users.ts'
import { currentUserQuery } from './queries.ts'

/** The query of who is signed in: `data` is the user, or null when nobody is. */
export function useCurrentUser() {
  return useQuery(currentUserQuery)
}

/** The user, on pages that only open when somebody is signed in. */
export function useSignedInUser() {
  const { data } = useCurrentUser()
  if (!data) throw new Error('This component belongs on pages for people who are signed in')
  return data
}

/** Shows what was changed of the own account; what else is known of the person stays. */
export function useAccountChange() {
  const queryClient = useQueryClient()
  return (changed: User) => {
    queryClient.setQueryData(currentUserQuery.queryKey, (known) => known && { ...known, ...changed })
  }
}
