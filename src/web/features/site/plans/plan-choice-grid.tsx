import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { type Plan, type PlanId, planIds, plans, plansForSeekers } from '#contract/plans.ts'
import { paths } from '#web/paths.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { buttonClass } from '#web/ui/form/button-class.ts'
import { Button } from '#web/ui/form/button.tsx'
import { Grid } from '#web/ui/layout/page.tsx'
import { PlanCard } from './plan-card.tsx'
import { getSignUpTarget } from './plan-choice.ts'
import { usePlanChoice } from './use-plan-choice.ts'

/** The plans, to subscribe or to change to. Without script, choosing one leads to a new account. */
export function PlanChoiceGrid() {
  const { isStaff, current, chosen, choose } = usePlanChoice()
  if (isStaff) return <ReadOnlyPlans />
  return (
    <Grid columns={3}>
      {planIds.map((id) => (
        <PlanCard key={id} plan={plans[id]} level={2} current={id === current}>
          {id === current ? (
            <Link href={paths.account} className={buttonClass('secondary', 'md', 'w-full')}>
              Go to Account
            </Link>
          ) : (
            <PlanForm plan={id} onChoose={choose}>
              <Button type="submit" variant={plans[id].popular ? 'primary' : 'secondary'} disabled={chosen === id}>
                {chosen === id ? 'Processing...' : <ButtonText plan={plans[id]} current={current} />}
              </Button>
              {current && (
                <p className="pt-2 text-center text-sm text-muted">You see what it costs before you agree.</p>
              )}
            </PlanForm>
          )}
        </PlanCard>
      ))}
    </Grid>
  )
}

/** The plans for account managers and admins, who cannot subscribe. */
function ReadOnlyPlans() {
  return (
    <div className="grid gap-6">
      <Banner title={plansForSeekers.title}>{plansForSeekers.text}</Banner>
      <Grid columns={3}>
        {planIds.map((id) => (
          <PlanCard key={id} plan={plans[id]} level={2} />
        ))}
      </Grid>
    </div>
  )
}

interface PlanFormProps {
  plan: PlanId
  onChoose: (plan: PlanId) => void
  children: ReactNode
}

function PlanForm({ plan, onChoose, children }: PlanFormProps) {
  const { action, next } = getSignUpTarget(plan)
  return (
    <form
      data-plan-choice={plan}
      action={action}
      className="grid w-full"
      onSubmit={(event) => {
        event.preventDefault()
        onChoose(plan)
      }}
    >
      <input type="hidden" name="next" value={next} />
      {children}
    </form>
  )
}

function ButtonText({ plan: { name, price }, current }: { plan: Plan; current: PlanId | null }) {
  if (current) return `${price > plans[current].price ? 'Upgrade' : 'Downgrade'} to ${name}`
  return (
    <span>
      Get Started<span className="sr-only"> with {name}</span>
    </span>
  )
}
