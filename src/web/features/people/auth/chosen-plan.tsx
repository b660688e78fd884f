import { plans } from '#contract/plans.ts'
import { paths } from '#web/paths.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { linkClass } from '#web/ui/layout/link-text.tsx'
import { findChosenPlan } from './auth-mode.ts'

interface ChosenPlanProps {
  /** Where the sign-in leads. */
  next: string | null
  /** The account exists already and only needs a sign-in. */
  registered?: boolean
}

/** The plan that the visitor chose before signing in, with its price. */
export function ChosenPlan({ next, registered = false }: ChosenPlanProps) {
  const id = findChosenPlan(next)
  if (!id) return null
  const { name, price } = plans[id]
  return (
    <Banner>
      You chose <strong className="font-semibold">{name}</strong>, ${price} a month.{' '}
      {registered ? 'Log in to go on.' : 'Log in or create an account to go on.'}{' '}
      <a href={paths.pricing} className={linkClass}>
        Change plan
      </a>
    </Banner>
  )
}
