import { Stripe } from 'stripe'
import { createStripePayments } from '#server/gateways/payments/stripe/stripe-payments.ts'
import { stripeChecks, type Checking } from './stripe-checks.ts'

/**
 * Runs every operation of the gateway against Stripe, with a test key: `STRIPE_SECRET_KEY=sk_test_... npm run check:stripe`.
 * It makes the products and prices of the plans if they are missing, and customers that it deletes again.
 */
function readSettings() {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_URL: apiUrl = null } = process.env
  if (!secretKey) throw new Error('STRIPE_SECRET_KEY is missing: it must be a test key')
  if (!/^(sk|rk)_test_/.test(secretKey))
    throw new Error('STRIPE_SECRET_KEY must be a test key: it is never run with money')
  return { secretKey, publishableKey: 'pk_test_unused', webhookSecret: 'whsec_unused', apiUrl: apiUrl || null }
}

/** The SDK itself, for actions of people, banks and time. */
function connect({ secretKey, apiUrl }: ReturnType<typeof readSettings>) {
  if (!apiUrl) return new Stripe(secretKey, { telemetry: false })
  const { hostname: host, port } = new URL(apiUrl)
  return new Stripe(secretKey, {
    telemetry: false,
    host,
    port,
    protocol: apiUrl.startsWith('https') ? 'https' : 'http',
  })
}

async function cleanUp({ stripe, customers, clocks }: Checking) {
  for (const id of clocks) await stripe.testHelpers.testClocks.del(id)
  for (const id of customers) await stripe.customers.del(id).catch(() => {})
}

async function main() {
  const settings = readSettings()
  const payments = createStripePayments(settings, { appName: 'Foothold check' })
  const checking: Checking = { stripe: connect(settings), payments, customers: [], clocks: [] }
  const failed: string[] = []
  try {
    await payments.preparePlans()
    for (const [name, check] of Object.entries(stripeChecks)) {
      try {
        await check(checking)
        console.log(`held    ${name}`)
      } catch (error) {
        failed.push(name)
        console.log(
          `FAILED  ${name}\n        ${error instanceof Error ? error.message.replaceAll('\n', '\n        ') : error}`,
        )
      }
    }
  } finally {
    await cleanUp(checking)
  }
  const all = Object.keys(stripeChecks).length
  console.log(`${all - failed.length} of ${all} held`)
  if (failed.length > 0) process.exitCode = 1
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
