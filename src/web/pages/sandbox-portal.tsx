import { SandboxPortal } from '#web/features/subscriptions/sandbox/sandbox-portal.tsx'
import { SandboxOnly } from './sandbox-only.tsx'

export default function SandboxPortalPage() {
  return (
    <SandboxOnly title="Billing Portal" subtitle="Test billing portal. No card is charged." width="text">
      <SandboxPortal />
    </SandboxOnly>
  )
}
