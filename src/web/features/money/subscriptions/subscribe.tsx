import { useQuery } from '@tanstack/react-query'
import { useState, useEffect, useEffectEvent } from 'react'
import { type PlanId, plans } from '#contract/plans.ts'
import { readPaymentSettings } from '#contract/payments.ts'
import { readSubscription, type Subscription, changePlan } from '#contract/subscriptions.ts'
import { queryFor, getQueryKey } from '#web/lib/api/queries.ts'
import { Container, PageHeader } from '#web/ui/layout/page.tsx'
import { PageSpinner } from '#web/ui/feedback/spinner.tsx'
import { AwaitPlan } from './plan/await-plan.tsx'
import { PaymentSetupError } from './payment/payment-setup-error.tsx'
import { PlanChangePanel } from './plan/plan-change-panel.tsx'
import { PlanSummary } from './plan/plan-summary.tsx'
import { SandboxBanner } from './sandbox-banner.tsx'
import { isLive, findPlanByName } from './subscription-display.ts'
import { ApiError, getErrorMessage } from '#web/lib/api/api-error.ts'
import { call } from '#web/lib/api/call.ts'
import { TitledCard } from '#web/ui/layout/titled-card.tsx'
import { PaymentForm, type PaymentFormProps } from './payment/payment-form.tsx'

interface SubscribeProps {
  plan: PlanId
  /** The client secret of a payment that was started elsewhere. */
  clientSecret: string | null
}

/** Subscribes to a plan, or changes to it from another one. */
export function Subscribe({ plan, clientSecret }: SubscribeProps) {
  const settings = useQuery(queryFor(readPaymentSettings))
  const subscription = useQuery({ ...queryFor(readSubscription), refetchOnMount: 'always' })
  const [stage, setStage] = useState<'open' | 'paying' | 'paid'>('open')
  // During a payment, the subscription in the cache is the one that is being paid.
  const changes = stage === 'open' && isChange(subscription.data, plan, clientSecret)

  const panel = () => {
    if (stage === 'paid') return <AwaitPlan plan={plan} />
    if (settings.error || subscription.error) return <PaymentSetupError />
    if (!settings.data || subscription.data === undefined || (stage === 'open' && !subscription.isFetchedAfterMount))
      return <PageSpinner className="min-h-80" />
    if (changes && subscription.data)
      return <PlanChangePanel plan={plan} subscription={subscription.data} settings={settings.data} />
    return (
      <StartPayment
        plan={plan}
        clientSecret={clientSecret}
        settings={settings.data}
        onPaid={() => setStage('paid')}
        onPaying={(paying) => setStage(paying ? 'paying' : 'open')}
      />
    )
  }

  return (
    <>
      {settings.data?.provider === 'sandbox' && <SandboxBanner belowBar />}
      <Container className="grid gap-8 py-8 sm:py-10">
        <PageHeader
          title={changes ? 'Change Plan' : 'Subscribe'}
          subtitle="Billed monthly. Cancel whenever you like; access stays until the end of the month you have paid for."
        />
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[1fr_1.15fr] lg:gap-8">
          <PlanSummary plan={plan} />
          {panel()}
        </div>
      </Container>
    </>
  )
}

/** Whether there is a live plan to change from. A payment that was started elsewhere continues as a first payment. */
function isChange(subscription: Subscription | null | undefined, plan: PlanId, clientSecret: string | null) {
  if (!subscription || !isLive(subscription)) return false
  return clientSecret === null || findPlanByName(subscription.planName) === plan
}

interface StartPaymentProps extends Omit<PaymentFormProps, 'clientSecret' | 'amount'> {
  plan: PlanId
  clientSecret: string | null
}

/** Starts a subscription and takes its first payment. With `clientSecret`, continues a payment that was started elsewhere. */
function StartPayment({ plan, clientSecret, ...form }: StartPaymentProps) {
  const start = useStartPayment(plan, clientSecret)
  // A credit may cover the whole amount.
  const nothingToPay = start.data?.clientSecret === null
  const finish = useEffectEvent(() => form.onPaid())
  useEffect(() => {
    if (nothingToPay) finish()
  }, [nothingToPay])
  if (start.error) return <PaymentSetupError message={getRefusalReason(start.error)} />
  if (!start.data?.clientSecret) return <PageSpinner className="min-h-80" />
  return (
    <TitledCard id="payment" title="Payment">
      <PaymentForm {...form} amount={plans[plan].price} clientSecret={start.data.clientSecret} />
    </TitledCard>
  )
}

/** The server's reason for a refusal. A 500 gets a better text here. */
const getRefusalReason = (error: unknown) =>
  error instanceof ApiError && error.status >= 500 ? undefined : getErrorMessage(error)

/** Cached for this page. The server returns the same payment to another tab or after a reload. */
function useStartPayment(plan: PlanId, clientSecret: string | null) {
  const start = useQuery({
    queryKey: getQueryKey(changePlan, { query: { plan } }),
    queryFn: () => call(changePlan, { body: { plan } }),
    gcTime: 0,
    enabled: clientSecret === null,
  })
  return clientSecret === null ? start : { data: { clientSecret }, error: null }
}
