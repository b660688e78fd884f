import { and, asc, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { pick } from '#server/db/queries.ts'
import { passkeys, recoveryCodes, sessions, totpSecrets, users } from '#server/db/schema.ts'

const passkeyColumns = pick(passkeys, 'id', 'name', 'createdAt', 'lastUsedAt')

/** Serializes changes to the factors of one account. */
export async function lockAccount(db: Queryable, userId: string) {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

export function listPasskeys(db: Queryable, userId: string) {
  return db
    .select(passkeyColumns)
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
}

/** The ids by which a browser finds the person's passkeys. */
export function listCredentials(db: Queryable, userId: string) {
  return db
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
}

export async function findPasskey(db: Queryable, userId: string, credentialId: string) {
  const [row] = await db
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.credentialId, credentialId)))
  return row
}

export async function insertPasskey(db: Queryable, values: typeof passkeys.$inferInsert) {
  await db.insert(passkeys).values(values)
}

export async function setPasskeyName(db: Queryable, userId: string, id: string, name: string) {
  const renamed = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id })
  return renamed.length > 0
}

export async function removePasskey(db: Queryable, userId: string, id: string) {
  const removed = await db
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id })
  return removed.length > 0
}

/** Records a use. False if the counter has not increased, as with a cloned key. Keys that do not count send zero. */
export async function advanceCounter(db: Queryable, id: string, counter: number) {
  const isNewer = or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter}::bigint = 0`))
  const advanced = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: sql`now()` })
    .where(and(eq(passkeys.id, id), isNewer))
    .returning({ id: passkeys.id })
  return advanced.length > 0
}

export async function findTotp(db: Queryable, userId: string) {
  const [row] = await db.select().from(totpSecrets).where(eq(totpSecrets.userId, userId))
  return row
}

/** Stores an unconfirmed secret and replaces an earlier one. False if one is confirmed already. */
export async function storeUnconfirmedTotp(db: Queryable, userId: string, secret: string) {
  const stored = await db
    .insert(totpSecrets)
    .values({ userId, secret })
    .onConflictDoUpdate({
      target: totpSecrets.userId,
      set: { secret, lastStep: null, createdAt: sql`clock_timestamp()` },
      setWhere: isNull(totpSecrets.confirmedAt),
    })
    .returning({ userId: totpSecrets.userId })
  return stored.length > 0
}

/** Confirms the app. False if the secret was replaced since its code was checked. */
export async function markTotpConfirmed(db: Queryable, userId: string, secret: string, step: number) {
  const confirmed = await db
    .update(totpSecrets)
    .set({ confirmedAt: sql`now()`, lastStep: step })
    .where(and(eq(totpSecrets.userId, userId), eq(totpSecrets.secret, secret), isNull(totpSecrets.confirmedAt)))
    .returning({ userId: totpSecrets.userId })
  return confirmed.length > 0
}

/** False if this time step or a later one was used. */
export async function consumeTotpStep(db: Queryable, userId: string, step: number) {
  const updated = await db
    .update(totpSecrets)
    .set({ lastStep: step })
    .where(
      and(
        eq(totpSecrets.userId, userId),
        isNotNull(totpSecrets.confirmedAt),
        or(isNull(totpSecrets.lastStep), lt(totpSecrets.lastStep, step)),
      ),
    )
    .returning({ userId: totpSecrets.userId })
  return updated.length > 0
}

export async function removeTotp(db: Queryable, userId: string) {
  const [removed] = await db
    .delete(totpSecrets)
    .where(eq(totpSecrets.userId, userId))
    .returning({ confirmedAt: totpSecrets.confirmedAt })
  return removed
}

const isUnused = isNull(recoveryCodes.usedAt)

export const countRecoveryCodes = (db: Queryable, userId: string) =>
  db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isUnused))

export async function replaceRecoveryCodes(db: Queryable, userId: string, codes: readonly string[]) {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  if (codes.length > 0) await db.insert(recoveryCodes).values(codes.map((code) => ({ userId, code })))
}

/** False if there is no such unused code. */
export async function consumeRecoveryCode(db: Queryable, userId: string, code: string) {
  const updated = await db
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.code, code), isUnused))
    .returning({ userId: recoveryCodes.userId })
  return updated.length > 0
}

export async function removeAllFactors(db: Queryable, userId: string) {
  await db.delete(passkeys).where(eq(passkeys.userId, userId))
  await db.delete(totpSecrets).where(eq(totpSecrets.userId, userId))
  await replaceRecoveryCodes(db, userId, [])
}

export async function setRequired(db: Queryable, userId: string, required: boolean) {
  await db
    .update(users)
    .set({ secondFactorRequired: required, updatedAt: sql`now()` })
    .where(eq(users.id, userId))
}

/** Replaces the open challenge. */
export async function storeChallenge(db: Queryable, sid: string, challenge: string) {
  await db
    .update(sessions)
    .set({ challenge, challengeExpires: sql`now() + interval '5 minutes'` })
    .where(eq(sessions.sid, sid))
}

/** Consumes a session's open challenge. It is valid for one answer, right or wrong. */
export async function consumeChallenge(db: Queryable, sid: string) {
  const open = db
    .select({ sid: sessions.sid, challenge: sessions.challenge })
    .from(sessions)
    .where(and(eq(sessions.sid, sid), gt(sessions.challengeExpires, sql`now()`)))
    .for('update')
    .as('held')
  const [updated] = await db
    .update(sessions)
    .set({ challenge: null, challengeExpires: null })
    .from(open)
    .where(eq(sessions.sid, open.sid))
    .returning({ challenge: open.challenge })
  return updated?.challenge ?? null
}
