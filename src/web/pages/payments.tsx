import { PaymentEvents } from '#web/features/payments/payment-events.tsx'
import { Reconciliations } from '#web/features/payments/reconciliations.tsx'
import { StaffBackLink } from '#web/layouts/staff-back-link.tsx'
import { Container, PageHeader, Section } from '#web/ui/layout/page.tsx'

export default function PaymentsPage() {
  return (
    <Container className="grid gap-8 py-8 sm:py-10">
      <PageHeader
        above={<StaffBackLink />}
        title="Payments"
        subtitle="What the card provider tells us, and whether our records match its own."
      />
      <Reconciliations />
      <Section
        title="Events"
        description="Replaying an event reads what it is about from the provider again, and applies what it finds."
      >
        <PaymentEvents />
      </Section>
    </Container>
  )
}
