import { OwedClients } from '#web/features/ledger/owed-clients.tsx'
import { StaffBackLink } from '#web/layouts/staff-back-link.tsx'
import { Container, PageHeader } from '#web/ui/layout/page.tsx'

export default function OwedPage() {
  return (
    <Container className="grid gap-8 py-8 sm:py-10">
      <PageHeader
        above={<StaffBackLink />}
        title="Owed to Clients"
        subtitle="What ended billing periods did not deliver. The refund exposure is the share of the payments that buys the missing applications."
      />
      <OwedClients />
    </Container>
  )
}
