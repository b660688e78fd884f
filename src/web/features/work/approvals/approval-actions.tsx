import { useDecision, useOwnApproval } from './use-approval.ts'
import { Button } from '#web/ui/form/button.tsx'
import { Row } from '#web/ui/layout/page.tsx'

/** Approve and Decline, as long as the application waits for the client. */
export function ApprovalActions({ applicationId }: { applicationId: string }) {
  const approval = useOwnApproval(applicationId)
  const { decide, isPending } = useDecision(applicationId)
  if (approval?.state !== 'waiting') return null
  return (
    // Above the link that covers the whole notification.
    <Row className="relative z-10 pt-2">
      <Button size="sm" loading={isPending} onClick={() => decide('approved')}>
        Approve
      </Button>
      <Button size="sm" variant="secondary" disabled={isPending} onClick={() => decide('declined')}>
        Decline
      </Button>
    </Row>
  )
}
