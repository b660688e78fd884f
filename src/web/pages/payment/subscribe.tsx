import { Link, useSearch } from 'wouter'
import { planIds, plansForSeekers } from '#contract/plans.ts'
import { Subscribe } from '#web/features/money/subscriptions/subscribe.tsx'
import { ViewPlans } from '#web/features/money/subscriptions/view-plans.tsx'
import { Notice } from '#web/layouts/notice.tsx'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/form/button-class.ts'

export default function SubscribePage() {
  const { role } = useSignedInUser()
  const query = new URLSearchParams(useSearch())
  const requestedPlan = query.get('plan') || 'starter'
  const plan = planIds.find((id) => id === requestedPlan)
  if (role !== 'user')
    return (
      <Notice title={plansForSeekers.title} text={plansForSeekers.text}>
        <Link href={paths.home} className={buttonClass()}>
          Go to Home
        </Link>
        <Link href={paths.pricing} className={buttonClass('secondary')}>
          View Plans
        </Link>
      </Notice>
    )
  if (!plan)
    return (
      <Notice title="Subscribe" text="There is no plan with that name.">
        <ViewPlans />
      </Notice>
    )
  return <Subscribe key={plan} plan={plan} clientSecret={query.get('client_secret') || null} />
}
