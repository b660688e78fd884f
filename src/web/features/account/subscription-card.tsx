import { useQuery } from '@tanstack/react-query'
import { CreditCard } from 'lucide-react'
import { Link } from 'wouter'
import { readSubscription, type Subscription } from '#contract/subscriptions.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { queryFor } from '#web/lib/queries.ts'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Row } from '#web/ui/page.tsx'
import { PageSpinner } from '#web/ui/spinner.tsx'
import { AccountCard } from './account-card.tsx'
import { nextText, priceText, statusLabel } from './subscription-display.ts'

export function SubscriptionCard() {
  return (
    <AccountCard id="subscription" title="Subscription">
      <CurrentSubscription />
    </AccountCard>
  )
}

function CurrentSubscription() {
  const { data, error, refetch, isFetching } = useQuery({ ...queryFor(readSubscription), refetchOnMount: 'always' })
  if (data) return <SubscriptionFacts subscription={data} />
  if (data === null) return <NoSubscription />
  if (!error) return <PageSpinner className="min-h-40" />
  return (
    <ErrorState
      message={messageOf(error, 'Your subscription could not be loaded.')}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  )
}

function SubscriptionFacts({ subscription }: { subscription: Subscription }) {
  const { label, tone } = statusLabel(subscription.status)
  const next = nextText(subscription)
  return (
    <div className="grid gap-2">
      <Row className="justify-between">
        <p className="text-lg font-semibold">
          {subscription.planName} <span className="font-normal text-muted">plan</span>
        </p>
        <Badge tone={tone}>{label}</Badge>
      </Row>
      <p>{priceText(subscription)}</p>
      {next && <p className="text-muted">{next}</p>}
      {subscription.status === 'expired' && <ViewPlans />}
    </div>
  )
}

function NoSubscription() {
  return (
    <EmptyState
      icon={<CreditCard />}
      title="No subscription yet"
      text="With a plan, an account manager applies to jobs for you."
      action={<ViewPlans />}
    />
  )
}

function ViewPlans() {
  return (
    <Link href={paths.pricing} className={buttonClass('secondary', 'md', 'justify-self-start')}>
      View Plans
    </Link>
  )
}
