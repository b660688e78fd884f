import type { Queryable } from '#server/db/client.ts'
import { findByLocalPart } from './inbox-addresses.store.ts'

/** `maya.k7m2xp` of `Maya.k7m2xp+acme@IN.example.com`; null for an address that cannot be a relay address. */
function toLocalPart(domain: string, address: string) {
  const match = /^([a-z0-9.]{1,64})(\+[^@\s]{0,64})?@([^@\s]+)$/.exec(address.toLowerCase())
  return match?.[3] === domain ? (match[1] ?? null) : null
}

/** The client whose relay address it is, with or without a plus-tag. `off` takes no mail. */
export async function findRecipient(
  db: Queryable,
  domain: string,
  address: string,
): Promise<{ userId: string } | 'off' | 'unknown'> {
  const localPart = toLocalPart(domain, address)
  const row = localPart === null ? undefined : await findByLocalPart(db, localPart)
  if (!row) return 'unknown'
  return row.enabled ? { userId: row.userId } : 'off'
}
