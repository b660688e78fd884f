import { randomUUID } from 'node:crypto'
import { onTestFinished } from 'vitest'
import type { PlanId } from '#contract/plans.ts'
import { openDatabase } from '#server/db/client.ts'
import { createDatabase } from '#test/harness.ts'
import { createSandboxPayments } from './sandbox-payments.ts'
import type { TypedCard } from './sandbox-pages.ts'

export const webhookSecret = 'whsec_of_the_tests'

/** The sandbox with a new database, and the ids of the events that it queued. */
export async function sandbox() {
  const { url, drop } = await createDatabase()
  const { db, pool, close } = openDatabase({ url, connections: 10, onError: () => {} })
  onTestFinished(async () => {
    await close()
    await drop()
  })
  const queued: string[] = []
  const jobs = {
    sendMany: async (_tx: unknown, _name: string, data: readonly object[]) =>
      void queued.push(...data.map((each) => (each as { eventId: string }).eventId)),
  }
  const deps = { db, jobs, webhookSecret, appUrl: new URL('http://localhost:3000') }
  const payments = createSandboxPayments(deps)

  /** The types of the events since the last call, in the order in which they happened. */
  async function events() {
    const ids = queued.splice(0)
    const { rows } = await pool.query(
      "select id, data->'event'->>'type' as type from sandbox_objects where id = any($1)",
      [ids],
    )
    return ids.map((id) => rows.find((row) => row.id === id)?.type as string)
  }

  const newCustomer = () =>
    payments.createCustomer({ userId: randomUUID(), email: 'maya@example.test', name: 'Maya Okafor' })
  async function start(customerId: string, plan: PlanId, attemptId: string = randomUUID()) {
    const started = await payments.startSubscription({ attemptId, userId: randomUUID(), customerId, plan })
    if (started.clientSecret === null) throw new Error('There is nothing to pay')
    return { subscription: started.subscription, clientSecret: started.clientSecret }
  }

  /** A customer whose first invoice is paid. */
  async function subscriber(plan: PlanId = 'active', card: TypedCard = { card: 'succeeds' }) {
    const customerId = await newCustomer()
    const { subscription, clientSecret } = await start(customerId, plan)
    await payments.confirmPayment(customerId, clientSecret, card)
    return { customerId, id: subscription.id, firstDay: subscription.currentPeriodStart }
  }

  return { db, pool, payments, deps, queued, events, newCustomer, start, subscriber }
}
