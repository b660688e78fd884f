import { expect, test } from 'vitest'
import { testCardHint, testCards } from '#contract/sandbox.ts'
import { createSignedInTeam } from '#test/factories.ts'
import { fileApp, testApp, type TestApp } from '#test/harness.ts'
import { dollars } from '#test/plan-prices.ts'

const file = fileApp()

type Seeker = Awaited<ReturnType<typeof createSignedInTeam>>['seeker']

const good = { number: '4242 4242 4242 4242', expiry: '07 / 2091', cvc: '8731' }
const declined = { ...good, number: '4000-0000-0000-0002' }
const asks = { ...good, number: '4000 0025 0000 3155' }

const choose = async ({ calls }: Seeker, plan: string): Promise<string> =>
  (await calls.post('/api/subscription/change-plan', { plan })).body.clientSecret
const status = async ({ calls }: Seeker) => (await calls.get('/api/subscription/status')).body?.status
const confirm = ({ calls }: Seeker, clientSecret: string, card: object) =>
  calls.post('/api/sandbox/payments/confirm', { clientSecret, ...card })

async function subscribed(app: TestApp) {
  const { seeker, otherSeeker } = await createSignedInTeam(app)
  await confirm(seeker, await choose(seeker, 'active'), good)
  await app.deliverPaymentEvents()
  return { seeker, otherSeeker }
}

test('the form pays the first invoice, and what is paid is had once the events have come', async () => {
  const app = file()
  const { seeker } = await createSignedInTeam(app)
  const clientSecret = await choose(seeker, 'active')
  expect(await confirm(seeker, clientSecret, declined)).toMatchObject({
    status: 400,
    body: { message: 'Your card was declined.' },
  })
  expect(await confirm(seeker, clientSecret, asks)).toMatchObject({ status: 200, body: { status: 'requires_action' } })
  expect(await confirm(seeker, clientSecret, { ...asks, confirmed: false })).toMatchObject({ status: 400 })
  expect(await status(seeker)).toBe('incomplete')
  expect((await confirm(seeker, clientSecret, { ...asks, confirmed: true })).body).toEqual({ status: 'succeeded' })
  await app.deliverPaymentEvents()
  expect(await status(seeker)).toBe('active')
})

test('the card that was typed in is shown with its expiry', async () => {
  const { seeker } = await subscribed(file())
  const { body } = await seeker.calls.get('/api/sandbox/portal')
  expect(body.methods).toMatchObject([{ last4: '4242', expMonth: 7, expYear: 2091 }])
})

test('any other number, an expiry that has passed and a wrong CVC are refused with a hint', async () => {
  const { seeker } = await createSignedInTeam(file())
  const clientSecret = await choose(seeker, 'starter')
  const refusal = async (card: object) => (await confirm(seeker, clientSecret, { ...good, ...card })).body.fields
  expect(await refusal({ number: '5555 5555 5555 4444' })).toEqual({ number: testCardHint })
  expect(await refusal({ expiry: '01 / 20' })).toEqual({ expiry: 'This card has expired' })
  expect(await refusal({ expiry: '13 / 90' })).toEqual({ expiry: 'Please enter the expiry as MM / YY' })
  expect(await refusal({ cvc: '12' })).toEqual({ cvc: 'Please enter the three or four digits of the CVC' })
})

test('a payment page can be paid by its own customer only', async () => {
  const app = file()
  const { seeker, otherSeeker } = await createSignedInTeam(app)
  await choose(otherSeeker, 'starter')
  const { body } = await seeker.calls.post('/api/subscription/create-checkout-session', { plan: 'executive' })
  const page = `/api/sandbox/checkouts/${new URL(body.checkoutUrl).searchParams.get('session')}`
  expect((await seeker.calls.get(page)).body).toMatchObject({ plan: 'executive', status: 'open' })
  expect((await otherSeeker.calls.get(page)).status).toBe(404)
  expect((await otherSeeker.calls.post(`${page}/pay`, good)).status).toBe(404)
  expect((await seeker.calls.post(`${page}/pay`, good)).body).toEqual({ status: 'succeeded' })
  expect((await seeker.calls.get(page)).body).toMatchObject({ status: 'complete' })
  await app.deliverPaymentEvents()
  expect((await seeker.calls.get('/api/subscription/status')).body).toMatchObject({
    status: 'active',
    planName: 'Executive',
  })
})

