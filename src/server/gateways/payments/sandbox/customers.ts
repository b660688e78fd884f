import { createHash } from 'node:crypto'
import type { Queryable } from '#server/db/client.ts'
import { PaymentError } from '#server/gateways/payments/payment-error.ts'
import type { Subscriber } from '#server/gateways/payments/payments.ts'
import { addCustomer, changeLedger, findObject } from './ledger-store.ts'
import type { SandboxDeps } from './ledger-store.ts'
import { closeCheckout } from './checkouts.ts'
import type { Customer } from './sandbox-objects.ts'
import { cancelNow } from './subscription-life.ts'

/** Derived from the account and its number of erased customers, so two calls at once create one customer. */
const toCustomerId = (userId: string, erasedBefore: number) =>
  `cus_sandbox_${createHash('sha256').update(`${userId} ${erasedBefore}`).digest('hex').slice(0, 24)}`

export const newCustomer = (id: string, { userId, email, name }: Subscriber): Customer => ({
  kind: 'customer',
  id,
  userId,
  email,
  name,
  address: '',
  card: null,
  declines: false,
  credit: 0,
  clockAhead: 0,
  invoices: 0,
  erased: false,
})

/** The customer of that account. A person who was erased and comes back is a new customer. */
export async function createCustomer(db: Queryable, subscriber: Subscriber): Promise<string> {
  for (let erasedBefore = 0; ; erasedBefore++) {
    const id = toCustomerId(subscriber.userId, erasedBefore)
    await addCustomer(db, newCustomer(id, subscriber))
    const customer = await findObject(db, id)
    if (customer?.kind === 'customer' && !customer.erased) return id
  }
}

/** Ends all subscriptions and removes the personal data. Invoices stay, as accounting requires. */
export async function eraseCustomer(deps: SandboxDeps, customerId: string): Promise<void> {
  try {
    await changeLedger(deps, customerId, (ledger) => {
      for (const subscription of ledger.subscriptions) cancelNow(ledger, subscription, { refund: false })
      for (const checkout of ledger.checkouts) closeCheckout(checkout)
      const anonymous = { userId: null, email: '', name: '', address: '', card: null }
      Object.assign(ledger.customer, anonymous, { credit: 0, erased: true })
    })
  } catch (error) {
    if (!(error instanceof PaymentError && error.reason === 'missing')) throw error
  }
}
