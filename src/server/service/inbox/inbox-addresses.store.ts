import { eq } from 'drizzle-orm'
import type { InboxAddress } from '#contract/inbox.ts'
import type { Queryable } from '#server/db/client.ts'
import { requireRow } from '#server/db/queries.ts'
import { inboxAddresses, users } from '#server/db/schema.ts'

type Switches = Pick<InboxAddress, 'enabled' | 'forwardCopy'>

const { userId, localPart, enabled, forwardCopy, forwarding } = inboxAddresses

export async function findByLocalPart(db: Queryable, name: string) {
  const [row] = await db.select({ userId, enabled }).from(inboxAddresses).where(eq(localPart, name))
  return row
}

export async function findByOwner(db: Queryable, ownerId: string) {
  const [row] = await db
    .select({ localPart, enabled, forwardCopy, forwarding })
    .from(inboxAddresses)
    .where(eq(userId, ownerId))
  return row
}

export async function findFirstName(db: Queryable, ownerId: string) {
  return requireRow(await db.select({ firstName: users.firstName }).from(users).where(eq(users.id, ownerId))).firstName
}

/** False if another client has the local part. The owner has none yet, and is locked. */
export async function insertAddress(db: Queryable, row: { userId: string; localPart: string } & Switches) {
  const inserted = await db
    .insert(inboxAddresses)
    .values(row)
    .onConflictDoNothing({ target: localPart })
    .returning({ userId })
  return inserted.length > 0
}

export async function updateAddress(db: Queryable, ownerId: string, switches: Switches) {
  await db.update(inboxAddresses).set(switches).where(eq(userId, ownerId))
}