test('the portal shows in dollars what the provider holds, and what it changes reaches the product by its events', async () => {
  const app = file()
  const { seeker } = await subscribed(app)
  const { body } = await seeker.calls.get('/api/sandbox/portal')
  expect(body).toMatchObject({
    declines: false,
    billingAddress: '',
    subscription: { status: 'active', planName: 'Active', amount: dollars.active, interval: 'month' },
    methods: [{ brand: 'visa', last4: '4242', isDefault: true }],
    invoices: [{ status: 'paid', total: dollars.active, paid: dollars.active }],
  })
  const canceled = await seeker.calls.post('/api/sandbox/portal/cancel')
  expect(canceled.body.subscription.status).toBe('canceled')
  expect(await status(seeker)).toBe('active')
  await app.deliverPaymentEvents()
  expect(await status(seeker)).toBe('canceled')
  await seeker.calls.post('/api/sandbox/portal/resume')
  await app.deliverPaymentEvents()
  expect(await status(seeker)).toBe('active')

  const saved = await seeker.calls.put('/api/sandbox/portal', { billingAddress: '18 Alder Street' })
  expect(saved.body).toMatchObject({ billingAddress: '18 Alder Street', declines: false })
})

test('the clock brings a failed renewal about, and another card its recovery', async () => {
  const app = file()
  const { seeker } = await subscribed(app)
  const { body: before } = await seeker.calls.put('/api/sandbox/portal', { declines: true })
  const { body: after } = await seeker.calls.post('/api/sandbox/clock', { days: 31 })
  expect(Date.parse(after.now) - Date.parse(before.now)).toBeGreaterThanOrEqual(31 * 24 * 60 * 60 * 1000)
  expect(after).toMatchObject({ declines: true, subscription: { status: 'past_due' } })
  await app.deliverPaymentEvents()
  expect(await status(seeker)).toBe('past_due')
  await seeker.calls.put('/api/sandbox/portal', { declines: false })
  expect((await seeker.calls.post('/api/sandbox/portal/card', declined)).status).toBe(400)
  expect((await seeker.calls.post('/api/sandbox/portal/card', good)).body).toEqual({ status: 'succeeded' })
  await app.deliverPaymentEvents()
  expect(await status(seeker)).toBe('active')
  for (const days of [0, -1, 1.5, 401, '1'])
    expect((await seeker.calls.post('/api/sandbox/clock', { days })).status).toBe(400)
})

test('a person who has never paid has no portal and nothing to cancel', async () => {
  const { seeker, loneSeeker } = await createSignedInTeam(file())
  expect((await loneSeeker.calls.get('/api/sandbox/portal')).status).toBe(404)
  await choose(seeker, 'starter')
  expect((await seeker.calls.get('/api/sandbox/portal')).body).toMatchObject({ subscription: null, methods: [] })
  expect((await seeker.calls.post('/api/sandbox/portal/cancel')).status).toBe(409)
})

test('none of it is there with the real provider', async () => {
  const app = await testApp({}, { sandbox: null })
  const { seeker } = await createSignedInTeam(app)
  await app.pool.query("update users set stripe_customer_id = 'cus_real' where id = $1", [seeker.id])
  const { calls } = seeker
  const answers = await Promise.all([
    calls.get('/api/sandbox/portal'),
    calls.put('/api/sandbox/portal', { declines: true }),
    calls.post('/api/sandbox/clock', { days: 1 }),
    calls.post('/api/sandbox/portal/card', good),
    calls.post('/api/sandbox/portal/cancel'),
    calls.post('/api/sandbox/portal/resume'),
    calls.post('/api/sandbox/payments/confirm', { ...good, clientSecret: 'pi_secret' }),
    calls.get('/api/sandbox/checkouts/cs_1'),
    calls.post('/api/sandbox/checkouts/cs_1/pay', good),
  ])
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
})

test('nothing of a card that was typed is stored anywhere, logged or sent', async () => {
  const app = await testApp({ LOG_LEVEL: 'trace' })
  const { seeker } = await createSignedInTeam(app)
  const clientSecret = await choose(seeker, 'active')
  for (const card of [declined, asks, { ...good, number: '5105 1051 0510 5100' }, good])
    await confirm(seeker, clientSecret, card)
  await seeker.calls.post('/api/sandbox/portal/card', asks)
  await seeker.calls.post('/api/sandbox/portal/card', { ...asks, confirmed: true })
  await seeker.calls.post('/api/sandbox/clock', { days: 40 })
  await app.deliverPaymentEvents()
  await app.deliverMail()

  const { rows: tables } = await app.pool.query(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'jobs')",
  )
  const written = [app.logged.join('\n'), JSON.stringify(app.mails), JSON.stringify(app.queued)]
  for (const { name } of tables) {
    const { rows } = await app.pool.query(`select t::text as text from ${name} t`)
    written.push(...rows.map(({ text }) => text))
  }
  const everything = written.join('\n')
  for (const known of ['sub_sandbox_', '/api/sandbox/payments/confirm', seeker.email])
    expect(everything).toContain(known)
  const typed = [good, declined, asks].flatMap(({ number }) => [number, number.replaceAll(/[ -]/g, '')])
  const secrets = [...typed, '5105 1051', '51051051', '07 / 2091', '07/2091', '"8731"', 'cvc']
  for (const secret of [...secrets, ...Object.values(testCards).map(({ number }) => number)])
    expect(everything, secret).not.toContain(secret)
})
