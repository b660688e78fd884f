import { useQuery } from '@tanstack/react-query'
import { readUser } from '#contract/users.ts'
import { ClientProfile } from './client-profile.tsx'
import { getErrorMessage } from '#web/lib/api/api-error.ts'
import { queryFor, refetchWhenShown } from '#web/lib/api/queries.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { PageSpinner } from '#web/ui/feedback/spinner.tsx'

/** A client's profile for staff, as fields to copy into the form of a job site. */
export function ClientProfileById({ userId, compact }: { userId: string; compact?: boolean }) {
  const client = useQuery({ ...queryFor(readUser, { params: { userId } }), ...refetchWhenShown })
  if (client.data) return <ClientProfile client={client.data} profile={client.data.profile} compact={compact} />
  if (!client.error) return <PageSpinner className="min-h-40" />
  return (
    <ErrorState
      message={getErrorMessage(client.error, 'The profile could not be loaded.')}
      onRetry={() => void client.refetch()}
      retrying={client.isFetching}
    />
  )
}
