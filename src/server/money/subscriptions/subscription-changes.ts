import type { ProviderSubscription } from '#server/gateways/payments/payments.ts'
import { getGraceEnd, givesAccess } from './access.ts'
import type { ProviderSnapshot } from './provider-snapshot.ts'
import { isLive, type SubscriptionRow, type SubscriptionState } from './subscriptions.store.ts'

export interface Subscriber {
  id: string
  /** Whether they have access to their plan now. */
  active: boolean
}

/** The changes of a snapshot, as data: computed first, applied later in one transaction. */
export interface SubscriptionChanges {
  /** States to store. Ended ones come first, so that no two are ever live at once. */
  states: SubscriptionState[]
  /** The live subscription once the states are stored. */
  live: SubscriptionState | null
  hasAccess: boolean
  /** Provider ids paid beside the oldest live one: to be canceled with a refund. */
  duplicates: ReadonlySet<string>
  /** Provider ids of unpaid subscriptions beside a paid one: to be canceled. */
  abandoned: string[]
}

/**
 * Compares the stored rows (the person's subscriptions that have not ended or that the snapshot names) with a snapshot. Null
 * if two are live and only a complete snapshot can decide which one stays. Pure.
 */
export function computeChanges(
  subscriber: Pick<Subscriber, 'id'>,
  rows: readonly SubscriptionRow[],
  snapshot: ProviderSnapshot,
): SubscriptionChanges | null {
  const duplicates = findDuplicates(snapshot)
  const liveInSnapshot = snapshot.subscriptions.find(({ id, status }) => isLive(status) && !duplicates.has(id))
  const otherLive = rows.find((row) => isLive(row.status) && row.providerSubscriptionId !== liveInSnapshot?.id)
  if (liveInSnapshot && otherLive && (!snapshot.complete || otherLive.version > snapshot.version)) return null

  const isNewer = ({ providerSubscriptionId }: SubscriptionState) => {
    const known = rows.find((row) => row.providerSubscriptionId === providerSubscriptionId)
    return !known || known.version < snapshot.version
  }
  const states = [...listEnded(rows, snapshot), ...toStates(subscriber.id, rows, snapshot, duplicates)]
    .filter(isNewer)
    .toSorted((one, two) => Number(isLive(one.status)) - Number(isLive(two.status)))

  const isStored = ({ providerSubscriptionId }: SubscriptionRow) =>
    !states.some((state) => state.providerSubscriptionId === providerSubscriptionId)
  const after: SubscriptionState[] = [...rows.filter(isStored), ...states]
  const live = after.find(({ status }) => isLive(status)) ?? null
  return {
    states,
    live,
    hasAccess: live !== null && givesAccess(live, snapshot.now),
    duplicates,
    abandoned: live ? findAbandoned(rows, after, live) : [],
  }
}

const getIds = (subscriptions: readonly ProviderSubscription[]) => subscriptions.map(({ id }) => id)

/** Only a complete snapshot shows all paid subscriptions. The oldest one stays. */
function findDuplicates({ subscriptions, complete }: ProviderSnapshot): ReadonlySet<string> {
  const paid = subscriptions.filter(({ status }) => isLive(status))
  return new Set(complete ? getIds(paid.slice(1)) : [])
}

/** A subscription missing from a complete snapshot has ended. */
function listEnded(rows: readonly SubscriptionRow[], { complete, subscriptions, version }: ProviderSnapshot) {
  if (!complete) return []
  const present = new Set(getIds(subscriptions))
  return rows
    .filter(({ status, providerSubscriptionId }) => status !== 'expired' && !present.has(providerSubscriptionId))
    .map((row): SubscriptionState => {
      const { id: _, createdAt: __, updatedAt: ___, ...state } = row
      return { ...state, status: 'expired', graceEnds: null, version }
    })
}

function toStates(
  userId: string,
  rows: readonly SubscriptionRow[],
  { subscriptions, version }: ProviderSnapshot,
  duplicates: ReadonlySet<string>,
): SubscriptionState[] {
  return subscriptions.map(({ id, plan, currentPeriodStart, currentPeriodEnd, ...held }) => {
    const status = duplicates.has(id) ? 'expired' : held.status
    const known = rows.find((row) => row.providerSubscriptionId === id)
    const graceEnds = getGraceEnd({ status, currentPeriodStart }, known)
    return {
      userId,
      providerSubscriptionId: id,
      plan,
      status,
      currentPeriodStart,
      currentPeriodEnd,
      graceEnds,
      version,
    }
  })
}

/** Once a subscription is live, unpaid ones beside it are abandoned. */
function findAbandoned(rows: readonly SubscriptionRow[], after: readonly SubscriptionState[], live: SubscriptionState) {
  const findRow = (id: string) => rows.find((row) => row.providerSubscriptionId === id)
  const formerLive = findRow(live.providerSubscriptionId)
  const wasLive = formerLive !== undefined && isLive(formerLive.status)
  return after
    .filter(({ status, providerSubscriptionId }) => {
      const isNew = findRow(providerSubscriptionId) === undefined
      return status === 'incomplete' && (isNew || !wasLive)
    })
    .map(({ providerSubscriptionId }) => providerSubscriptionId)
}
