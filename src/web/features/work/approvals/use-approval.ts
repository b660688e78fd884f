import { useQuery } from '@tanstack/react-query'
import { decideApproval, listApprovals } from '#contract/approvals.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { useCall } from '#web/lib/api/use-call.ts'

/** The latest approval of an own application. All of them share one query of the own approvals. */
export function useOwnApproval(applicationId: string) {
  const { data } = useQuery(queryFor(listApprovals))
  return data?.find((approval) => approval.applicationId === applicationId)
}

export function useDecision(applicationId: string) {
  const { mutate, isPending } = useCall(decideApproval, {
    success: ({ state }) => ({
      title: state === 'approved' ? 'Approved. We apply next.' : "Declined. We won't apply.",
    }),
    failure: 'Your decision was not saved',
  })
  const decide = (decision: 'approved' | 'declined', reason = '') =>
    mutate({ params: { id: applicationId }, body: { decision, reason } })
  return { decide, isPending }
}
