import type { PlanId } from '#contract/plans.ts'
import type { TypedCard } from '#server/gateways/payments/sandbox/sandbox-pages.ts'
import { createUser } from './factories.ts'
import type { TestApp } from './harness.ts'

const dayMs = 24 * 60 * 60 * 1000

/** A signed-in seeker with their actions at the sandbox. */
export async function createShopper(app: TestApp) {
  const person = await createUser(app)
  const calls = await app.signIn(person)
  const { sandbox, pool } = app

  async function row() {
    const { rows } = await pool.query('select * from users where id = $1', [person.id])
    return rows[0]
  }
  const customerId = async (): Promise<string> => (await row()).stripe_customer_id
  const choose = async (plan: PlanId): Promise<string> => {
    const { status, body, text } = await calls.post('/api/subscription/change-plan', { plan })
    if (status !== 200) throw new Error(`change-plan answered ${status}: ${text}`)
    return body.clientSecret
  }
  const pay = async (clientSecret: string, card: TypedCard = { card: 'succeeds' }) =>
    sandbox.confirmPayment(await customerId(), clientSecret, card)

  return {
    ...person,
    calls,
    row,
    customerId,
    choose,
    pay,
    /** Subscribes, pays and delivers the provider's events. */
    async subscribe(plan: PlanId) {
      await pay(await choose(plan))
      await app.deliverPaymentEvents()
    },
    /** The subscriptions at the provider that have not ended. */
    providerSubscriptions: async () => sandbox.listLiveSubscriptions(await customerId()),
    status: async () => (await calls.get('/api/subscription/status')).body,
    /** Moves the sandbox's clock and delivers the events of those days. */
    async moveClock(days: number) {
      await sandbox.moveClock(await customerId(), days)
      await app.deliverPaymentEvents()
    },
    /** Moves the clock to `days` after the end of the subscription's period. */
    async moveToRenewal(days: number) {
      const id = await customerId()
      const [subscription] = await sandbox.listLiveSubscriptions(id)
      if (!subscription) throw new Error('There is no subscription that could be renewed')
      const now = (await sandbox.now(id)).getTime()
      await this.moveClock(Math.ceil((Date.parse(subscription.currentPeriodEnd) - now) / dayMs) + days)
    },
    /** The oldest first. */
    async notificationTitles(): Promise<string[]> {
      const { rows } = await pool.query('select title from notifications where user_id = $1 order by created_at', [
        person.id,
      ])
      return rows.map(({ title }) => title)
    },
    /** Amounts in cents. */
    async ledger(): Promise<{ kind: string; amount: number }[]> {
      const { rows } = await pool.query(
        'select kind, amount from payment_ledger where user_id = $1 order by occurred_at, kind, amount',
        [person.id],
      )
      return rows
    },
  }
}
export type Shopper = Awaited<ReturnType<typeof createShopper>>
