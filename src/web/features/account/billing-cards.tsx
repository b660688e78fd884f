import { CreditCard, ReceiptText } from 'lucide-react'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { AccountCard } from './account-card.tsx'

export function BillingCard() {
  return (
    <AccountCard id="billing" title="Billing & Invoices">
      <EmptyState
        icon={<ReceiptText />}
        title="No invoices yet"
        text="Invoices come with a subscription, and show up here."
      />
    </AccountCard>
  )
}

export function PaymentMethodsCard() {
  return (
    <AccountCard id="payment-methods" title="Payment Methods">
      <EmptyState
        icon={<CreditCard />}
        title="No payment methods yet"
        text="A card is added with a subscription, and shows up here."
      />
    </AccountCard>
  )
}
