import { useSearch } from 'wouter'
import { ButtonLink } from '#web/lib/navigation/links.tsx'
import { planIds, plansForSeekers } from '#contract/plans.ts'
import { Subscribe } from '#web/features/money/subscriptions/subscribe.tsx'
import { ViewPlans } from '#web/features/money/subscriptions/view-plans.tsx'
import { Notice } from '#web/layouts/notice.tsx'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { paths } from '#web/paths.ts'

export default function SubscribePage() {
  const { role } = useSignedInUser()
  const query = new URLSearchParams(useSearch())
  const requestedPlan = query.get('plan') || 'starter'
  const plan = planIds.find((id) => id === requestedPlan)
  if (role !== 'user')
    return (
      <Notice title={plansForSeekers.title} text={plansForSeekers.text}>
        <ButtonLink href={paths.home} variant="primary">
          Go to Home
        </ButtonLink>
        <ButtonLink href={paths.pricing}>View Plans</ButtonLink>
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
