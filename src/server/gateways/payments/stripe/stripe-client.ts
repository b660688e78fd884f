import { AsyncLocalStorage } from 'node:async_hooks'
import { Stripe } from 'stripe'
import { toPaymentError } from './stripe-errors.ts'

export interface StripeSettings {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  /** Another host than Stripe's own, in tests. */
  apiUrl: string | null
}

export interface StripeOptions {
  appName: string
  now?: () => number
  /** For everything that one call of the gateway asks of Stripe, repetitions included. */
  timeoutMs?: number
  /** For one request: a bank may take some seconds, and what is asked again meanwhile is told to wait. */
  tryMs?: number
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
 * The SDK, and `answer`, within which all that is asked of it must be over in time. Then nothing more is sent: neither what
 * the SDK would repeat, nor the next step of a work that nobody waits for.
 */
export function connectStripe({ secretKey, apiUrl }: StripeSettings, options: StripeOptions) {
  const { appName, timeoutMs = 9_500, tryMs = 6_000 } = options
  const deadline = new AsyncLocalStorage<AbortSignal>()
  const http = Stripe.createNodeHttpClient()
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
    // Also for whoever finds the key in use, since the same is being written right now.
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
