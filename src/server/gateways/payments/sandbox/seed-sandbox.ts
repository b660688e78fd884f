import type { PlanId } from '#contract/plans.ts'
import type { ProviderSubscription, Subscriber } from '#server/gateways/payments/payments.ts'
import { changeLedger } from './ledger-store.ts'
import type { SandboxDeps } from './ledger-store.ts'
import { toWholeSecond } from './ledger.ts'
import { advance } from './clock.ts'
import { createCustomer } from './customers.ts'
import { saveCard } from './invoices.ts'
import { toProviderSubscription } from './to-provider-shapes.ts'
import { pay, start } from './subscription-life.ts'

/** A subscription that began in the past and was paid ever since: what the demo's people have. */
export async function seedSandboxSubscription(
  deps: SandboxDeps,
  { subscriber, plan, startedAt }: { subscriber: Subscriber; plan: PlanId; startedAt: string },
): Promise<ProviderSubscription> {
  const customerId = await createCustomer(deps.db, subscriber)
  return changeLedger(deps, customerId, (ledger) => {
    ledger.at = toWholeSecond(Date.parse(startedAt))
    const subscription = start(ledger, { attemptId: `seed of ${subscriber.userId}`, plan })
    saveCard(ledger, 'succeeds')
    pay(ledger, ledger.invoice(subscription.latestInvoiceId), { card: 'succeeds', holder: 'asked' })
    advance(ledger, ledger.now())
    return toProviderSubscription(ledger, subscription)
  })
}
