import type { Deps } from '#server/deps.ts'
import type { AtProvider } from '#server/features/payments/payments.service.ts'
import { isLive, listInGrace } from './subscriptions.store.ts'
import { takeSubscription } from './taking.service.ts'

const batch = 100

/** Ends what a person has beside the subscription that stays, with its money back; asked anew, for it may have become the one. */
export async function endDouble(by: AtProvider, subscriptionId: string) {
  const held = await by.payments.readSubscription(subscriptionId)
  if (held && held.status !== 'expired') {
    const all = await by.payments.liveSubscriptionsOf(held.customerId)
    const stays = all.find(({ status }) => isLive(status))
    if (stays && stays.id !== subscriptionId) await by.payments.cancelNow(subscriptionId, { refund: true })
  }
  await takeSubscription(by, subscriptionId)
}

/** Ends the access of whoever has not paid within the days of grace. */
export async function endGrace(by: AtProvider) {
  let after: string | null = null
  for (;;) {
    const people = await listInGrace(by.db, { after, limit: batch })
    for (const { customerId, graceEnds, providerSubscriptionId } of people) {
      if (customerId === null || graceEnds === null) continue
      const now = await by.payments.now(customerId)
      if (Date.parse(graceEnds) <= now.getTime()) await takeSubscription(by, providerSubscriptionId)
    }
    const last = people.at(-1)
    if (!last || people.length < batch) return
    after = last.userId
  }
}

export async function workSubscriptions({ jobs, database, payments }: Pick<Deps, 'jobs' | 'database' | 'payments'>) {
  const by = { db: database.db, payments, jobs }
  await jobs.work('end-double', ({ subscriptionId }) => endDouble(by, subscriptionId))
  await jobs.work('end-grace', () => endGrace(by))
  await jobs.schedule('end-grace', '*/10 * * * *')
}
