import { type ReactNode, useState } from 'react'
import { type Approval, requestApproval } from '#contract/approvals.ts'
import { useDecision } from './use-approval.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { showMoment } from '#web/lib/format/dates.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Row } from '#web/ui/layout/page.tsx'

/** The client decides. `children` is what would be sent. */
export function ApprovalDecision({ approval, children }: { approval: Approval; children: ReactNode }) {
  const readOnly = useSignedInUser().view !== null
  const [reason, setReason] = useState('')
  const { decide, isPending } = useDecision(approval.applicationId)
  const { state, rules, expiresAt } = approval
  if (state !== 'waiting') return <Banner title={clientTexts[state]}>{approval.reason}</Banner>
  return (
    <Banner tone="warning" title="May we apply for you?">
      <div className="grid gap-3">
        {rules.length > 0 && (
          <ul className="grid list-disc gap-1 ps-5">
            {rules.map(({ rule, message }) => (
              <li key={rule}>{message} If you approve, you make an exception for this application only.</li>
            ))}
          </ul>
        )}
        {children && <div className="grid gap-2">{children}</div>}
        <p>Please answer by {showMoment(expiresAt)}.</p>
        <TextField
          label="Reason"
          help="Only if you decline. Your account manager can read it."
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <Row>
          <Button disabled={readOnly} loading={isPending} onClick={() => decide('approved')}>
            Approve
          </Button>
          <Button variant="secondary" disabled={readOnly || isPending} onClick={() => decide('declined', reason)}>
            Decline
          </Button>
        </Row>
      </div>
    </Banner>
  )
}

const clientTexts = {
  approved: 'You approved this application',
  declined: 'You declined this application',
  expired: 'The time to decide is over. Your account manager can ask you again.',
}
const staffTexts = {
  waiting: 'Waiting for the client',
  approved: 'The client approved this application',
  declined: 'The client declined this application',
  expired: "The client didn't answer in time",
}

/** Staff ask the client, and see what came of it. */
export function ApprovalRequest({ applicationId, approval }: { applicationId: string; approval: Approval | null }) {
  const request = useCall(requestApproval, {
    success: 'We asked the client',
    failure: 'We could not ask the client',
  })
  const ask = (
    <Button
      variant="secondary"
      size="sm"
      loading={request.isPending}
      onClick={() => request.mutate({ params: { id: applicationId } })}
    >
      {approval ? 'Ask client again' : 'Ask client first'}
    </Button>
  )
  if (!approval)
    return (
      <Row>
        {ask}
        <p className="text-sm text-muted">They see what we would send, and have 72 hours to approve it.</p>
      </Row>
    )
  const { state, reason, expiresAt } = approval
  return (
    <Banner
      tone={state === 'approved' ? 'success' : 'info'}
      title={staffTexts[state]}
      action={state === 'declined' || state === 'expired' ? ask : undefined}
    >
      {state === 'waiting' ? `Until ${showMoment(expiresAt)}.` : reason}
    </Banner>
  )
}
