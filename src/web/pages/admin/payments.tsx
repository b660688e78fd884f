import { PaymentEvents } from '#web/features/money/payments/payment-events.tsx'
import { Reconciliations } from '#web/features/money/payments/reconciliations.tsx'
import { AdminFrame } from '#web/layouts/admin-frame.tsx'
import { Section } from '#web/ui/layout/page.tsx'

export default function PaymentsPage() {
  return (
    <AdminFrame
      title="Payments"
      subtitle="Events from the card provider, and whether our records match the provider's."
    >
      <Reconciliations />
      <Section title="Events" description="Replay fetches the current state from the provider and applies it.">
        <PaymentEvents />
      </Section>
    </AdminFrame>
  )
}
