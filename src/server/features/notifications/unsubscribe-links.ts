import { id } from '#contract/fields.ts'
import type { Deps } from '#server/deps.ts'
import type { Encryption } from '#server/encryption.ts'

export const unsubscribePath = '/api/unsubscribe'
const context = 'notification_choices/unsubscribe'

/** A link that stops the mails to one person, encrypted so that nobody can make one; it works for as long as its key is kept. */
export function unsubscribeUrl({ config, encryption }: Pick<Deps, 'config' | 'encryption'>, userId: string) {
  const url = new URL(unsubscribePath, config.appUrl)
  url.searchParams.set('token', encryption.encrypt(userId, context))
  return url.href
}

/** Whose link it is; null if it is none of ours. */
export function readUnsubscribeToken(encryption: Encryption, token: unknown) {
  if (typeof token !== 'string') return null
  try {
    return id.parse(encryption.decrypt(token, context))
  } catch {
    return null
  }
}
