import { productName } from '#contract/plans.ts'
import type { Config } from '#server/config.ts'
import type { Payments } from './payments.ts'
import { sandboxWebhookSecret } from './sandbox/delivery.ts'
import { createSandboxPayments } from './sandbox/sandbox-payments.ts'
import { createStripePayments } from './stripe/stripe-payments.ts'

type Sandbox = Parameters<typeof createSandboxPayments>[0]

interface Options extends Pick<Sandbox, 'db' | 'jobs'> {
  config: Pick<Config, 'stripe' | 'appUrl'>
  sessionSecret: string
}

/** The card provider that the settings name: Stripe, or the sandbox. */
export function openPayments({ config, db, jobs, sessionSecret }: Options): Payments {
  if (config.stripe) return createStripePayments(config.stripe, { appName: productName })
  return createSandboxPayments({ db, jobs, webhookSecret: sandboxWebhookSecret(sessionSecret), appUrl: config.appUrl })
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
