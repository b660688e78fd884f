import { AuditLog } from '#web/features/platform/audit/audit-log.tsx'
import { AdminFrame } from '#web/layouts/admin-frame.tsx'

export default function AuditPage() {
  return (
    <AdminFrame
      title="Audit Log"
      subtitle="Who did what, to which account, when and from where. Entries can't be changed."
    >
      <AuditLog />
    </AdminFrame>
  )
}
