import { AsyncLocalStorage } from 'node:async_hooks'
import { Stripe } from 'stripe'
import { toPaymentError } from './stripe-errors.ts'

export interface StripeSettings {
  secretKey: string
  /** The key for Stripe's form in the browser; null for the sandbox, which has our own form. */
  publishableKey: string | null
  webhookSecret: string
  /** Another host than Stripe's, for tests. */
  apiUrl: string | null
}

export interface StripeOptions {
  appName: string
  now?: () => number
  /** The timeout of one gateway call, with all its requests and retries. */
  timeoutMs?: number
  /** The timeout of one request. A bank may take some seconds. */
  tryMs?: number
  /** Answers in place of Stripe, in this process. */
  sandboxFetch?: typeof fetch
}

/** The version that the SDK's types describe: a newer SDK does not compile until what changed has been read. */
const apiVersion = '2026-10-28.endive'

function toApiAddress(apiUrl: string | null) {
  if (!apiUrl) return {}
  const { hostname, port, protocol } = new URL(apiUrl)
  const secure = protocol === 'https:'
  return {
    host: hostname,
    port: port || (secure ? '443' : '80'),
    protocol: secure ? ('https' as const) : ('http' as const),
  }
}

function rejectWhenAborted(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  return promise
}

/**
 * The SDK, and `answer`, which limits the time of a gateway call. After the timeout nothing more is sent: neither
 * retries of the SDK nor later steps of the call.
 */
export function connectStripe({ secretKey, apiUrl }: StripeSettings, options: StripeOptions) {
  const { appName, timeoutMs = 9_500, tryMs = 6_000, sandboxFetch } = options
  const deadline = new AsyncLocalStorage<AbortSignal>()
  const http = sandboxFetch ? Stripe.createFetchHttpClient(sandboxFetch) : Stripe.createNodeHttpClient()
  const httpClient: Stripe.HttpClient = {
    getClientName: () => http.getClientName(),
    makeRequest(...request) {
      const signal = deadline.getStore()
      return signal?.aborted ? Promise.reject(signal.reason) : http.makeRequest(...request)
    },
  }
  const stripe = new Stripe(secretKey, {
    apiVersion,
    ...toApiAddress(apiUrl),
    httpClient,
    timeout: tryMs,
    // Also retries if the idempotency key is in use by a concurrent request.
    maxNetworkRetries: 4,
    telemetry: false,
    appInfo: { name: appName },
  })

  async function answer<Result>(work: () => Promise<Result>): Promise<Result> {
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      return await Promise.race([deadline.run(signal, work), rejectWhenAborted(signal)])
    } catch (error) {
      throw toPaymentError(error)
    }
  }

  return { stripe, answer }
}
