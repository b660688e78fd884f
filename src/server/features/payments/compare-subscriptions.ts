import { plans } from '#contract/plans.ts'
import type { PlanId } from '#contract/plans.ts'
import {
  listReadBefore,
  listStates,
  nextReading,
  takeSubscription,
} from '#server/features/subscriptions/subscriptions.service.ts'
import type { ProviderSubscription } from '#server/gateways/payments/payments.ts'
import { findOwners } from './customers.store.ts'
import { inParts } from './in-parts.ts'
import type { AtProvider } from './payments.service.ts'
import type { Comparison } from './comparison.ts'

const part = 100

type State = Pick<ProviderSubscription, 'plan' | 'status' | 'currentPeriodEnd'>
const describe = (state: State | null | undefined) =>
  state ? `${state.status}, ${nameOf(state.plan)}, until ${state.currentPeriodEnd.slice(0, 10)}` : 'none'
const nameOf = (plan: PlanId) => plans[plan].name
const same = (one: State, other: State) =>
  one.status === other.status && one.plan === other.plan && one.currentPeriodEnd === other.currentPeriodEnd

/** Both ways: what the provider holds, and what only we take for live. */
export async function compareSubscriptions(by: AtProvider, comparison: Comparison) {
  const began = await nextReading(by.db)
  const seen = new Set<string>()
  for await (const held of inParts(by.payments.allSubscriptions(), part)) {
    for (const { id } of held) seen.add(id)
    await compareHeld(by, comparison, held)
    comparison.subscriptions += held.length
    await comparison.keep()
  }
  for (let after: string | null = null; ;) {
    const ids: string[] = await listReadBefore(by.db, began, { after, limit: part })
    for (const id of ids) if (!seen.has(id)) await takeAnew(by, comparison, id)
    after = ids.at(-1) ?? null
    if (after === null) return
    await comparison.keep()
  }
}

async function compareHeld(by: AtProvider, comparison: Comparison, held: readonly ProviderSubscription[]) {
  const ours = await listStates(
    by.db,
    held.map(({ id }) => id),
  )
  const owners = await findOwners(
    by.db,
    held.map(({ customerId }) => customerId),
  )
  for (const theirs of held) {
    const known = ours.get(theirs.id)
    const isSame = known ? same(known, theirs) : theirs.status === 'expired'
    if (!isSame && owners.has(theirs.customerId)) await takeAnew(by, comparison, theirs.id)
  }
}

/** Takes over what is true now, and notes it if that is another thing than we knew. */
async function takeAnew(by: AtProvider, comparison: Comparison, id: string) {
  const before = (await listStates(by.db, [id])).get(id)
  const after = await takeSubscription(by, id)
  if (!after || (before && same(before, after))) return
  comparison.add({ kind: 'subscription', providerId: id, ours: describe(before), theirs: describe(after) })
}
