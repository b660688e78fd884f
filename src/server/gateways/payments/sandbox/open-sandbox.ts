import { hkdfSync } from 'node:crypto'
import { productName } from '#contract/plans.ts'
import type { Payments } from '#server/gateways/payments/payments.ts'
import { createStripePayments } from '#server/gateways/payments/stripe/stripe-payments.ts'
import type { SandboxDeps } from './book-store.ts'
import { createSandboxApi, toFetch } from './sandbox-api.ts'
import { createSandboxPages, type Sandbox } from './sandbox-pages.ts'

interface Options extends SandboxDeps {
  webhookSecret: string
  appUrl: URL
}

/** The key for the signatures of events. It is derived from the session secret, so it needs no setting. */
export const sandboxWebhookSecret = (sessionSecret: string) =>
  `whsec_${Buffer.from(hkdfSync('sha256', sessionSecret, '', 'events of the sandbox card provider', 32)).toString('hex')}`

/** The card provider without money: our Stripe client, whose requests the sandbox answers in this process. */
export function openSandbox({ db, jobs, webhookSecret, appUrl }: Options): { payments: Payments; sandbox: Sandbox } {
  const deps = { db, jobs }
  const settings = { secretKey: 'sk_test_sandbox', publishableKey: null, webhookSecret, apiUrl: null }
  const sandboxFetch = toFetch(createSandboxApi(deps, appUrl))
  return {
    payments: createStripePayments(settings, { appName: productName, sandboxFetch }),
    sandbox: createSandboxPages(deps, webhookSecret),
  }
}
