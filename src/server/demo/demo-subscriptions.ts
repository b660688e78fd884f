import type { PlanId } from '#contract/plans.ts'
import type { Database } from '#server/db/client.ts'
import { storeKnownCustomer, recordPayment } from '#server/features/payments/payments.service.ts'
import { syncSubscription } from '#server/features/subscriptions/subscriptions.service.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { createSandboxPayments } from '#server/gateways/payments/sandbox/sandbox-payments.ts'
import { seedSandboxSubscription } from '#server/gateways/payments/sandbox/seed-sandbox.ts'

type Person = { id: string; email: string; firstName: string; lastName: string }

/** A subscription at the sandbox that began in the past, synced with its payments like any other. */
export async function seedSubscription(
  { db, jobs }: { db: Database; jobs: Jobs },
  { id, email, firstName, lastName }: Person,
  subscribed: { plan: PlanId; startedAt: string },
) {
  const payments = createSandboxPayments({ db, jobs, webhookSecret: '', appUrl: new URL('http://localhost') })
  const subscriber = { userId: id, email, name: `${firstName} ${lastName}` }
  const subscription = await seedSandboxSubscription({ db, jobs }, { subscriber, ...subscribed })
  await storeKnownCustomer(db, id, subscription.customerId)
  await syncSubscription({ db, jobs, payments }, subscription.id)
  for (const invoice of await payments.listInvoices(subscription.customerId)) await recordPayment(db, invoice)
}
