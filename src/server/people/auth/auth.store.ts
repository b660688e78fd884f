import { and, eq, gt, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { pick, requireRow } from '#server/db/queries.ts'
import { sessions, users } from '#server/db/schema.ts'
import { userColumns } from '#server/http/session.ts'

/** The recipient of a mail about the account. Null if it is gone. */
export async function findRecipient(db: Queryable, userId: string) {
  const { email, firstName, lastName } = users
  const [row] = await db.select({ email, firstName, lastName }).from(users).where(eq(users.id, userId))
  return row ?? null
}

export async function insertUser(
  db: Queryable,
  values: Pick<typeof users.$inferInsert, 'email' | 'password' | 'firstName' | 'lastName' | 'role' | 'emailVerified'>,
) {
  return requireRow(await db.insert(users).values(values).returning(userColumns))
}

/** Stores a new token, which replaces the old one. Null if the account is verified. */
export async function storeVerificationToken(db: Queryable, userId: string, hash: string) {
  const [stored] = await db
    .update(users)
    .set({ emailVerificationToken: hash, emailVerificationExpires: sql`now() + interval '24 hours'` })
    .where(and(eq(users.id, userId), eq(users.emailVerified, false)))
    .returning({ email: users.email, firstName: users.firstName, lastName: users.lastName })
  return stored ?? null
}

export async function storeResetToken(db: Queryable, userId: string, hash: string) {
  const [stored] = await db
    .update(users)
    .set({ passwordResetToken: hash, passwordResetExpires: sql`now() + interval '1 hour'` })
    .where(eq(users.id, userId))
    .returning({ email: users.email, firstName: users.firstName, lastName: users.lastName })
  return stored ?? null
}

/** Stores a new token that ends all sessions. It replaces the old one. */
export async function storeEndSessionsToken(db: Queryable, userId: string, hash: string) {
  const [stored] = await db
    .update(users)
    .set({ endSessionsToken: hash, endSessionsExpires: sql`now() + interval '7 days'` })
    .where(eq(users.id, userId))
    .returning(pick(users, 'email', 'firstName', 'lastName', 'timeZone'))
  return stored ?? null
}

/** The account of the link. The token works once. */
export async function consumeEndSessionsToken(db: Queryable, hash: string) {
  const [account] = await db
    .update(users)
    .set({ endSessionsToken: null, endSessionsExpires: null })
    .where(and(eq(users.endSessionsToken, hash), gt(users.endSessionsExpires, sql`now()`)))
    .returning({ id: users.id, suspendedAt: users.suspendedAt })
  return account
}

/** Where and when a session was opened. */
export async function findSignIn(db: Queryable, userId: string, sid: string) {
  const [row] = await db
    .select({ sess: sessions.sess, createdAt: sessions.createdAt })
    .from(sessions)
    .where(and(eq(sessions.sid, sid), eq(sessions.userId, userId)))
  return row
}

/** Verifies the address the token was mailed to. The token works once. Its hash stays, to recognise a second try. */
export async function consumeVerificationToken(db: Queryable, hash: string) {
  const [verified] = await db
    .update(users)
    .set({ emailVerified: true, emailVerificationExpires: null, updatedAt: sql`now()` })
    .where(and(eq(users.emailVerificationToken, hash), gt(users.emailVerificationExpires, sql`now()`)))
    .returning({ id: users.id })
  return verified
}

/** Whether this token has verified its address before. */
export async function hasVerified(db: Queryable, hash: string) {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.emailVerificationToken, hash), eq(users.emailVerified, true)))
  return rows.length > 0
}

/**
 * Sets the password of the account the token was mailed to. The token works once. It proves control of the address, so the
 * address counts as verified and an older verification link ends.
 */
export async function consumeResetToken(db: Queryable, hash: string, password: string) {
  const [reset] = await db
    .update(users)
    .set({
      password,
      passwordResetToken: null,
      passwordResetExpires: null,
      emailVerified: true,
      emailVerificationToken: null,
      emailVerificationExpires: null,
      updatedAt: sql`now()`,
    })
    .where(and(eq(users.passwordResetToken, hash), gt(users.passwordResetExpires, sql`now()`)))
    .returning({ id: users.id, email: users.email })
  return reset
}

export async function setRole(db: Queryable, userId: string, role: 'admin') {
  await db
    .update(users)
    .set({ role, emailVerified: true, updatedAt: sql`now()` })
    .where(eq(users.id, userId))
}
