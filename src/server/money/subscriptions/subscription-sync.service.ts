import type { Queryable } from '#server/db/client.ts'
import type { ProviderContext, TransactionContext } from '#server/deps.ts'
import { systemSource, type Source } from '#server/events/declaration.ts'
import { recordEvent } from '#server/events/record-event.ts'
import { findNewlyWaiting } from '#server/people/users/users.service.ts'
import { syncPeriod } from '#server/money/ledger/periods.service.ts'
import { syncMovement } from '#server/money/movements/movements.service.ts'
import { givesAccess } from './access.ts'
import { removeAttempts } from './attempts.store.ts'
import { fetchCompleteSnapshot, fetchSnapshot, type ProviderSnapshot } from './provider-snapshot.ts'
import { lockSubscriber, setAccess } from './subscribers.store.ts'
import { computeChanges } from './subscription-changes.ts'
import { getSubscriptionEvents, isSame, type Transition } from './transitions.ts'
import { isLive, listKnown, saveSubscription, type SubscriptionRow } from './subscriptions.store.ts'

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
 * Stores the changes of a snapshot: rows, billing periods, movements of revenue, access and events commit together. Returns the person's subscriptions that the snapshot names or that have not ended.
 */
export async function syncInTransaction(
  context: TransactionContext,
  snapshot: ProviderSnapshot,
  source: Source = systemSource,
): Promise<SubscriptionRow[]> {
  const { db } = context
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
  await recordEvent(context, source, { type: 'access.synced', userId: subscriber.id })
  const { now } = snapshot
  for (const after of saved) {
    const state = { givesAccess: givesAccess(after, now), isLive: isLive(after.status), now }
    await syncPeriod(context, after, state)
    await syncMovement(db, after, state)
    const known = before.find(({ id }) => id === after.id) ?? null
    if (!duplicates.has(after.providerSubscriptionId)) {
      await recordTransition(context, source, { before: known, after, hadAccess: subscriber.active, hasAccess })
    } else if (known?.status !== 'expired') await recordDuplicate(context, after)
  }
  if (live) await removeAttempts(db, subscriber.id)
  for (const providerSubscriptionId of abandoned)
    await recordEvent(context, source, {
      type: 'subscription.abandoned',
      userId: subscriber.id,
      providerSubscriptionId,
    })
  return [...rows.values()]
}

async function recordTransition(context: TransactionContext, source: Source, transition: Transition) {
  const { userId } = transition.after
  for (const event of getSubscriptionEvents(transition)) await recordEvent(context, source, event)
  if (isSame(transition)) return
  await recordEvent(context, source, { type: 'subscription.synced', userId })
  if (!transition.hasAccess || transition.hadAccess) return
  // A new subscriber now waits for an account manager.
  const waiting = await findNewlyWaiting(context.db, userId)
  if (waiting) await recordEvent(context, source, { type: 'client.waiting', userId, ...waiting })
}

/** Cancels a second paid subscription with a refund. */
function recordDuplicate(context: TransactionContext, { userId, id, providerSubscriptionId }: SubscriptionRow) {
  const event = { type: 'subscription.duplicated', userId, subscriptionId: id, providerSubscriptionId } as const
  return recordEvent(context, systemSource, event)
}

async function saveAll(db: Queryable, states: readonly Parameters<typeof saveSubscription>[1][]) {
  const saved: SubscriptionRow[] = []
  for (const state of states) {
    const row = await saveSubscription(db, state)
    if (row) saved.push(row)
  }
  return saved
}
