import { id } from '#contract/fields.ts'
import { mailedTypes, type MailedType } from '#contract/notifications.ts'
import type { Deps } from '#server/deps.ts'
import type { Encryption } from '#server/encryption.ts'

export const unsubscribePath = '/api/unsubscribe'
const context = 'notification_choices/unsubscribe'

/**
 * A link that stops the mail copies to one person: all of them, or those of one type. It is encrypted, so it cannot be forged,
 * and works as long as its key is configured.
 */
export function unsubscribeUrl(
  { config, encryption }: Pick<Deps, 'config' | 'encryption'>,
  userId: string,
  type?: MailedType,
) {
  const url = new URL(unsubscribePath, config.appUrl)
  url.searchParams.set('token', encryption.encrypt(type ? `${userId} ${type}` : userId, context))
  return url.href
}

/** The person of a link, and the type of mail; null for all types. Null for a forged link. */
export function readUnsubscribeToken(
  encryption: Encryption,
  token: unknown,
): { userId: string; type: MailedType | null } | null {
  if (typeof token !== 'string') return null
  try {
    const [userId, name] = encryption.decrypt(token, context).split(' ')
    const type = mailedTypes.find((known) => known === name)
    if (name !== undefined && type === undefined) return null
    return { userId: id.parse(userId), type: type ?? null }
  } catch {
    return null
  }
}
