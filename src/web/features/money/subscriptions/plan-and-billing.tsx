import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { listInvoices, listPaymentMethods } from '#contract/payments.ts'
import { readSubscription } from '#contract/subscriptions.ts'
import { PlanMeter } from '#web/features/money/ledger/plan-meter.tsx'
import { queryFor, refetchWhenShown } from '#web/lib/api/queries.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { TitledCard } from '#web/ui/layout/titled-card.tsx'
import { BillingCard, PaymentMethodsCard } from './payment/billing-cards.tsx'
import { NoSubscription, SubscriptionCard } from './plan/subscription-card.tsx'

interface PlanAndBillingProps {
  /** What the plan includes, for those who have or had one. */
  children: ReactNode
}

/** The plan, its invoices and the cards. One empty state covers all three before the first subscription. */
export function PlanAndBilling({ children }: PlanAndBillingProps) {
  const { role, subscriptionPlan } = useSignedInUser()
  const subscription = useQuery({ ...queryFor(readSubscription), ...refetchWhenShown })
  const invoices = useQuery({ ...queryFor(listInvoices), ...refetchWhenShown })
  const methods = useQuery({ ...queryFor(listPaymentMethods), ...refetchWhenShown })
  const hasNothing = [subscription, invoices, methods].every(({ data, isFetched }) =>
    // Until they are loaded, the person's plan tells what to expect.
    data === undefined
      ? !isFetched && subscriptionPlan === null
      : data === null || (Array.isArray(data) && data.length === 0),
  )
  if (hasNothing) return <NothingYet isSeeker={role === 'user'} />
  return (
    <>
      <div className="grid grid-cols-1 gap-5 xl:grid-cols-2">
        <SubscriptionCard />
        <div className="grid grid-cols-1 content-between gap-5">
          {role === 'user' && <PlanMeter />}
          <PaymentMethodsCard />
        </div>
      </div>
      {children}
      <BillingCard />
    </>
  )
}

function NothingYet({ isSeeker }: { isSeeker: boolean }) {
  return (
    <TitledCard id="subscription" title="Subscription">
      <NoSubscription />
      <div className="grid gap-4 sm:grid-cols-2">
        <NoneYet id="billing" title="Billing & Invoices" text={isSeeker ? 'No invoices yet' : 'No invoices'} />
        <NoneYet
          id="payment-methods"
          title="Payment Methods"
          text={isSeeker ? 'No payment methods yet' : 'No payment methods'}
        />
      </div>
    </TitledCard>
  )
}

function NoneYet({ id, title, text }: { id: string; title: string; text: string }) {
  return (
    <section aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className="text-base">
        {title}
      </h3>
      <p className="text-muted">{text}</p>
    </section>
  )
}
