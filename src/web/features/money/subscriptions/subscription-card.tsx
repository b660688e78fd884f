import { useQuery } from '@tanstack/react-query'
import { CreditCard } from 'lucide-react'
import { readPaymentSettings } from '#contract/payments.ts'
import { plansForSeekers } from '#contract/plans.ts'
import { readSubscription, type Subscription } from '#contract/subscriptions.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor, refetchWhenShown } from '#web/lib/api/queries.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LoadStatus } from '#web/ui/feedback/loadable.tsx'
import { Row } from '#web/ui/layout/page.tsx'
import { TitledCard } from '#web/ui/layout/titled-card.tsx'
import { PortalButton } from './payment/portal-button.tsx'
import { SubscriptionActions } from './plan/subscription-actions.tsx'
import { nextText, priceText, statusLabel } from './subscription-display.ts'
import { ViewPlans } from './view-plans.tsx'

export function SubscriptionCard() {
  const { data: settings } = useQuery(queryFor(readPaymentSettings))
  const note = settings?.provider === 'sandbox' ? 'Sandbox: no money moves' : undefined
  return (
    <TitledCard id="subscription" title="Subscription" description={note}>
      <CurrentSubscription />
    </TitledCard>
  )
}

function CurrentSubscription() {
  const query = useQuery({ ...queryFor(readSubscription), ...refetchWhenShown })
  const { data, failure, ...retry } = getQueryState(query, 'Your subscription could not be loaded.')
  if (data) return <SubscriptionFacts subscription={data} />
  if (data === null) return <NoSubscription />
  return <LoadStatus failure={failure} {...retry} className="min-h-40" />
}

function SubscriptionFacts({ subscription }: { subscription: Subscription }) {
  const { label, tone } = statusLabel(subscription.status)
  const next = nextText(subscription)
  const pastDue = subscription.status === 'past_due'
  return (
    <>
      <div className="grid gap-2">
        <Row className="justify-between">
          <p className="text-lg font-semibold">
            {subscription.planName} <span className="font-normal text-muted">plan</span>
          </p>
          <Badge tone={tone}>{label}</Badge>
        </Row>
        <p>{priceText(subscription)}</p>
        {next && !pastDue && <p className="text-muted">{next}</p>}
      </div>
      {pastDue && <PastDue text={next} />}
      <SubscriptionActions subscription={subscription} />
    </>
  )
}

function PastDue({ text }: { text: string | null }) {
  const { subscriptionActive } = useSignedInUser()
  return (
    <Banner
      tone="danger"
      title={subscriptionActive ? text : 'The last payment did not go through, and your plan is on hold.'}
      action={
        <PortalButton section="methods" variant="primary">
          Update Card
        </PortalButton>
      }
    >
      Update your card or add another one. We then collect the open payment, and your plan continues.
    </Banner>
  )
}

export function NoSubscription() {
  const { role } = useSignedInUser()
  if (role !== 'user') return <EmptyState icon={<CreditCard />} {...plansForSeekers} />
  return (
    <EmptyState
      icon={<CreditCard />}
      title="No subscription yet"
      text="With a plan, an account manager applies to jobs for you."
      action={<ViewPlans />}
    />
  )
}
