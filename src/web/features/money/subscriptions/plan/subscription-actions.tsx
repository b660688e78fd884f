import { Link } from 'wouter'
import { resumeSubscription, type Subscription } from '#contract/subscriptions.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/form/button.tsx'
import { buttonClass } from '#web/ui/form/button-class.ts'
import { Row } from '#web/ui/layout/page.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { PortalButton } from '../payment/portal-button.tsx'
import { findPlanByName } from '../subscription-display.ts'
import { ViewPlans } from '../view-plans.tsx'

/** The actions for the subscription's state. */
export function SubscriptionActions({ subscription }: { subscription: Subscription }) {
  const { status } = subscription
  const { role } = useSignedInUser()
  return (
    <Row>
      {status === 'canceled' && <ResumeButton />}
      {status === 'incomplete' && (
        <Link href={paths.subscribeTo(findPlanByName(subscription.planName) ?? '')} className={buttonClass()}>
          Complete Payment
        </Link>
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
