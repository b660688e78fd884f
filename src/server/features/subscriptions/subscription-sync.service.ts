import type { Queryable } from '#server/db/client.ts'
import type { ProviderContext, TransactionContext } from '#server/deps.ts'
import type { Source } from '#server/features/audit/audit.service.ts'
import { syncPromises } from '#server/features/promises/promises.service.ts'
import { syncPeriod } from '#server/features/ledger/periods.service.ts'
import { syncMovement } from '#server/features/revenue/movements.service.ts'
import { givesAccess } from './access.ts'
import { removeAttempts } from './attempts.store.ts'
import { fetchCompleteSnapshot, fetchSnapshot } from './provider-snapshot.ts'
import type { ProviderSnapshot } from './provider-snapshot.ts'
import { lockSubscriber, setAccess } from './subscribers.store.ts'
import { computeChanges } from './subscription-changes.ts'
import { notifyDuplicate, notifyTransition } from './subscription-notifications.ts'
import { isLive, listKnown, saveSubscription } from './subscriptions.store.ts'
import type { SubscriptionRow } from './subscriptions.store.ts'

/** Two subscriptions of one person are live. A complete snapshot must decide which one stays. */
class DuplicateSubscriptionError extends Error {}

const maxAttempts = 5

/**
 * Reads the subscription at the provider and stores it, unless a newer snapshot is stored. Null if it belongs to no account
 * here.
 */
export function syncSubscription(context: ProviderContext, subscriptionId: string, source?: Source) {
  return withSnapshot(context, subscriptionId, (tx, snapshot) =>
    snapshot ? syncInTransaction({ db: tx, jobs: context.jobs }, snapshot, source) : null,
  ).then((rows) => rows?.find((row) => row.providerSubscriptionId === subscriptionId) ?? null)
}

/**
 * Reads a snapshot, then runs `work` in one transaction, which applies it with `syncInTransaction`. Retries with a complete
 * snapshot if there is a second live subscription. No transaction is open while the provider is asked.
 */
export async function withSnapshot<Result>(
  context: ProviderContext,
  subscriptionId: string,
  work: (tx: Queryable, snapshot: ProviderSnapshot | null) => Result | Promise<Result>,
): Promise<Result> {
  let snapshot = await fetchSnapshot(context, subscriptionId)
  for (let attempt = 1; ; attempt++) {
    try {
      return await context.db.transaction(async (tx) => work(tx, snapshot))
    } catch (error) {
      if (!(error instanceof DuplicateSubscriptionError) || !snapshot || attempt === maxAttempts) throw error
      snapshot = await fetchCompleteSnapshot(context, snapshot)
    }
  }
}

/**
 * Stores the changes of a snapshot: rows, billing periods, movements of revenue, access, notifications, mail, audit entries and live updates commit together.
 * Returns the person's subscriptions that the snapshot names or that have not ended.
 */
export async function syncInTransaction(
  context: TransactionContext,
  snapshot: ProviderSnapshot,
  source?: Source,
): Promise<SubscriptionRow[]> {
  const { db, jobs } = context
  const subscriber = await lockSubscriber(db, snapshot.customerId)
  if (!subscriber) return []
  const ids = snapshot.subscriptions.map(({ id }) => id)
  const before = await listKnown(db, subscriber.id, ids)
  const changes = computeChanges(subscriber, before, snapshot)
  if (!changes) throw new DuplicateSubscriptionError()

  const { live, hasAccess, duplicates, abandoned } = changes
  const rows = new Map(before.map((row) => [row.providerSubscriptionId, row]))
  const saved = await saveAll(db, changes.states)
  for (const row of saved) rows.set(row.providerSubscriptionId, row)
  await setAccess(db, subscriber.id, {
    plan: live?.plan ?? null,
    active: hasAccess,
    subscriptionId: live?.providerSubscriptionId ?? null,
  })
  await syncPromises(db, [subscriber.id])
  const { now } = snapshot
  for (const after of saved) {
    const state = { givesAccess: givesAccess(after, now), isLive: isLive(after.status), now }
    await syncPeriod(context, after, state)
    await syncMovement(db, after, state)
    const known = before.find(({ id }) => id === after.id) ?? null
    if (!duplicates.has(after.providerSubscriptionId)) {
      const transition = { before: known, after, hadAccess: subscriber.active, hasAccess }
      await notifyTransition(context, transition, source)
    } else if (known?.status !== 'expired') await notifyDuplicate(context, after)
  }
  if (live) await removeAttempts(db, subscriber.id)
  for (const subscriptionId of abandoned) await jobs.send(db, 'cancel-duplicate-subscription', { subscriptionId })
  return [...rows.values()]
}

async function saveAll(db: Queryable, states: readonly Parameters<typeof saveSubscription>[1][]) {
  const saved: SubscriptionRow[] = []
  for (const state of states) {
    const row = await saveSubscription(db, state)
    if (row) saved.push(row)
  }
  return saved
}
