import { useQuery } from '@tanstack/react-query'
import { readClientInboxAddress } from '#contract/inbox.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'

/** The mail address that staff use in a client's applications; null while it is off or loading. */
export function useRelayAddress(userId: string): string | null {
  const { readsMail } = useSignedInUser()
  const { data } = useQuery({ ...queryFor(readClientInboxAddress, { params: { id: userId } }), enabled: readsMail })
  return data?.enabled ? data.address : null
}
