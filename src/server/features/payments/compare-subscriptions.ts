import { plans } from '#contract/plans.ts'
import type { PlanId } from '#contract/plans.ts'
import {
  listOlderThan,
  listStates,
  nextSnapshotVersion,
  syncSubscription,
} from '#server/features/subscriptions/subscriptions.service.ts'
import type { ProviderSubscription } from '#server/gateways/payments/payments.ts'
import { findOwners } from './customers.store.ts'
import { batched } from './batched.ts'
import type { ProviderContext } from '#server/deps.ts'
import type { Comparison } from './comparison.ts'

const batchSize = 100

type State = Pick<ProviderSubscription, 'plan' | 'status' | 'currentPeriodEnd'>
const describe = (state: State | null | undefined) =>
  state ? `${state.status}, ${nameOf(state.plan)}, until ${state.currentPeriodEnd.slice(0, 10)}` : 'none'
const nameOf = (plan: PlanId) => plans[plan].name
const same = (one: State, other: State) =>
  one.status === other.status && one.plan === other.plan && one.currentPeriodEnd === other.currentPeriodEnd

/** Compares both ways: what the provider holds, and what only we take for live. */
export async function compareSubscriptions(context: ProviderContext, comparison: Comparison) {
  const firstVersion = await nextSnapshotVersion(context.db)
  const seen = new Set<string>()
  for await (const held of batched(context.payments.allSubscriptions(), batchSize)) {
    for (const { id } of held) seen.add(id)
    await compareHeld(context, comparison, held)
    comparison.subscriptions += held.length
    await comparison.keep()
  }
  for (let after: string | null = null; ;) {
    const ids: string[] = await listOlderThan(context.db, firstVersion, { after, limit: batchSize })
    for (const id of ids) if (!seen.has(id)) await resync(context, comparison, id)
    after = ids.at(-1) ?? null
    if (after === null) return
    await comparison.keep()
  }
}

async function compareHeld(context: ProviderContext, comparison: Comparison, held: readonly ProviderSubscription[]) {
  const ours = await listStates(
    context.db,
    held.map(({ id }) => id),
  )
  const owners = await findOwners(
    context.db,
    held.map(({ customerId }) => customerId),
  )
  for (const theirs of held) {
    const known = ours.get(theirs.id)
    const isSame = known ? same(known, theirs) : theirs.status === 'expired'
    if (!isSame && owners.has(theirs.customerId)) await resync(context, comparison, theirs.id)
  }
}

/** Syncs the subscription and notes the difference, if there was one. */
async function resync(context: ProviderContext, comparison: Comparison, id: string) {
  const before = (await listStates(context.db, [id])).get(id)
  const after = await syncSubscription(context, id)
  if (!after || (before && same(before, after))) return
  comparison.add({ kind: 'subscription', providerId: id, ours: describe(before), theirs: describe(after) })
}
