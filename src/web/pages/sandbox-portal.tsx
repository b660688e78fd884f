import { SandboxPortal } from '#web/features/subscriptions/sandbox/sandbox-portal.tsx'
import { SandboxOnly } from './sandbox-only.tsx'

export default function SandboxPortalPage() {
  return (
    <SandboxOnly title="Billing Portal" subtitle="Stands in for the billing portal of a card provider." width="text">
      <SandboxPortal />
    </SandboxOnly>
  )
}
