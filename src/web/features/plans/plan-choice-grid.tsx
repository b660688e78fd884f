import type { ReactNode } from 'react'
import { type PlanId, planIds, plans } from '#contract/plans.ts'
import { Button } from '#web/ui/button.tsx'
import { Grid } from '#web/ui/page.tsx'
import { PlanCard } from './plan-card.tsx'
import { signInFor } from './plan-choice.ts'
import { usePlanChoice } from './use-plan-choice.ts'

/** The plans to choose from. Before any script has come, choosing one leads to the sign-in. */
export function PlanChoiceGrid() {
  const { chosen, choose } = usePlanChoice()
  return (
    <Grid columns={3}>
      {planIds.map((id) => (
        <PlanCard key={id} plan={plans[id]} level={2}>
          <PlanForm plan={id} onChoose={choose}>
            <Button type="submit" variant={plans[id].popular ? 'primary' : 'secondary'} disabled={chosen === id}>
              {chosen === id ? 'Processing...' : <ButtonText plan={plans[id].name} />}
            </Button>
          </PlanForm>
        </PlanCard>
      ))}
    </Grid>
  )
}

interface PlanFormProps {
  plan: PlanId
  onChoose: (plan: PlanId) => void
  children: ReactNode
}

function PlanForm({ plan, onChoose, children }: PlanFormProps) {
  const { action, mode, next } = signInFor(plan)
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
      <input type="hidden" name="mode" value={mode} />
      <input type="hidden" name="next" value={next} />
      {children}
    </form>
  )
}

function ButtonText({ plan }: { plan: string }) {
  return (
    <span>
      Get Started<span className="sr-only"> with {plan}</span>
    </span>
  )
}
