import {
  cancelSubscription,
  changePlan,
  createCheckoutSession,
  previewPlanChange,
  readSubscription,
  resumeSubscription,
} from '#contract/subscriptions.ts'
import type { RouteDeps } from '#server/deps.ts'
import { answerInTime } from '#server/money/customers/customers.service.ts'
import { choosePlan, openCheckout } from './plan-choice.service.ts'
import { endRenewal, presentSubscription, previewChange, continueRenewal } from './subscriptions.service.ts'
import { findLatest } from './subscriptions.store.ts'

export function subscriptionRoutes({ serve, db, payments, jobs, config: { appUrl } }: RouteDeps) {
  const context = { db, payments, jobs }

  serve(readSubscription, async ({ actor, db }) => {
    const latest = await findLatest(db, actor.id)
    return latest && presentSubscription(latest)
  })

  serve(changePlan, ({ actor, body }) => answerInTime(choosePlan(context, actor, body)))

  serve(createCheckoutSession, async ({ actor, body: { plan } }) => ({
    checkoutUrl: await answerInTime(openCheckout(context, actor, { plan, appUrl })),
  }))

  serve(previewPlanChange, ({ actor, query }) => answerInTime(previewChange(context, actor, query)))

  serve(cancelSubscription, ({ actor }) => answerInTime(endRenewal(context, actor)))

  serve(resumeSubscription, ({ actor }) => answerInTime(continueRenewal(context, actor)))
}
