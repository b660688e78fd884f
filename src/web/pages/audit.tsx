import { AuditLog } from '#web/features/audit/audit-log.tsx'
import { StaffBackLink } from '#web/layouts/staff-back-link.tsx'
import { Container, PageHeader } from '#web/ui/layout/page.tsx'

export default function AuditPage() {
  return (
    <Container className="grid gap-8 py-8 sm:py-10">
      <PageHeader
        above={<StaffBackLink />}
        title="Audit Log"
        subtitle="Who did what to whom, when and from where. Nothing in it can be changed."
      />
      <AuditLog />
    </Container>
  )
}
