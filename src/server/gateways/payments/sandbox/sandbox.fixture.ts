import { randomUUID } from 'node:crypto'
import type { PlanId } from '#contract/plans.ts'
import { openTestDatabase } from '#test/stripe/open-stripe.ts'
import { addMonths } from './billing.ts'
import { openSandbox } from './open-sandbox.ts'
import type { TypedCard } from './sandbox-pages.ts'

/** `addMonths` of billing, for ISO 8601 strings. */
export const addMonthsTo = (moment: string, months: number) =>
  new Date(addMonths(Date.parse(moment) / 1000, months) * 1000).toISOString()

export const webhookSecret = 'whsec_of_the_tests'

/** The sandbox with a new database, and the ids of the events that it queued. */
export async function sandbox() {
  const { db, pool } = await openTestDatabase()
  const queued: string[] = []
  const jobs = {
    sendMany: async (_tx: unknown, _name: string, data: readonly object[]) =>
      void queued.push(...data.map((each) => (each as { eventId: string }).eventId)),
  }
  const deps = { db, jobs, webhookSecret, appUrl: new URL('http://localhost:3000') }
  const opened = openSandbox(deps)
  const payments = { ...opened.payments, ...opened.sandbox }

  /** The types of the events since the last call, in the order in which they happened. */
  async function events() {
    const ids = queued.splice(0)
    const { rows } = await pool.query("select id, data->>'type' as type from sandbox_objects where id = any($1)", [ids])
    return ids.map((id) => rows.find((row) => row.id === id)?.type as string)
  }

  const newCustomer = () =>
    payments.createCustomer({ userId: randomUUID(), email: 'maya@example.test', name: 'Maya Okafor' })
  async function start(customerId: string, plan: PlanId, attemptId: string = randomUUID()) {
    const started = await payments.startSubscription({ attemptId, userId: customerId, customerId, plan })
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
