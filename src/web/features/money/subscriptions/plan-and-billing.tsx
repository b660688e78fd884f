import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { listInvoices, listPaymentMethods } from '#contract/payments.ts'
import { readSubscription } from '#contract/subscriptions.ts'
import { queryFor, refetchWhenShown } from '#web/lib/api/queries.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { Stack, Row } from '#web/ui/layout/page.tsx'
import { TitledCard } from '#web/ui/layout/titled-card.tsx'
import { NoSubscription, SubscriptionCard } from './subscription-card.tsx'
import { CreditCard, ReceiptText } from 'lucide-react'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Loadable } from '#web/ui/feedback/loadable.tsx'
import { InvoiceList } from './payment/invoice-list.tsx'
import { MethodList } from './payment/method-list.tsx'
import { PortalButton } from './payment/portal-button.tsx'

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

function BillingCard() {
  const isStaff = useSignedInUser().role !== 'user'
  const invoices = useQuery({ ...queryFor(listInvoices), ...refetchWhenShown })
  return (
    <TitledCard id="billing" title="Billing & Invoices">
      <Loadable
        {...getQueryState(invoices, 'Your invoices could not be loaded.')}
        empty={
          <EmptyState
            icon={<ReceiptText />}
            title={isStaff ? 'No invoices' : 'No invoices yet'}
            text={isStaff ? null : 'Your invoices show up here once you subscribe.'}
          />
        }
      >
        {(all) => (
          <>
            <InvoiceList invoices={all} />
            <Row>
              <PortalButton section="invoices">View Invoices</PortalButton>
              <PortalButton section="address">Billing Address</PortalButton>
            </Row>
          </>
        )}
      </Loadable>
    </TitledCard>
  )
}

function PaymentMethodsCard() {
  const isStaff = useSignedInUser().role !== 'user'
  const methods = useQuery({ ...queryFor(listPaymentMethods), ...refetchWhenShown })
  return (
    <TitledCard id="payment-methods" title="Payment Methods">
      <Loadable
        {...getQueryState(methods, 'Your payment methods could not be loaded.')}
        empty={
          <EmptyState
            icon={<CreditCard />}
            title={isStaff ? 'No payment methods' : 'No payment methods yet'}
            text={isStaff ? null : 'Your card shows up here once you subscribe.'}
          />
        }
      >
        {(all) => (
          <>
            <MethodList methods={all} />
            <Row>
              <PortalButton section="methods">Manage Payment Methods</PortalButton>
            </Row>
          </>
        )}
      </Loadable>
    </TitledCard>
  )
}
