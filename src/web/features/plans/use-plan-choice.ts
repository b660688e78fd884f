import { useCallback, useEffect, useRef } from 'react'
import type { PlanId } from '#contract/plans.ts'
import { createCheckoutSession } from '#contract/subscriptions.ts'
import { messageOf } from '#web/lib/api/api-error.ts'
import { leaveFor } from '#web/lib/navigation/flash-message.ts'
import { useCurrentUser } from '#web/lib/api/session.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { askToSignIn, askToSignInAgain } from './plan-choice.ts'

const noSession = 'Failed to create checkout session. Please try again.'
const fail = (title: string) => showToast({ title, tone: 'danger' })

/** Takes somebody signed in to the payment of a plan, once, however often it is pressed. */
export function usePlanChoice() {
  const { data: user } = useCurrentUser()
  // The second of a doubled press comes before the first has been drawn.
  const taken = useRef(false)
  const checkout = useCall(createCheckoutSession, {
    failure: null,
    ownUnauthorized: true,
    onSuccess: ({ checkoutUrl }) => {
      if (checkoutUrl) return leaveFor(checkoutUrl)
      fail(noSession)
      return startOver()
    },
    onError: (error, { body }) => {
      taken.current = false
      if (error.status === 401) askToSignInAgain(body.plan)
      else fail(messageOf(error, 'Failed to select plan'))
    },
  })
  const { reset } = checkout
  const startOver = useCallback(() => {
    taken.current = false
    reset()
  }, [reset])

  // Whoever steps back from the payment finds the page as it was left, and may choose again.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) startOver()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [startOver])

  const leaving = checkout.isPending || checkout.isSuccess
  return {
    /** Account managers and admins have nothing to choose. */
    isStaff: user ? user.role !== 'user' : false,
    /** The plan of a job seeker who has one. */
    current: user?.role === 'user' ? user.subscriptionPlan : null,
    /** The plan that is on its way to its payment. */
    chosen: leaving ? (checkout.variables?.body.plan ?? null) : null,
    choose: (plan: PlanId) => {
      if (!user) return askToSignIn(plan)
      if (taken.current) return
      taken.current = true
      checkout.mutate({ body: { plan } })
    },
  }
}
