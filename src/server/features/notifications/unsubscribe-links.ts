import { id } from '#contract/fields.ts'
import type { Deps } from '#server/deps.ts'
import type { Encryption } from '#server/encryption.ts'

export const unsubscribePath = '/api/unsubscribe'
const context = 'notification_choices/unsubscribe'

/**
 * A link that stops the mail copies to one person. It is encrypted, so it cannot be forged, and works as long as its key is
 * configured.
 */
export function unsubscribeUrl({ config, encryption }: Pick<Deps, 'config' | 'encryption'>, userId: string) {
  const url = new URL(unsubscribePath, config.appUrl)
  url.searchParams.set('token', encryption.encrypt(userId, context))
  return url.href
}

/** The person of a link. Null for a forged one. */
export function readUnsubscribeToken(encryption: Encryption, token: unknown) {
  if (typeof token !== 'string') return null
  try {
    return id.parse(encryption.decrypt(token, context))
  } catch {
    return null
  }
}
