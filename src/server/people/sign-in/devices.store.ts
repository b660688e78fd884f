import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt, lt, notInArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '#server/db/client.ts'
import { knownDevices, users } from '#server/db/schema.ts'

const maxDevices = 20
const oneYearAgo = sql`now() - interval '1 year'`
const isRecent = gt(knownDevices.lastSeenAt, oneYearAgo)

/** Whether the browser has signed in to this account before. */
export async function isKnownDevice(db: Queryable, email: string, device: string) {
  const rows = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(knownDevices.device, device), isRecent, sql`lower(${users.email}) = lower(${email})`))
  return rows.length > 0
}

/** Whether the browser has signed in to any account before. */
export async function isKnownAnywhere(db: Queryable, device: string) {
  const query = db.select({ userId: knownDevices.userId }).from(knownDevices)
  return (await query.where(and(eq(knownDevices.device, device), isRecent)).limit(1)).length > 0
}

export async function hasDevices(db: Queryable, userId: string) {
  const query = db.select({ device: knownDevices.device }).from(knownDevices)
  return (await query.where(eq(knownDevices.userId, userId)).limit(1)).length > 0
}

/** Records the use of a known device. False if the account does not know it. */
export async function touchDevice(db: Queryable, userId: string, device: string) {
  const touched = await db
    .update(knownDevices)
    .set({ lastSeenAt: sql`now()` })
    .where(and(eq(knownDevices.userId, userId), eq(knownDevices.device, device), isRecent))
    .returning({ device: knownDevices.device })
  return touched.length > 0
}

/** Adds a device and removes the least recently used ones beyond the maximum. */
export async function storeDevice(db: Queryable, userId: string, device: string) {
  await db
    .insert(knownDevices)
    .values({ userId, device })
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.device],
      set: { lastSeenAt: sql`now()` },
    })
  const latest = db
    .select({ device: knownDevices.device })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.lastSeenAt), desc(knownDevices.createdAt))
    .limit(maxDevices)
  await db.delete(knownDevices).where(and(eq(knownDevices.userId, userId), notInArray(knownDevices.device, latest)))
}

/**
 * Removes all devices. A row that matches no cookie stays, so that the next sign-in does not count as the account's first.
 */
export async function forgetDevices(db: Queryable, userId: string) {
  await db.delete(knownDevices).where(eq(knownDevices.userId, userId))
  await db.insert(knownDevices).values({ userId, device: `none ${randomUUID()}` })
}

const newer = alias(knownDevices, 'newer')

/** Removes devices unused for a year, except an account's last one: without it the next sign-in would not be mailed. */
export async function purgeDevices(db: Queryable) {
  const newerOnes = db
    .select({ device: newer.device })
    .from(newer)
    .where(
      and(
        eq(newer.userId, knownDevices.userId),
        sql`(${newer.lastSeenAt}, ${newer.device}) > (${knownDevices.lastSeenAt}, ${knownDevices.device})`,
      ),
    )
  await db.delete(knownDevices).where(and(lt(knownDevices.lastSeenAt, oneYearAgo), sql`exists ${newerOnes}`))
}
