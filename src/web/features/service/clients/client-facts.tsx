import type { ClientOverview } from '#contract/clients.ts'
import { plans } from '#contract/plans.ts'
import { useRelayAddress } from '#web/features/work/mails/use-relay-address.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { showDay } from '#web/lib/format/dates.ts'
import { formatName } from '#web/lib/format/names.ts'
import { Avatar } from '#web/ui/data/avatar.tsx'
import { DescriptionList } from '#web/ui/data/description-list.tsx'
import { CopyText } from '#web/lib/copying.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Card, CardBody } from '#web/ui/layout/card.tsx'
import { formatLastAction } from './last-action.ts'
import { formatPlanUse, isPlanUsedUp } from './plan-use.ts'

/** Who a client is, with plan, assignment and last action. */
export function ClientFacts({ client }: { client: ClientOverview }) {
  const { role } = useSignedInUser()
  const relay = useRelayAddress(client.id)
  const { email, profileImageUrl, plan, assignedAt, lastActionAt, accountManager } = client
  return (
    <Card as="div">
      <CardBody className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <Avatar name={formatName(client)} src={profileImageUrl} />
        <div className="min-w-0 grow basis-60">
          <DescriptionList
            columns={2}
            items={[
              { term: 'Email', value: email },
              ...(relay === null
                ? []
                : [
                    {
                      term: 'Email for applications',
                      value: (
                        <>
                          {relay} <CopyText text={relay} label="Copy email for applications" what="address" />
                        </>
                      ),
                    },
                  ]),
              {
                term: 'Plan',
                value: (
                  <span className="flex flex-wrap items-center gap-2">
                    {plan && <Badge tone="info">{plans[plan].name}</Badge>}
                    {formatPlanUse(client)}
                    {isPlanUsedUp(client) && <Badge tone="warning">Limit reached</Badge>}
                  </span>
                ),
              },
              {
                term: role === 'admin' ? 'Account manager' : 'Assigned',
                value: (
                  <>
                    {role === 'admin' && (accountManager ? `${formatName(accountManager)}, since ` : 'None yet')}
                    {assignedAt && <time dateTime={assignedAt}>{showDay(assignedAt)}</time>}
                  </>
                ),
              },
              {
                term: 'Last action',
                value: lastActionAt ? (
                  <time dateTime={lastActionAt}>{formatLastAction(lastActionAt)}</time>
                ) : (
                  'No action yet'
                ),
              },
            ]}
          />
        </div>
      </CardBody>
    </Card>
  )
}
