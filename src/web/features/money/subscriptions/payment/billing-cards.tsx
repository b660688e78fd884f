import { useQuery } from '@tanstack/react-query'
import { CreditCard, ReceiptText } from 'lucide-react'
import { listInvoices, listPaymentMethods } from '#contract/payments.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor, refetchWhenShown } from '#web/lib/api/queries.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Loadable } from '#web/ui/feedback/loadable.tsx'
import { Row } from '#web/ui/layout/page.tsx'
import { TitledCard } from '#web/ui/layout/titled-card.tsx'
import { InvoiceList } from './invoice-list.tsx'
import { MethodList } from './method-list.tsx'
import { PortalButton } from './portal-button.tsx'

export function BillingCard() {
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

export function PaymentMethodsCard() {
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
