import { useQuery } from '@tanstack/react-query'
import { listSessions } from '#contract/account.ts'
import { currentUserQuery, queryFor, refetchWhenShown } from './queries.ts'

/** The query of the current user: `data` is null for a visitor. */
export function useCurrentUser() {
  return useQuery(currentUserQuery)
}

export function useSignedInUser() {
  const { data } = useCurrentUser()
  if (!data) throw new Error('This component belongs on pages for people who are logged in')
  return data
}

/** Whether an apply kit is connected to the account of a member of staff. */
export function useHasApplyKit() {
  const { role, view } = useSignedInUser()
  const sessions = useQuery({ ...queryFor(listSessions), ...refetchWhenShown, enabled: role !== 'user' && !view })
  return sessions.data?.some(({ kind }) => kind === 'apply_kit') ?? false
}
