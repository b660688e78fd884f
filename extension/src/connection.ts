import { z } from 'zod/mini'
import { browser } from 'wxt/browser'
import { applyKitPath } from '../../src/contract/apply-kit-facts.ts'
import { endConnection, fetchToken, startConnection } from '../../src/contract/apply-kit.ts'
import { ApiError } from '../../src/web/lib/api/api-error.ts'
import { call } from '../../src/web/lib/api/call.ts'
import { createFetch } from '#kit/fetch.ts'
import { saveConnection, type Connection } from '#kit/stored-connection.ts'

/** A code that waits to be confirmed. */
export interface Waiting {
  origin: string
  deviceCode: string
  userCode: string
  expiresAt: string
  intervalSeconds: number
}

/** The address of the product: of the team's policy, else as typed last time. */
export async function getAddress(): Promise<string> {
  const managed = await browser.storage.managed.get('address').catch(() => ({}))
  const typed = await browser.storage.local.get('address')
  return z.catch(z.object({ address: z.string() }), { address: '' }).parse({ ...typed, ...managed }).address
}

const isLoopback = ({ hostname }: URL) => hostname === 'localhost' || hostname === '127.0.0.1'

/** The origin of what was typed; null unless it is https, or this machine. */
export function toOrigin(typed: string): string | null {
  const url = URL.parse(typed.includes('://') ? typed : `https://${typed}`)
  if (!url || (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url)))) return null
  return url.origin
}

export async function startConnecting(origin: string): Promise<Waiting> {
  await browser.storage.local.set({ address: origin })
  const started = await call(startConnection, {
    body: { version: browser.runtime.getManifest().version },
    fetch: createFetch(origin),
  })
  return { origin, ...started }
}

/** The screen of the product that confirms the code. */
export const toConfirmAddress = ({ origin, userCode }: Waiting) => `${origin}${applyKitPath}#${userCode}`

const pause = (seconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, seconds * 1_000)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** Asks for the token until the code is confirmed; throws once it is refused or too old. */
export async function waitForToken(waiting: Waiting, signal: AbortSignal): Promise<Connection | null> {
  let seconds = waiting.intervalSeconds
  while (!signal.aborted) {
    await pause(seconds, signal)
    if (signal.aborted) break
    try {
      const body = { deviceCode: waiting.deviceCode }
      const given = await call(fetchToken, { body, fetch: createFetch(waiting.origin) })
      const made = { origin: waiting.origin, ...given }
      await saveConnection(made)
      return made
    } catch (error) {
      const code = error instanceof ApiError ? error.code : undefined
      if (code === 'slow_down') seconds += 5
      else if (code !== 'authorization_pending') throw error
    }
  }
  return null
}

/** Forgets the connection here, and ends it on the server. False where the server could not be reached. */
export async function endConnecting({ origin, token }: Connection): Promise<boolean> {
  await browser.storage.session.remove('connection')
  try {
    await call(endConnection, { fetch: createFetch(origin, token) })
  } catch (error) {
    // A 401: it has ended already.
    return error instanceof ApiError && error.status === 401
  }
  return true
}
