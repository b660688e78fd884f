import { expect, onTestFinished, test, vi } from 'vitest'
import { PaymentError } from '#server/gateways/payments/payment-error.ts'
import type { Payments } from '#server/gateways/payments/payments.ts'
import { fileApp, type Reply } from '#test/harness.ts'
import { createShopper, type Shopper } from '#test/subscribers.ts'

const file = fileApp()

/** Replaces every call of the provider during `use`. */
async function withProvider<Result>(answer: () => Promise<never>, use: () => Promise<Result>): Promise<Result> {
  const { payments } = file()
  const asWas: Payments = { ...payments }
  for (const name of Object.keys(payments) as (keyof Payments)[])
    if (typeof payments[name] === 'function') Object.assign(payments, { [name]: answer })
  try {
    return await use()
  } finally {
    Object.assign(payments, asWas)
  }
}

const failing = (reason: PaymentError['reason'], message: string) => async () => {
  throw new PaymentError(reason, message)
}

const asked: Record<string, (shopper: Shopper) => Promise<Reply>> = {
  'change-plan': ({ calls }) => calls.post('/api/subscription/change-plan', { plan: 'executive' }),
  checkout: ({ calls }) => calls.post('/api/subscription/create-checkout-session', { plan: 'executive' }),
  preview: ({ calls }) => calls.get('/api/subscription/plan-change?plan=executive'),
  cancel: ({ calls }) => calls.post('/api/subscription/cancel'),
  resume: ({ calls }) => calls.post('/api/subscription/resume'),
  methods: ({ calls }) => calls.get('/api/payment/methods'),
  invoices: ({ calls }) => calls.get('/api/payment/invoices'),
  portal: ({ calls }) => calls.post('/api/billing-portal'),
}

test('a refusal of the provider gets its own answer and changes nothing', async () => {
  const shopper = await createShopper(file())
  await shopper.subscribe('starter')
  const outcomes = [
    { answer: failing('unavailable', 'secret host did not answer'), status: 503, message: 'Something went wrong' },
    { answer: failing('declined', 'Your card was declined.'), status: 400, message: 'Your card was declined.' },
    { answer: failing('missing', 'No such customer: cus_1'), status: 409, message: /reload the page and try again/ },
    { answer: failing('conflict', 'in state x'), status: 409, message: /reload the page and try again/ },
  ]
  for (const { answer, status, message } of outcomes)
    for (const [name, ask] of Object.entries(asked)) {
      const reply = await withProvider(answer, () => ask(shopper))
      expect([name, reply.status]).toEqual([name, status])
      expect(reply.body.message).toMatch(message)
      if (status === 503)
        expect(reply).toMatchObject({ headers: { 'retry-after': '5' }, body: { requestId: expect.any(String) } })
    }
  expect(await shopper.status()).toMatchObject({ status: 'active', planName: 'Starter' })
  expect((await shopper.calls.get('/api/payment/settings')).status).toBe(200)
})

test('a hanging provider delays an answer for at most ten seconds', async () => {
  const shopper = await createShopper(file())
  await shopper.subscribe('starter')
  const hanging = vi.fn(() => new Promise<never>(() => {}))
  const calls = [...Object.values(asked), ({ calls }: Shopper) => calls.delete('/api/account')]
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const replies = await withProvider(hanging, async () => {
    const answered = Promise.all(calls.map((call) => call(shopper)))
    await vi.waitFor(() => expect(hanging.mock.calls.length).toBeGreaterThanOrEqual(calls.length), 5_000)
    await vi.advanceTimersByTimeAsync(10_000)
    return answered
  })
  expect(replies.map(({ status }) => status)).toEqual([...Object.keys(asked).map(() => 503), 409])
  expect(await shopper.status()).toMatchObject({ status: 'active' })
})

test('an older snapshot never replaces a newer one', async () => {
  const app = file()
  const shopper = await createShopper(app)
  await shopper.subscribe('starter')
  const [subscription] = await shopper.providerSubscriptions()
  const { readSubscription } = app.payments
  const asked = Promise.withResolvers<void>()
  const late = Promise.withResolvers<void>()
  app.payments.readSubscription = async (id) => {
    app.payments.readSubscription = readSubscription
    const old = await readSubscription(id)
    asked.resolve()
    await late.promise
    return old
  }
  await app.sandbox.cancelAtPeriodEnd(subscription?.id ?? '')
  await app.sandbox.resume(subscription?.id ?? '')
  const slow = app.deliverPaymentEvents()
  await asked.promise
  await shopper.calls.post('/api/subscription/cancel')
  late.resolve()
  await slow
  expect(await shopper.status()).toMatchObject({ status: 'canceled' })
  const { rows } = await app.pool.query('select status from subscriptions where user_id = $1', [shopper.id])
  expect(rows).toEqual([{ status: 'canceled' }])
})
