import { useQuery } from '@tanstack/react-query'
import { readUser } from '#contract/users.ts'
import { ClientProfile } from './client-profile.tsx'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor, refetchWhenShown } from '#web/lib/api/queries.ts'
import { LoadStatus } from '#web/ui/feedback/loadable.tsx'

/** A client's profile for staff, as fields to copy into the form of a job site. */
export function ClientProfileById({ userId, compact }: { userId: string; compact?: boolean }) {
  const client = useQuery({ ...queryFor(readUser, { params: { userId } }), ...refetchWhenShown })
  if (client.data) return <ClientProfile client={client.data} profile={client.data.profile} compact={compact} />
  return <LoadStatus {...getQueryState(client, 'The profile could not be loaded.')} className="min-h-40" />
}
