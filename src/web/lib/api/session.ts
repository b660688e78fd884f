import { useQuery } from '@tanstack/react-query'
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
