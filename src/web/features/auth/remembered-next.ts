import { safePath } from '#web/lib/navigation/safe-path.ts'

type NextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const key = 'next-of-new-account'
const week = 7 * 24 * 60 * 60 * 1000

/**
 * Keeps where a new account goes on to after its first sign-in. The link that verifies its address may open in another tab,
 * which shares nothing with this one but the browser's storage.
 */
export function rememberNext(accountId: string, next: string, storage?: NextStorage) {
  try {
    const kept = JSON.stringify({ accountId, next, until: Date.now() + week })
    ;(storage ?? localStorage).setItem(key, kept)
  } catch {
    // Without a storage the person chooses again, and loses nothing else.
  }
}

/** What was kept for that account, once; another's stays. */
export function recallNext(accountId: string, storage?: NextStorage) {
  try {
    const from = storage ?? localStorage
    const kept: unknown = JSON.parse(from.getItem(key) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return null
    const { accountId: owner, next, until } = kept as Record<string, unknown>
    if (owner !== accountId) return null
    from.removeItem(key)
    return Number(until) > Date.now() ? safePath(next) : null
  } catch {
    return null
  }
}
