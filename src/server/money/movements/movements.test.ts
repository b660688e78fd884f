import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { planIds, plans, toCents, type PlanId } from '#contract/plans.ts'
import type { MrrMovementKind } from '#contract/revenue.ts'
import { eraseOwnAccount } from '#server/privacy/erasure/erasure.service.ts'
import { createRandom } from '#server/money/ledger/history.fixture.ts'
import { syncInTransaction, type ProviderSnapshot } from '#server/money/subscriptions/subscriptions.service.ts'
import { createUser, signedInAs } from '#test/factories.ts'
import { isLong } from '#test/long.ts'
import { fileApp } from '#test/harness.ts'
import { createShopper, type Shopper } from '#test/subscribers.ts'

const file = fileApp()
const dayMs = 86_400_000

interface Row {
  kind: MrrMovementKind
  plan: PlanId
  amount: number
}

async function listMovements(userId: string): Promise<Row[]> {
  const { rows } = await file().pool.query(
    'select kind, plan, amount from mrr_movements where user_id = $1 order by occurred_at, created_at',
    [userId],
  )
  return rows
}

const change = async (seeker: Shopper, plan: PlanId) => {
  // The provider takes the same change within a second for a repetition.
  await seeker.moveClock(1)
  await seeker.choose(plan)
  await file().deliverPaymentEvents()
}

test('a subscription, an upgrade, a downgrade and the end are one movement each; events and renewals repeat none', async () => {
  const seeker = await createShopper(file())
  await seeker.subscribe('starter')
  await change(seeker, 'executive')
  await change(seeker, 'active')
  await seeker.moveToRenewal(1)
  await file().pool.query('update payment_events set processed_at = null')
  await file().deliverPaymentEvents()
  await seeker.calls.post('/api/subscription/cancel')
  expect(await listMovements(seeker.id)).toHaveLength(3)
  await seeker.moveToRenewal(1)
  expect(await listMovements(seeker.id)).toEqual([
    { kind: 'new', plan: 'starter', amount: 4_999 },
    { kind: 'expansion', plan: 'executive', amount: 20_000 },
    { kind: 'contraction', plan: 'active', amount: -12_500 },
    { kind: 'churn', plan: 'active', amount: -12_499 },
  ])
  await seeker.subscribe('starter')
  expect((await listMovements(seeker.id)).at(-1)).toEqual({ kind: 'reactivation', plan: 'starter', amount: 4_999 })
})

test('deleting the account ends its revenue before the rows go', async () => {
  const seeker = await createShopper(file())
  await seeker.subscribe('active')
  const { rows: subscriptions } = await file().pool.query('select id from subscriptions where user_id = $1', [
    seeker.id,
  ])
  await eraseOwnAccount(file(), signedInAs(seeker))
  const { rows } = await file().pool.query(
    'select user_id, kind, amount from mrr_movements where subscription_id = $1 order by occurred_at, created_at',
    [subscriptions[0].id],
  )
  expect(rows).toEqual([
    { user_id: null, kind: 'new', amount: toCents('active') },
    { user_id: null, kind: 'churn', amount: -toCents('active') },
  ])
})

/** What the provider says of a subscription at some moment. */
interface State {
  id: string
  day: number
  plan: PlanId
  status: 'active' | 'canceled' | 'past_due' | 'expired'
  from: number
  until: number
}

/** The states of one person's subscriptions, in order: renewals, plan changes, failed payments, ends and new beginnings. */
function createStates(seed: number): State[] {
  const { upTo, chance, pick } = createRandom(seed)
  const states: State[] = []
  let day = 0
  for (let count = 1 + upTo(2); count > 0; count--) {
    const id = randomUUID()
    let plan = pick(planIds)
    const months = 1 + upTo(3)
    for (let month = 0; month < months; month++) {
      const span = { id, from: day, until: day + 30 }
      states.push({ ...span, day, plan, status: 'active' })
      if (chance(0.4)) {
        plan = pick(planIds)
        states.push({ ...span, day: day + 5, plan, status: 'active' })
      }
      if (month > 0 && chance(0.3)) {
        states.push({ ...span, day: day + 6, plan, status: 'past_due' })
        // The grace period has ended.
        if (chance(0.5)) states.push({ ...span, day: day + 9, plan, status: 'past_due' })
        states.push({ ...span, day: day + 12, plan, status: 'active' })
      }
      if (chance(0.2)) {
        states.push({ ...span, day: day + 20, plan, status: 'canceled' })
        if (chance(0.5)) states.push({ ...span, day: day + 22, plan, status: 'active' })
      }
      day += 30
    }
    states.push({ id, from: day - 30, until: day, day, plan, status: 'expired' })
    day += upTo(40)
  }
  return states
}

/** The grace period counts from the start of the unpaid period. */
const hasAccess = ({ status, day, from, until }: State) =>
  status === 'active' || (status === 'canceled' && day < until) || (status === 'past_due' && day < from + 7)

/** What the states amount to, by the price before and after each, without looking at stored rows. */
function describeMovements(states: readonly State[]): Row[] {
  const rows: Row[] = []
  const inForce = new Map<string, PlanId>()
  for (const state of states) {
    const before = inForce.get(state.id)
    const after = hasAccess(state) ? state.plan : undefined
    if (after) inForce.set(state.id, after)
    else inForce.delete(state.id)
    if (before === after) continue
    const price = (plan?: PlanId) => (plan ? Math.round(plans[plan].price * 100) : 0)
    const amount = price(after) - price(before)
    const kind = !before
      ? rows.length > 0
        ? 'reactivation'
        : 'new'
      : !after
        ? 'churn'
        : amount > 0
          ? 'expansion'
          : 'contraction'
    rows.push({ kind, plan: after ?? before ?? 'starter', amount })
  }
  return rows
}

const histories = isLong ? 24 : 6

test(`in ${histories} histories, each snapshot delivered twice at once and again out of order, every change is one movement`, async () => {
  const epoch = Date.parse('2026-01-01T00:00:00.000Z')
  const toIso = (day: number) => new Date(epoch + day * dayMs).toISOString()
  const kinds = new Set<string>()
  for (let seed = 1; seed <= histories; seed++) {
    const { id: userId } = await createUser(file())
    const customerId = `cus_${userId}`
    await file().pool.query('update users set stripe_customer_id = $2 where id = $1', [userId, customerId])
    const toSnapshot = (version: number, { id, day, plan, status, from, until }: State): ProviderSnapshot => ({
      version,
      customerId,
      now: new Date(epoch + day * dayMs),
      subscriptions: [
        { id, customerId, plan, status, currentPeriodStart: toIso(from), currentPeriodEnd: toIso(until) },
      ],
      complete: true,
    })
    const deliver = (snapshot: ProviderSnapshot) =>
      file().db.transaction((tx) => syncInTransaction({ db: tx, jobs: file().jobs }, snapshot))
    const states = createStates(seed)
    for (const [index, state] of states.entries()) {
      await Promise.all([deliver(toSnapshot(10 + index, state)), deliver(toSnapshot(10 + index, state))])
      // An event that was delayed: an older snapshot than the stored one.
      const earlier = states[index - 1]
      if (earlier?.id === state.id) await deliver(toSnapshot(10 + index - 1, earlier))
    }
    const movements = await listMovements(userId)
    expect(movements, `seed ${seed}`).toEqual(describeMovements(states))
    for (const { kind } of movements) kinds.add(kind)
  }
  expect([...kinds].toSorted()).toEqual(['churn', 'contraction', 'expansion', 'new', 'reactivation'])
})
