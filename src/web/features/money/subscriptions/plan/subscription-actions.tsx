import { ButtonLink } from '#web/lib/navigation/links.tsx'
import { resumeSubscription, type Subscription, cancelSubscription } from '#contract/subscriptions.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/form/button.tsx'
import { Row } from '#web/ui/layout/page.tsx'
import { PortalButton } from '../payment/portal-button.tsx'
import { findPlanByName } from '../subscription-display.ts'
import { ViewPlans } from '../view-plans.tsx'
import { showDay } from '#web/lib/format/dates.ts'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'

/** The actions for the subscription's state. */
export function SubscriptionActions({ subscription }: { subscription: Subscription }) {
  const { status } = subscription
  const { role } = useSignedInUser()
  return (
    <Row>
      {status === 'canceled' && <ResumeButton />}
      {status === 'incomplete' && (
        <ButtonLink href={paths.subscribeTo(findPlanByName(subscription.planName) ?? '')} variant="primary">
          Complete Payment
        </ButtonLink>
      )}
      {status !== 'incomplete' && <PortalButton section="plan">Manage Plan</PortalButton>}
      {role === 'user' && status !== 'incomplete' && status !== 'past_due' && <ViewPlans />}
      {(status === 'active' || status === 'past_due' || status === 'incomplete') && (
        <CancelDialog subscription={subscription} />
      )}
    </Row>
  )
}

function ResumeButton() {
  const resume = useCall(resumeSubscription, {
    success: { title: 'Subscription resumed', description: 'It is renewed as before.' },
    failure: { title: 'Resume failed', fallback: 'Failed to resume subscription' },
  })
  return (
    <Button loading={resume.isPending} pendingLabel="Resuming..." onClick={() => resume.mutate()}>
      Resume Subscription
    </Button>
  )
}

/** Asks before canceling, and says until when access stays. */
function CancelDialog({ subscription }: { subscription: Subscription }) {
  const cancel = useCall(cancelSubscription, {
    success: (subscription) => ({ title: 'Subscription cancelled', description: describeAccess(subscription) }),
    failure: { title: 'Cancellation failed', fallback: 'Failed to cancel subscription' },
  })
  return (
    <ConfirmDialog
      title="Cancel your subscription?"
      description={describeCancellation(subscription)}
      confirmLabel="Cancel Subscription"
      cancelLabel="Keep Subscription"
      pendingLabel="Cancelling..."
      tone="danger"
      loading={cancel.isPending}
      onConfirm={(close) => cancel.mutate(undefined, { onSuccess: close })}
      trigger={<Button variant="ghost">Cancel Subscription</Button>}
    />
  )
}

function describeCancellation({ status, currentPeriodEnd }: Subscription) {
  if (status === 'incomplete') return 'Its first payment was not made, so nothing was charged, and it ends immediately.'
  if (status === 'past_due')
    return 'Its last payment did not go through, so it ends immediately. Nothing more is charged.'
  const until = currentPeriodEnd ? showDay(currentPeriodEnd) : 'the end of the billing period'
  return `You keep your access until ${until}. You can resume your subscription until then. After that it ends and we charge nothing more.`
}

const describeAccess = ({ status, currentPeriodEnd }: Subscription) =>
  status === 'canceled' && currentPeriodEnd ? `You have access until ${showDay(currentPeriodEnd)}.` : undefined
