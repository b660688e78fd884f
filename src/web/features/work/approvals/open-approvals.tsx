import { Link } from 'wouter'
import { TextLink } from '#web/lib/navigation/links.tsx'
import { type Approval, listApprovals } from '#contract/approvals.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { showMoment } from '#web/lib/format/dates.ts'
import { paths } from '#web/paths.ts'
import { cn } from '#web/ui/class-names.ts'
import { Badge, type BadgeTone } from '#web/ui/feedback/badge.tsx'
import { Card, CardBody } from '#web/ui/layout/card.tsx'
import { quietLinkClass } from '#web/ui/layout/link-text.tsx'
import { Section } from '#web/ui/layout/page.tsx'

export const openApprovalsQuery = queryFor(listApprovals, { query: { open: 'true' } })

interface OpenApprovalsProps {
  approvals: readonly Approval[]
  clients: readonly { id: string; firstName: string; lastName: string }[]
}

/** The prepared applications whose clients were asked, with what to do next. Renders nothing where there are none. */
export function OpenApprovals({ approvals, clients }: OpenApprovalsProps) {
  if (approvals.length === 0) return null
  const names = new Map(clients.map((client) => [client.id, client]))
  return (
    <Section title="Approvals" description="Applications that your clients approve or decline before you send them.">
      <Card as="div">
        <CardBody className="py-2">
          <ul aria-label="Approvals" className="grid divide-y divide-line">
            {approvals.map((approval) => (
              <OpenApproval key={approval.id} approval={approval} client={names.get(approval.userId)} />
            ))}
          </ul>
        </CardBody>
      </Card>
    </Section>
  )
}

const tones: Record<Approval['state'], BadgeTone> = {
  waiting: 'neutral',
  approved: 'success',
  declined: 'danger',
  expired: 'warning',
}

function OpenApproval({
  approval,
  client,
}: {
  approval: Approval
  client: { firstName: string; lastName: string } | undefined
}) {
  const { state, userId, applicationId, application } = approval
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-0.5 py-2">
      <span className="flex min-w-0 grow basis-60 flex-wrap items-center gap-x-3 wrap-anywhere">
        <TextLink href={paths.applicationOf(userId, applicationId)}>
          {application.position} at {application.company}
        </TextLink>
        {client && (
          <Link href={paths.client(userId)} className={cn(quietLinkClass, 'text-sm')}>
            {client.firstName} {client.lastName}
          </Link>
        )}
      </span>
      <Badge tone={tones[state]}>{describeState(approval, client?.firstName ?? 'the client')}</Badge>
    </li>
  )
}

function describeState({ state, expiresAt, reason }: Approval, firstName: string) {
  if (state === 'waiting') return `Waiting for ${firstName} until ${showMoment(expiresAt)}`
  if (state === 'approved') return 'Approved: send it'
  if (state === 'declined') return reason ? `Declined: ${reason}` : 'Declined'
  return 'No answer: ask again'
}
