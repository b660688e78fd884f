import {
  cancelSubscription,
  changePlan,
  createCheckoutSession,
  previewPlanChange,
  readSubscription,
  resumeSubscription,
} from '#contract/subscriptions.ts'
import type { RouteDeps } from '#server/deps.ts'
import { answerInTime } from '#server/features/payments/payments.service.ts'
import { choosePlan, openCheckout } from './plan-choice.service.ts'
import { cancelOwn, presentSubscription, previewChange, resumeOwn } from './subscriptions.service.ts'
import { findLatest } from './subscriptions.store.ts'

export function subscriptionRoutes({ serve, db, payments, jobs, limits, config: { appUrl } }: RouteDeps) {
  const context = { db, payments, jobs }

  serve(readSubscription, async ({ actor, db }) => {
    const latest = await findLatest(db, actor.id)
    return latest && presentSubscription(latest)
  })

  serve(changePlan, async ({ actor, body }) => {
    await limits.consume('subscribing, account', actor.id)
    return answerInTime(choosePlan(context, actor, body))
  })

  serve(createCheckoutSession, async ({ actor, body: { plan } }) => {
    await limits.consume('subscribing, account', actor.id)
    return { checkoutUrl: await answerInTime(openCheckout(context, actor, { plan, appUrl })) }
  })

  serve(previewPlanChange, async ({ actor, query }) => {
    await limits.consume('asking the card provider, account', actor.id)
    return answerInTime(previewChange(context, actor, query))
  })

  serve(cancelSubscription, async ({ actor }) => {
    await limits.consume('asking the card provider, account', actor.id)
    return answerInTime(cancelOwn(context, actor))
  })

  serve(resumeSubscription, async ({ actor }) => {
    await limits.consume('asking the card provider, account', actor.id)
    return answerInTime(resumeOwn(context, actor))
  })
}
