import { PaymentEvents } from '#web/features/payments/payment-events.tsx'
import { Reconciliations } from '#web/features/payments/reconciliations.tsx'
import { Container, PageHeader, Section } from '#web/ui/page.tsx'

export default function PaymentsPage() {
  return (
    <Container className="grid gap-8 py-8 sm:py-10">
      <PageHeader
        title="Payments"
        subtitle="What the card provider tells us, and whether our books agree with its own."
      />
      <Reconciliations />
      <Section
        title="Events"
        description="Replaying an event reads anew at the provider what it is about, and takes over what it finds."
      >
        <PaymentEvents />
      </Section>
    </Container>
  )
}
