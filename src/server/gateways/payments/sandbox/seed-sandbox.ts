import type { PlanId } from '#contract/plans.ts'
import type { ProviderSubscription, Subscriber } from '#server/gateways/payments/payments.ts'
import { change } from './book-store.ts'
import type { SandboxDeps } from './book-store.ts'
import { wholeSecond } from './books.ts'
import { advance } from './clock.ts'
import { createCustomer } from './customers.ts'
import { keepCard } from './invoices.ts'
import { presentSubscription } from './present.ts'
import { pay, start } from './subscription-life.ts'

/** A subscription that began in the past and was paid ever since: what the demo's people have. */
export async function seedSandboxSubscription(
  deps: SandboxDeps,
  { subscriber, plan, startedAt }: { subscriber: Subscriber; plan: PlanId; startedAt: string },
): Promise<ProviderSubscription> {
  const customerId = await createCustomer(deps.db, subscriber)
  return change(deps, customerId, (books) => {
    books.at = wholeSecond(Date.parse(startedAt))
    const subscription = start(books, { attemptId: `seed of ${subscriber.userId}`, plan })
    keepCard(books, 'succeeds')
    pay(books, books.invoice(subscription.latestInvoiceId), { card: 'succeeds', holder: 'asked' })
    advance(books, books.now())
    return presentSubscription(books, subscription)
  })
}
