import type { Queryable } from '#server/db/client.ts'
import type { Source } from '#server/features/audit/audit.service.ts'
import type { AtProvider } from '#server/features/payments/payments.service.ts'
import type { ProviderSubscription } from '#server/gateways/payments/payments.ts'
import type { Jobs } from '#server/gateways/jobs.ts'
import { givesAccess, graceEndsOf } from './access.ts'
import { readAll, readOne } from './readings.ts'
import type { Reading } from './readings.ts'
import { removeStartsOf } from './starts.store.ts'
import { lockSubscriber, setAccess } from './subscribers.store.ts'
import { isLive, listKnown, saveSubscription } from './subscriptions.store.ts'
import type { SubscriptionRow } from './subscriptions.store.ts'
import { tellDouble, tellTransition } from './telling.ts'

type Inside = { db: Queryable; jobs: Jobs }

/** Two of one person are live: which of them stays is decided from a reading of all. */
class AnotherIsLive extends Error {}

const triesAtMost = 5

interface Taking {
  /** Who caused it, for the audit log. */
  source?: Source
  /** Done first, in the same transaction; false leaves everything as it is. */
  claim?: (tx: Queryable) => Promise<boolean>
  /** Done last, in the same transaction. */
  alongside?: (tx: Queryable) => Promise<unknown>
}

/**
 * Takes over what the provider holds: read there now, whatever an event or a browser says, and kept unless something that was
 * read later is there already. Answers the subscription as it then stands; null if it is nobody's here.
 */
export async function takeSubscription(by: AtProvider, subscriptionId: string, taking: Taking = {}) {
  let reading = await readOne(by, subscriptionId)
  for (let tries = 1; ; tries++) {
    try {
      return await by.db.transaction(async (tx) => {
        if (taking.claim && !(await taking.claim(tx))) return null
        const rows = reading ? await applyReading({ db: tx, jobs: by.jobs }, reading, taking.source) : []
        await taking.alongside?.(tx)
        return rows.find((row) => row.providerSubscriptionId === subscriptionId) ?? null
      })
    } catch (error) {
      if (!(error instanceof AnotherIsLive) || !reading || tries === triesAtMost) throw error
      reading = await readAll(by, reading)
    }
  }
}

/**
 * Keeps a reading, in a transaction: rows, access, notifications, mail, audit entries and live updates stand or fall together.
 * Answers the person's subscriptions that it speaks of or that are not over.
 */
export async function applyReading(by: Inside, reading: Reading, source?: Source): Promise<SubscriptionRow[]> {
  const subscriber = await lockSubscriber(by.db, reading.customerId)
  if (!subscriber) return []
  const before = await listKnown(by.db, subscriber.id, idsOf(reading.held))
  const rows = new Map(before.map((row) => [row.providerSubscriptionId, row]))
  const saved = await saveReading(by.db, subscriber.id, reading, rows)
  for (const row of saved) rows.set(row.providerSubscriptionId, row)

  const live = [...rows.values()].find(({ status }) => isLive(status))
  const hasAccess = live !== undefined && givesAccess(live, reading.now)
  await setAccess(by.db, subscriber.id, {
    plan: live?.plan ?? null,
    active: hasAccess,
    subscriptionId: live?.providerSubscriptionId ?? null,
  })
  const doubles = doublesIn(reading)
  for (const after of saved) {
    const known = before.find(({ id }) => id === after.id) ?? null
    const isDouble = doubles.has(after.providerSubscriptionId)
    if (!isDouble)
      await tellTransition(by, { before: known, after, hadAccess: subscriber.active, hasAccess }, { source })
    else if (known?.status !== 'expired') await tellDouble(by, after)
  }
  if (live) await endTheRest(by, [...rows.values()], { before, live })
  return [...rows.values()]
}

const idsOf = (held: readonly ProviderSubscription[]) => held.map(({ id }) => id)

/** In a reading of all: what is paid beside the oldest that is paid. */
function doublesIn({ held, all }: Reading) {
  const paid = held.filter(({ status }) => isLive(status))
  return new Set(all ? idsOf(paid.slice(1)) : [])
}

/** Saves what is newer than what is known, whatever ends first, so that no two are ever live. */
async function saveReading(
  db: Queryable,
  userId: string,
  reading: Reading,
  rows: ReadonlyMap<string, SubscriptionRow>,
) {
  const doubles = doublesIn(reading)
  const kept = reading.held.find(({ id, status }) => isLive(status) && !doubles.has(id))
  const other = [...rows.values()].find((row) => isLive(row.status) && row.providerSubscriptionId !== kept?.id)
  // A reading of one cannot tell whether the other one still is live.
  if (kept && other && (!reading.all || other.reading > reading.number)) throw new AnotherIsLive()

  const states: Omit<SubscriptionRow, 'id' | 'createdAt' | 'updatedAt'>[] = []
  for (const { id: _, createdAt: __, updatedAt: ___, ...row } of rows.values()) {
    const isOver = reading.all && row.status !== 'expired' && !idsOf(reading.held).includes(row.providerSubscriptionId)
    if (isOver) states.push({ ...row, status: 'expired', graceEnds: null, reading: reading.number })
  }
  for (const held of reading.held) {
    const status = doubles.has(held.id) ? 'expired' : held.status
    states.push({
      userId,
      providerSubscriptionId: held.id,
      plan: held.plan,
      status,
      currentPeriodStart: held.currentPeriodStart,
      currentPeriodEnd: held.currentPeriodEnd,
      graceEnds: graceEndsOf({ ...held, status }, rows.get(held.id)),
      reading: reading.number,
    })
  }
  const saved: SubscriptionRow[] = []
  for (const state of states.toSorted((one, two) => Number(isLive(one.status)) - Number(isLive(two.status)))) {
    const row = await saveSubscription(db, state)
    if (row) saved.push(row)
  }
  return saved
}

/** Whoever has subscribed need not pay what was begun and left: it is ended at the provider, and its starts are done with. */
async function endTheRest(
  { db, jobs }: Inside,
  rows: readonly SubscriptionRow[],
  { before, live }: { before: readonly SubscriptionRow[]; live: SubscriptionRow },
) {
  await removeStartsOf(db, live.userId)
  const wasLive = before.some((row) => row.id === live.id && isLive(row.status))
  const left = rows.filter(({ id, status }) => {
    const isNew = !before.some((row) => row.id === id)
    return status === 'incomplete' && (isNew || !wasLive)
  })
  for (const { providerSubscriptionId } of left)
    await jobs.send(db, 'end-double', { subscriptionId: providerSubscriptionId })
}
