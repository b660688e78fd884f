import { useQuery } from '@tanstack/react-query'
import { useRoute } from 'wouter'
import { TextLink } from '#web/lib/navigation/links.tsx'
import { plans } from '#contract/plans.ts'
import { readUserDetails, type UserDetails } from '#contract/user-details.ts'
import { AuditOfUser } from '#web/features/platform/audit/audit-of-user.tsx'
import { ClientPlanHistory } from '#web/features/money/ledger/client-plan-history.tsx'
import { PromisesToUser } from '#web/features/service/promises/promises-to-user.tsx'
import { statusLabel } from '#web/features/money/subscriptions/subscription-display.ts'
import { AccountFacts } from '#web/features/people/users/account-facts.tsx'
import { UserActions } from '#web/features/people/users/user-actions.tsx'
import { UserTitle } from '#web/features/people/users/user-title.tsx'
import { AdminFrame } from '#web/layouts/admin-frame.tsx'
import { ApiError } from '#web/lib/api/api-error.ts'
import { queryFor, refetchWhenShown } from '#web/lib/api/queries.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { showDay } from '#web/lib/format/dates.ts'
import { formatName } from '#web/lib/format/names.ts'
import { usePageTitle } from '#web/lib/navigation/page-title.ts'
import { paths } from '#web/paths.ts'
import { DescriptionList } from '#web/ui/data/description-list.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { LoadStatus } from '#web/ui/feedback/loadable.tsx'
import { Grid, Row } from '#web/ui/layout/page.tsx'
import { TitledCard } from '#web/ui/layout/titled-card.tsx'
import { NotFound } from '#web/layouts/not-found.tsx'

export default function UserPage() {
  const [, params] = useRoute(paths.userScreen)
  const id = params?.id ?? ''
  const query = useQuery({ ...queryFor(readUserDetails, { params: { id } }), ...refetchWhenShown })
  const { data, ...state } = getQueryState(query, 'The account could not be loaded.')
  if (query.error instanceof ApiError && (query.error.status === 404 || query.error.status === 400))
    return <NoSuchUser />
  // One frame for both states: the heading keeps the focus while the account loads.
  return (
    <AdminFrame key={id} title={data ? <UserTitle user={data} /> : 'User'} subtitle={data?.email ?? '…'}>
      {data ? <Details user={data} /> : <LoadStatus {...state} className="min-h-96" />}
    </AdminFrame>
  )
}

/** Also after the account on this page was deleted. */
function NoSuchUser() {
  usePageTitle('Page Not Found')
  return <NotFound />
}

function Details({ user }: { user: UserDetails }) {
  usePageTitle(formatName(user))
  return (
    <>
      <Row>
        <UserActions user={user} />
      </Row>
      <Grid className="items-start">
        <TitledCard id="account" title="Account">
          <AccountFacts user={user} />
        </TitledCard>
        <TitledCard id="subscription" title="Subscription" actions={<SubscriptionBadge user={user} />}>
          <SubscriptionFacts user={user} />
        </TitledCard>
      </Grid>
      {user.role === 'user' && (
        <>
          <TitledCard id="periods" title="Billing Periods">
            <ClientPlanHistory userId={user.id} />
          </TitledCard>
          <TitledCard id="promises" title="Promises">
            <PromisesToUser promises={user.promises} />
          </TitledCard>
        </>
      )}
      <TitledCard
        id="audit"
        title="Audit"
        description="What this person did, and what was done to the account."
        actions={<TextLink href={paths.auditOf(user.id)}>All Entries</TextLink>}
      >
        <AuditOfUser userId={user.id} />
      </TitledCard>
    </>
  )
}

function SubscriptionBadge({ user: { subscription, subscriptionActive } }: { user: UserDetails }) {
  if (!subscription)
    return <Badge tone={subscriptionActive ? 'success' : 'neutral'}>{subscriptionActive ? 'Active' : 'Inactive'}</Badge>
  const { label, tone } = statusLabel(subscription.status)
  return <Badge tone={tone}>{label}</Badge>
}

function SubscriptionFacts({ user: { role, subscription } }: { user: UserDetails }) {
  if (!subscription)
    return <p className="text-muted">{role === 'user' ? 'No subscription yet.' : 'Plans are for job seekers.'}</p>
  const { plan, status, currentPeriodEnd, graceEnds } = subscription
  const periodTerm = status === 'active' ? 'Renews' : 'Period ends'
  return (
    <DescriptionList
      columns={2}
      items={[
        { term: 'Plan', value: plans[plan].name },
        { term: 'Price', value: `$${plans[plan].price} a month` },
        { term: periodTerm, value: <time dateTime={currentPeriodEnd}>{showDay(currentPeriodEnd)}</time> },
        ...(graceEnds
          ? [{ term: 'Grace period ends', value: <time dateTime={graceEnds}>{showDay(graceEnds)}</time> }]
          : []),
      ]}
    />
  )
}
