import { SandboxPortal } from '#web/features/money/subscriptions/sandbox-portal.tsx'
import { SandboxOnly } from '#web/layouts/sandbox-only.tsx'

export default function SandboxPortalPage() {
  return (
    <SandboxOnly title="Billing Portal" subtitle="Test billing portal. No card is charged." narrow>
      <SandboxPortal />
    </SandboxOnly>
  )
}
