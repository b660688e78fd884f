import { useSearch } from 'wouter'
import { SandboxCheckout } from '#web/features/money/subscriptions/sandbox-checkout.tsx'
import { SandboxOnly } from '#web/layouts/sandbox-only.tsx'

export default function SandboxCheckoutPage() {
  const session = new URLSearchParams(useSearch()).get('session') ?? ''
  return (
    <SandboxOnly title="Checkout" subtitle="Test checkout. No card is charged.">
      <SandboxCheckout session={session} />
    </SandboxOnly>
  )
}
