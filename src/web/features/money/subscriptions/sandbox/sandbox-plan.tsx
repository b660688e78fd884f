import { FileStack } from 'lucide-react'
import { cancelSandboxSubscription, resumeSandboxSubscription } from '#contract/sandbox.ts'
import type { Subscription } from '#contract/subscriptions.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Row } from '#web/ui/layout/page.tsx'
import { TitledCard } from '#web/ui/layout/titled-card.tsx'
import { nextText, priceText, statusLabel } from '../subscription-display.ts'
import { usePortalChange } from './use-portal-change.ts'

/** The plan at the provider, with the provider's own cancel and resume. */
export function SandboxPlan({ subscription }: { subscription: Subscription | null }) {
  const cancel = usePortalChange(cancelSandboxSubscription, {
    success: 'The plan ends with its period',
    failure: 'The plan could not be cancelled',
  })
  const resume = usePortalChange(resumeSandboxSubscription, {
    success: 'The plan is renewed as before',
    failure: 'The plan could not be resumed',
  })
  if (!subscription)
    return (
      <TitledCard id="plan" title="Plan">
        <EmptyState icon={<FileStack />} title="No plan yet" />
      </TitledCard>
    )
  const { status, planName } = subscription
  const { label, tone } = statusLabel(status)
  return (
    <TitledCard id="plan" title="Plan">
      <div className="grid gap-2">
        <Row className="justify-between">
          <p className="text-lg font-semibold">
            {planName} <span className="font-normal text-muted">plan</span>
          </p>
          <Badge tone={tone}>{label}</Badge>
        </Row>
        <p>{priceText(subscription)}</p>
        <p className="text-muted">{nextText(subscription)}</p>
      </div>
      <Row>
        {(status === 'active' || status === 'past_due') && (
          <Button variant="secondary" loading={cancel.isPending} onClick={() => cancel.mutate()}>
            Cancel Plan
          </Button>
        )}
        {status === 'canceled' && (
          <Button loading={resume.isPending} onClick={() => resume.mutate()}>
            Resume Plan
          </Button>
        )}
      </Row>
    </TitledCard>
  )
}
