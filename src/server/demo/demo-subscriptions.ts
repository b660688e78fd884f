import type { PlanId } from '#contract/plans.ts'
import type { Database } from '#server/db/client.ts'
import { storeKnownCustomer } from '#server/money/customers/customers.service.ts'
import { recordPayment } from '#server/money/payments/payments.service.ts'
import { syncSubscription } from '#server/money/subscriptions/subscriptions.service.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { openSandbox } from '#server/gateways/payments/sandbox/open-sandbox.ts'

type Person = { id: string; email: string; firstName: string; lastName: string }

/** A subscription at the sandbox that began in the past, synced with its payments like any other. */
export async function seedSubscription(
  { db, jobs }: { db: Database; jobs: Jobs },
  { id, email, firstName, lastName }: Person,
  subscribed: { plan: PlanId; startedAt: string },
) {
  const { payments, sandbox } = openSandbox({ db, jobs, webhookSecret: '', appUrl: new URL('http://localhost') })
  const customerId = await payments.createCustomer({ userId: id, email, name: `${firstName} ${lastName}` })
  const subscriptionId = await sandbox.startInThePast(customerId, subscribed)
  await storeKnownCustomer(db, id, customerId)
  await syncSubscription({ db, jobs, payments }, subscriptionId)
  for (const invoice of await payments.listInvoices(customerId))
    await recordPayment({ db, jobs }, invoice, { isReceiptMailed: false })
}
