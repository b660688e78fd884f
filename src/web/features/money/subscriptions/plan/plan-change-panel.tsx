import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ButtonLink } from '#web/lib/navigation/links.tsx'
import { type PlanId, plans } from '#contract/plans.ts'
import { changePlan, previewPlanChange, type Subscription, type PlanChange } from '#contract/subscriptions.ts'
import { ApiError, getErrorMessage } from '#web/lib/api/api-error.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { PageSpinner } from '#web/ui/feedback/spinner.tsx'
import { TitledCard } from '#web/ui/layout/titled-card.tsx'
import { AwaitPlan } from './await-plan.tsx'
import { PaymentForm, type PaymentFormProps } from '../payment/payment-form.tsx'
import { failureText, showPaymentFailure } from '../payment/payment-failure.ts'
import { findPlanByName, formatMoney } from '../subscription-display.ts'
import { showDay } from '#web/lib/format/dates.ts'
import { Button } from '#web/ui/form/button.tsx'
import { DescriptionList } from '#web/ui/data/description-list.tsx'
import { PaymentRefusal } from '../payment/payment-refusal.tsx'

interface PlanChangePanelProps {
  plan: PlanId
  subscription: Subscription
  settings: PaymentFormProps['settings']
}

/** A payment that the bank wants the person to confirm. */
type ToConfirm = Pick<PaymentFormProps, 'clientSecret' | 'amount'>

/** Changes a running plan: cost, agreement, and the bank's confirmation if it wants one. */
export function PlanChangePanel({ plan, subscription, settings }: PlanChangePanelProps) {
  const [initialSubscription] = useState(subscription)
  const [stage, setStage] = useState<'open' | 'changed' | ToConfirm>('open')
  if (stage === 'changed') return <AwaitPlan plan={plan} kind="change" />
  if (findPlanByName(initialSubscription.planName) === plan) return <SamePlan subscription={initialSubscription} />
  if (stage === 'open') return <Offer plan={plan} initialSubscription={initialSubscription} onChanged={setStage} />
  return (
    <TitledCard id="payment" title="Payment" description="Your bank wants you to confirm this payment.">
      <PaymentForm settings={settings} {...stage} onPaid={() => setStage('changed')} onPaying={() => {}} />
    </TitledCard>
  )
}

function SamePlan({ subscription: { planName, status } }: { subscription: Subscription }) {
  return (
    <ToAccount title={`You have the ${planName} plan`}>
      {status === 'active' && 'There is nothing to change or to pay.'}
      {status === 'canceled' && 'You have cancelled it. You can resume it on your account page.'}
      {status === 'past_due' && 'Its last payment did not go through. Your account page says what to do.'}
    </ToAccount>
  )
}

interface OfferProps {
  plan: PlanId
  initialSubscription: Subscription
  onChanged: (next: 'changed' | ToConfirm) => void
}

function Offer({ plan, initialSubscription, onChanged }: OfferProps) {
  const preview = useQuery({
    ...queryFor(previewPlanChange, { query: { plan } }),
    // The proration changes by the minute.
    gcTime: 0,
    refetchOnMount: 'always',
  })
  const change = useCall(changePlan, {
    failure: null,
    onSuccess: ({ clientSecret }) =>
      onChanged(clientSecret === null ? 'changed' : { clientSecret, amount: preview.data?.amountDue }),
    onError: (error) => {
      showPaymentFailure(error)
      void preview.refetch()
    },
  })
  if (preview.data)
    return (
      <PlanChangeOffer
        change={preview.data}
        from={initialSubscription}
        pending={change.isPending}
        refusal={failureText(change.error)}
        onAgree={({ prorationDate }) => change.mutate({ body: { plan, prorationDate } })}
      />
    )
  if (!preview.error) return <PageSpinner className="min-h-80" />
  const isRefused = preview.error instanceof ApiError && preview.error.status === 409
  if (!isRefused)
    return (
      <ErrorState
        message="The cost of the change could not be loaded."
        onRetry={() => void preview.refetch()}
        retrying={preview.isFetching}
      />
    )
  return <ToAccount title={`You can't change to ${plans[plan].name} now`}>{getErrorMessage(preview.error)}</ToAccount>
}

function ToAccount({ title, children }: { title: string; children: ReactNode }) {
  return (
    <EmptyState
      level={2}
      className="bg-raised"
      title={title}
      text={children}
      action={<ButtonLink href={paths.account}>Go to Account</ButtonLink>}
    />
  )
}

interface PlanChangeOfferProps {
  change: PlanChange
  from: Subscription
  pending: boolean
  /** Why the last attempt was refused. */
  refusal: string | null
  onAgree: (change: PlanChange) => void
}

/** The cost of a plan change, with a button that names the amount. */
function PlanChangeOffer({ change, from, pending, refusal, onAgree }: PlanChangeOfferProps) {
  const { planName, direction, amountDue, credit, nextAmount, nextBillingDate } = change
  return (
    <TitledCard id="plan-change" title={`From ${from.planName} to ${planName}`} description={explanation(change)}>
      <DescriptionList
        bill
        items={[
          { term: 'Due Now', value: <strong className="text-xl font-semibold">{formatMoney(amountDue)}</strong> },
          ...(credit > 0 ? [{ term: 'Credit for the Next Invoices', value: formatMoney(credit) }] : []),
          { term: 'Then Each Month', value: formatMoney(nextAmount) },
          { term: 'Next Billing Date', value: showDay(nextBillingDate) },
        ]}
      />
      <PaymentRefusal text={refusal} />
      <Button size="lg" loading={pending} pendingLabel="Processing..." onClick={() => onAgree(change)}>
        {direction === 'downgrade'
          ? 'Downgrade'
          : amountDue > 0
            ? `Upgrade and Pay ${formatMoney(amountDue)}`
            : 'Upgrade'}
      </Button>
      {from.status === 'canceled' && (
        <p className="text-sm text-muted">This withdraws your cancellation. The plan renews from then on.</p>
      )}
      {amountDue > 0 && <p className="text-sm text-muted">We charge the card of your subscription.</p>}
    </TitledCard>
  )
}

function explanation({ direction, planName }: PlanChange) {
  return direction === 'upgrade'
    ? `${planName} starts immediately. We deduct what you have paid for the rest of the month.`
    : `${planName} starts immediately. We credit the rest of the month you have paid for to your next invoices.`
}
