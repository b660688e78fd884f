import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { listInvoices, listPaymentMethods } from '#contract/payments.ts'
import { readSubscription } from '#contract/subscriptions.ts'
import { queryFor, refetchWhenShown } from '#web/lib/api/queries.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { Stack } from '#web/ui/layout/page.tsx'
import { TitledCard } from '#web/ui/layout/titled-card.tsx'
import { BillingCard, PaymentMethodsCard } from './payment/billing-cards.tsx'
import { NoSubscription, SubscriptionCard } from './subscription-card.tsx'

interface PlanAndBillingProps {
  /** Below the cards, in the last column. */
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
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[1fr_1.19fr_1fr]">
      {hasNothing ? (
        <div className="grid grid-cols-1 lg:col-span-2">
          <NothingYet isSeeker={role === 'user'} />
        </div>
      ) : (
        <>
          <SubscriptionCard />
          <BillingCard />
        </>
      )}
      <Stack className="gap-4">
        {!hasNothing && <PaymentMethodsCard />}
        {children}
      </Stack>
    </div>
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
