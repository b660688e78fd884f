import { useQuery } from '@tanstack/react-query'
import { listSessions } from '#contract/account.ts'
import { queryFor, refetchWhenShown } from '#web/lib/api/queries.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'

/** Whether an apply kit is connected to the account of a member of staff. */
export function useHasApplyKit() {
  const { role, view } = useSignedInUser()
  const sessions = useQuery({ ...queryFor(listSessions), ...refetchWhenShown, enabled: role !== 'user' && !view })
  return sessions.data?.some(({ kind }) => kind === 'apply_kit') ?? false
}
