import type { PaymentDifference } from '#contract/payment-events.ts'
import { InlineDisclosure } from '#web/ui/overlay/disclosure.tsx'

export function DifferenceList({ differences }: { differences: readonly PaymentDifference[] }) {
  return (
    <InlineDisclosure summary="What differed">
      <ul className="grid gap-2 py-2">
        {differences.map(({ kind, providerId, ours, theirs }) => (
          <li key={`${kind} ${providerId} ${ours}`} className="grid gap-0.5 wrap-anywhere">
            <span className="font-medium text-ink">
              {kind === 'subscription' ? 'Subscription' : 'Payment'} {providerId}
            </span>
            <span>We had: {ours}</span>
            <span>The provider: {theirs}</span>
          </li>
        ))}
      </ul>
    </InlineDisclosure>
  )
}
