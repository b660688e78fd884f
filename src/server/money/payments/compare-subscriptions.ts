import { plans, type PlanId } from '#contract/plans.ts'
import {
  listOlderThan,
  listStates,
  nextSnapshotVersion,
  syncSubscription,
} from '#server/money/subscriptions/subscriptions.service.ts'
import type { ProviderSubscription } from '#server/gateways/payments/payments.ts'
import { findOwners } from '#server/money/customers/customers.service.ts'
import type { ProviderContext } from '#server/deps.ts'
import { batch, type Comparison } from './comparison.ts'

const batchSize = 100

type State = Pick<ProviderSubscription, 'plan' | 'status' | 'currentPeriodEnd'>
const describe = (state: State | null | undefined) =>
  state ? `${state.status}, ${getPlanName(state.plan)}, until ${state.currentPeriodEnd.slice(0, 10)}` : 'none'
const getPlanName = (plan: PlanId) => plans[plan].name
const same = (a: State, b: State) =>
  a.status === b.status && a.plan === b.plan && a.currentPeriodEnd === b.currentPeriodEnd

/** Compares both ways: the provider's subscriptions, and those that are live only here. */
export async function compareSubscriptions(context: ProviderContext, comparison: Comparison) {
  const firstVersion = await nextSnapshotVersion(context.db)
  const seen = new Set<string>()
  for await (const atProvider of batch(context.payments.allSubscriptions(), batchSize)) {
    for (const { id } of atProvider) seen.add(id)
    await compareBatch(context, comparison, atProvider)
    comparison.subscriptions += atProvider.length
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

async function compareBatch(
  context: ProviderContext,
  comparison: Comparison,
  atProvider: readonly ProviderSubscription[],
) {
  const stored = await listStates(
    context.db,
    atProvider.map(({ id }) => id),
  )
  const owners = await findOwners(
    context.db,
    atProvider.map(({ customerId }) => customerId),
  )
  for (const current of atProvider) {
    const known = stored.get(current.id)
    const isSame = known ? same(known, current) : current.status === 'expired'
    if (!isSame && owners.has(current.customerId)) await resync(context, comparison, current.id)
  }
}

/** Syncs the subscription and records a difference. */
async function resync(context: ProviderContext, comparison: Comparison, id: string) {
  const before = (await listStates(context.db, [id])).get(id)
  const after = await syncSubscription(context, id)
  if (!after || (before && same(before, after))) return
  comparison.add({ kind: 'subscription', providerId: id, ours: describe(before), theirs: describe(after) })
}
