import { safePath } from '#web/lib/navigation/safe-path.ts'

type NextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const key = 'next-of-new-account'
const weekMs = 7 * 24 * 60 * 60 * 1000

/**
 * Stores where a new account continues after its first sign-in. The verification link may open in another tab, which
 * shares only local storage with this one.
 */
export function rememberNext(accountId: string, next: string, storage?: NextStorage) {
  try {
    const stored = JSON.stringify({ accountId, next, until: Date.now() + weekMs })
    ;(storage ?? localStorage).setItem(key, stored)
  } catch {
    // Without storage the person chooses again.
  }
}

/** Reads and removes the stored page, if it belongs to this account. */
export function recallNext(accountId: string, storage?: NextStorage) {
  try {
    const from = storage ?? localStorage
    const stored: unknown = JSON.parse(from.getItem(key) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return null
    const { accountId: owner, next, until } = stored as Record<string, unknown>
    if (owner !== accountId) return null
    from.removeItem(key)
    return Number(until) > Date.now() ? safePath(next) : null
  } catch {
    return null
  }
}
