import { openDatabase } from '#server/db/client.ts'
import { applyMigrations } from '#server/db/migrate.ts'
import { StripeServer } from '#test/stripe/stripe-server.ts'
import { join } from '#test/visual/people.ts'
import { createOwnDatabase, startOwnServer } from './own-server.ts'
import { expect, openBrowser, test as base } from './people.ts'
import { readStripeCalls, blockStripeScript, serveStripeScript, setNextAnswer } from './stripe-script.ts'
import { failure, readStatus, toast } from './subscribing.ts'

let origin: string
let stop: () => Promise<void>
const test = base.extend({
  context: async ({ browser }, use) => {
    const context = await openBrowser(browser, origin)
    await use(context)
    await context.close()
  },
})

test.describe.configure({ mode: 'default' })

/** A server with Stripe payments, and a fake Stripe on this machine. */
test.beforeAll(async () => {
  const own = await createOwnDatabase()
  await applyMigrations(own.url)
  const database = openDatabase({ url: own.url, connections: 5, onError: () => {} })
  const stripe = new StripeServer(database.db)
  const settings = {
    DEMO: '0',
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_local',
    STRIPE_WEBHOOK_SECRET: 'whsec_local',
    STRIPE_API_URL: await stripe.listen(),
  }
  const server = await startOwnServer(settings, own)
  origin = server.origin
  stop = async () => {
    stripe.close()
    await database.close()
    await server.stop()
  }
})
test.afterAll(() => stop())

const person = { firstName: 'Noor', lastName: "D'Arcy" }

const readPolicy = (headers: Record<string, string>) => headers['content-security-policy'] ?? ''

test("Stripe's form loads only on its page, reports failures, and activates nothing by itself", async ({ page }) => {
  await join(page.request, person)
  await blockStripeScript(page)
  const document = await page.goto('/subscribe?plan=active')
  expect(readPolicy(document?.headers() ?? {})).toMatch(/script-src 'self' 'sha256-\S+' https:\/\/js\.stripe\.com/)
  await expect(page.getByText('Payment Setup Error')).toBeVisible()
  await expect(failure(page, 'Failed to initialize payment. Please try again.').first()).toBeVisible()
  await expect(page.getByText('Sandbox')).toHaveCount(0)

  // From another screen it loads as a new document, because its policy differs.
  await page.unrouteAll()
  await serveStripeScript(page)
  const account = await page.goto('/account')
  expect(readPolicy(account?.headers() ?? {})).not.toContain('stripe')
  const [loaded] = await Promise.all([
    page.waitForResponse((response) => response.request().isNavigationRequest()),
    page.getByRole('link', { name: 'Complete Payment' }).click(),
  ])
  expect(readPolicy(loaded.headers())).toContain('https://js.stripe.com')
  const pay = page.getByRole('button', { name: 'Pay', exact: true })
  await expect(pay).toBeEnabled()

  await setNextAnswer(page, { error: { type: 'card_error', message: 'Your card has insufficient funds.' } })
  await pay.click()
  await expect(failure(page, 'Payment Failed')).toContainText('Your card has insufficient funds.')
  await setNextAnswer(page, 'throw')
  await pay.click()
  await expect(failure(page, 'Payment Error')).toContainText('An unexpected error occurred. Please try again.')
  await setNextAnswer(page, undefined)
  await page.clock.install()
  await pay.dblclick()
  await expect(page.getByText('Confirming your payment')).toBeAttached()
  // As long as the page waits for the plan.
  await page.clock.fastForward(15_000)
  await expect(page.getByText('We are confirming your payment')).toBeVisible({ timeout: 30_000 })
  const [prepared, ...confirmed] = await readStripeCalls(page)
  expect(prepared).toMatchObject({ key: 'pk_test_local', options: { clientSecret: expect.stringMatching(/_secret_/) } })
  expect(confirmed).toHaveLength(3)
  const returnUrl = `${new URL(page.url()).origin}/dashboard`
  for (const asked of confirmed)
    expect(asked).toEqual({
      withElements: true,
      confirmParams: { return_url: returnUrl },
      redirect: 'if_required',
    })
  expect(await readStatus(page)).toMatchObject({ status: 'incomplete' })

  // The return from a bank's page.
  await page.goto('/dashboard?payment_intent=pi_1&payment_intent_client_secret=x&redirect_status=failed')
  await expect(failure(page, 'Payment Failed')).toContainText('The payment was not made. Nothing was charged.')
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/dashboard?payment_intent=pi_1&redirect_status=succeeded')
  await expect(toast(page, 'Thank you')).toContainText('Your plan starts as soon as the payment is confirmed.')
  expect(await readStatus(page)).toMatchObject({ status: 'incomplete' })
})

test("with Stripe there are no pages of the sandbox, and its calls don't exist", async ({ page }) => {
  await join(page.request, person)
  for (const path of ['/sandbox/portal', '/sandbox/checkout?session=x']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  }
  expect((await page.request.get('/api/sandbox/portal')).status()).toBe(404)
})
