import { productName } from '#contract/plans.ts'
import type { Config } from '#server/config.ts'
import type { Payments } from './payments.ts'
import type { SandboxDeps } from './sandbox/book-store.ts'
import { openSandbox, sandboxWebhookSecret } from './sandbox/open-sandbox.ts'
import type { Sandbox } from './sandbox/sandbox-pages.ts'
import { createStripePayments } from './stripe/stripe-payments.ts'

interface Options extends SandboxDeps {
  config: Pick<Config, 'stripe' | 'appUrl'>
  sessionSecret: string
}

/** The card provider that the settings name: Stripe, or the sandbox with its pages. */
export function openPayments({ config, sessionSecret, ...deps }: Options): {
  payments: Payments
  sandbox: Sandbox | null
} {
  if (config.stripe) return { payments: createStripePayments(config.stripe, { appName: productName }), sandbox: null }
  return openSandbox({ ...deps, webhookSecret: sandboxWebhookSecret(sessionSecret), appUrl: config.appUrl })
}

const firstDelayMs = 2_000
const maxDelayMs = 5 * 60_000

/**
 * Lets the provider find or create the products and prices of the plans, and retries until it answers. Until then only
 * subscribing fails. Returns a function that stops the retries.
 */
export function preparePlans(payments: Payments, onFailure: (error: unknown) => void): () => void {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const attempt = async (delayMs: number) => {
    try {
      await payments.preparePlans()
    } catch (error) {
      onFailure(error)
      if (!stopped) timer = setTimeout(() => void attempt(Math.min(delayMs * 2, maxDelayMs)), delayMs).unref()
    }
  }
  void attempt(firstDelayMs)
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
