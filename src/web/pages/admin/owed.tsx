import { OwedClients } from '#web/features/money/ledger/owed-clients.tsx'
import { AdminFrame } from '#web/layouts/admin-frame.tsx'

export default function OwedPage() {
  return (
    <AdminFrame
      title="Owed to Clients"
      subtitle="Applications, consultations and resumes that we did not deliver before a billing period ended. The refund exposure is the share of the payments that buys the missing applications."
    >
      <OwedClients />
    </AdminFrame>
  )
}
