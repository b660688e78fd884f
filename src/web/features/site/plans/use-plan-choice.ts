import { useCallback, useEffect, useRef } from 'react'
import type { PlanId } from '#contract/plans.ts'
import { createCheckoutSession } from '#contract/subscriptions.ts'
import { getErrorMessage } from '#web/lib/api/api-error.ts'
import { leaveFor } from '#web/lib/navigation/flash-message.ts'
import { useCurrentUser } from '#web/lib/api/session.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { askToSignInAgain, askToSignUp } from './plan-choice.ts'

const sessionError = 'Failed to create checkout session. Please try again.'
const showError = (title: string) => showToast({ title, tone: 'danger' })

/** Leads a signed-in person to the payment of a plan. A double click counts once. */
export function usePlanChoice() {
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
