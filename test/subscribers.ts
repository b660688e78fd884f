import type { PlanId } from '#contract/plans.ts'
import type { TypedCard } from '#server/gateways/payments/sandbox/sandbox-pages.ts'
import { createUser } from './factories.ts'
import type { TestApp } from './harness.ts'

const dayMs = 24 * 60 * 60 * 1000

/** A seeker who is signed in, with what they do at the sandbox. */
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
    /** Subscribes and pays, and lets the provider tell of it. */
    async subscribe(plan: PlanId) {
      await pay(await choose(plan))
      await app.deliverPaymentEvents()
    },
    /** What the provider holds that is not over. */
    held: async () => sandbox.listLiveSubscriptions(await customerId()),
    status: async () => (await calls.get('/api/subscription/status')).body,
    /** Moves the sandbox's clock on, and lets it tell of what happened. */
    async moveClock(days: number) {
      await sandbox.moveClock(await customerId(), days)
      await app.deliverPaymentEvents()
    },
    /** Moves the clock to so many days after the subscription's period ends. */
    async moveToRenewal(days: number) {
      const id = await customerId()
      const [held] = await sandbox.listLiveSubscriptions(id)
      if (!held) throw new Error('There is no subscription that could be renewed')
      const now = (await sandbox.now(id)).getTime()
      await this.moveClock(Math.ceil((Date.parse(held.currentPeriodEnd) - now) / dayMs) + days)
    },
    /** The titles of what the person was told, the oldest first. */
    async told(): Promise<string[]> {
      const { rows } = await pool.query('select title from notifications where user_id = $1 order by created_at', [
        person.id,
      ])
      return rows.map(({ title }) => title)
    },
    /** The books, in cents. */
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
