import { useQuery } from '@tanstack/react-query'
import { TextLink } from '#web/lib/navigation/links.tsx'
import { listAttachedDocuments } from '#contract/documents.ts'
import { listReceipts } from '#contract/receipts.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/form/button.tsx'
import { Row } from '#web/ui/layout/page.tsx'
import { useDecision, useOwnApproval } from './use-approval.ts'

interface ApprovalActionsProps {
  applicationId: string
  /** Called when the person follows the link. */
  onFollow: (() => void) | undefined
}

/** What we would send, with Approve and Decline, as long as the application waits for the client. */
export function ApprovalActions({ applicationId, onFollow }: ApprovalActionsProps) {
  const approval = useOwnApproval(applicationId)
  return approval?.state === 'waiting' ? (
    <Decision applicationId={applicationId} exceptions={approval.rules} onFollow={onFollow} />
  ) : null
}

interface DecisionProps extends ApprovalActionsProps {
  exceptions: readonly { message: string }[]
}

function Decision({ applicationId, exceptions, onFollow }: DecisionProps) {
  const input = { params: { id: applicationId } }
  const { data: attached = [] } = useQuery(queryFor(listAttachedDocuments, input))
  const { data: [receipt] = [] } = useQuery(queryFor(listReceipts, input))
  const { decide, isPending } = useDecision(applicationId)
  const documents = receipt?.state === 'prepared' && receipt.documents.length > 0 ? receipt.documents : attached
  return (
    // Above the link that covers the whole notification.
    <div className="relative z-10 grid gap-1 pt-1">
      {exceptions.map(({ message }) => (
        <p key={message}>{message} You would make an exception.</p>
      ))}
      <p>
        {documents.length > 0 && `We would send: ${documents.map(({ name }) => name).join(', ')}. `}
        <TextLink href={paths.applicationIn(applicationId)} onClick={onFollow}>
          See What We Would Send
        </TextLink>
      </p>
      <Row className="pt-1">
        <Button size="sm" loading={isPending} onClick={() => decide('approved')}>
          Approve
        </Button>
        <Button size="sm" variant="secondary" disabled={isPending} onClick={() => decide('declined')}>
          Decline
        </Button>
      </Row>
    </div>
  )
}
