import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { ButtonLink } from '#web/lib/navigation/links.tsx'
import { type Plan, type PlanId, planIds, plans, plansForSeekers } from '#contract/plans.ts'
import { paths } from '#web/paths.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { Grid } from '#web/ui/layout/page.tsx'
import { PlanCard } from './plan-card.tsx'
import { getSignUpTarget, askToSignInAgain, askToSignUp } from './plan-choice.ts'
import { createCheckoutSession } from '#contract/subscriptions.ts'
import { getErrorMessage } from '#web/lib/api/api-error.ts'
import { leaveFor } from '#web/lib/navigation/flash-message.ts'
import { useCurrentUser } from '#web/lib/api/session.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useCall } from '#web/lib/api/use-call.ts'

/** The plans, to subscribe or to change to. Without script, choosing one leads to a new account. */
export function PlanChoiceGrid() {
  const { isStaff, current, chosen, choose } = usePlanChoice()
  if (isStaff) return <ReadOnlyPlans />
  return (
    <Grid columns={3}>
      {planIds.map((id) => (
        <PlanCard key={id} plan={plans[id]} level={2} current={id === current}>
          {id === current ? (
            <ButtonLink href={paths.account} className="w-full">
              Go to Account
            </ButtonLink>
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

const sessionError = 'Failed to create checkout session. Please try again.'
const showError = (title: string) => showToast({ title, tone: 'danger' })

/** Leads a signed-in person to the payment of a plan. A double click counts once. */
function usePlanChoice() {
  const { data: user } = useCurrentUser()
  // The second click of a double click arrives before React has rendered the first.
  const isSubmitted = useRef(false)
  const checkout = useCall(createCheckoutSession, {
    failure: null,
    ownUnauthorized: true,
    onSuccess: ({ checkoutUrl }) => {
      if (checkoutUrl) return leaveFor(checkoutUrl)
      showError(sessionError)
      return startOver()
    },
    onError: (error, { body }) => {
      isSubmitted.current = false
      if (error.status === 401) askToSignInAgain(body.plan)
      else showError(getErrorMessage(error, 'Failed to select plan'))
    },
  })
  const { reset } = checkout
  const startOver = useCallback(() => {
    isSubmitted.current = false
    reset()
  }, [reset])

  // After the back button the page may come from the back/forward cache: the choice is possible again.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) startOver()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [startOver])

  const leaving = checkout.isPending || checkout.isSuccess
  return {
    /** Account managers and admins cannot subscribe. */
    isStaff: user ? user.role !== 'user' : false,
    /** The current plan of a job seeker. */
    current: user?.role === 'user' ? user.subscriptionPlan : null,
    /** The plan whose payment page is loading. */
    chosen: leaving ? (checkout.variables?.body.plan ?? null) : null,
    choose: (plan: PlanId) => {
      if (!user) return askToSignUp(plan)
      if (isSubmitted.current) return
      isSubmitted.current = true
      checkout.mutate({ body: { plan } })
    },
  }
}
