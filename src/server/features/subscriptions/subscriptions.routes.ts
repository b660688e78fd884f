import { readSubscription } from '#contract/subscriptions.ts'
import type { RouteDeps } from '#server/deps.ts'
import { presentSubscription } from './subscriptions.service.ts'
import { findLatest } from './subscriptions.store.ts'

export function subscriptionRoutes({ serve }: RouteDeps) {
  serve(readSubscription, async ({ actor, db }) => {
    const latest = await findLatest(db, actor.id)
    return latest && presentSubscription(latest)
  })
}
