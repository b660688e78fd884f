import { and, eq, isNull, lte, notInArray, or, sql } from 'drizzle-orm'
import type { Database, Queryable } from '#server/db/client.ts'
import { sandboxObjects } from '#server/db/schema.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { Books, toSeconds } from './books.ts'
import type { SandboxObject } from './objects.ts'
import { noSuch, Refusal } from './refusal.ts'
import { advance, findNextDue } from './subscription-life.ts'

export interface SandboxDeps {
  db: Database
  jobs: Pick<Jobs, 'sendMany'>
}

const answerKind = 'idempotency_key'
const isCustomer = eq(sandboxObjects.kind, 'customer')
/** Events are only sent, and stored answers only repeated. */
const isInBooks = notInArray(sandboxObjects.kind, ['event', answerKind])

async function load(db: Queryable, customerId: string | null) {
  const own = customerId === null ? undefined : eq(sandboxObjects.customerId, customerId)
  const rows = await db
    .select({ data: sandboxObjects.data })
    .from(sandboxObjects)
    .where(and(isInBooks, or(isNull(sandboxObjects.customerId), own)))
  // Only this file writes the rows, so their data has the right type.
  const objects = rows.map(({ data }) => data as SandboxObject)
  if (customerId !== null && !objects.some(({ id }) => id === customerId)) throw noSuch('customer', customerId)
  return new Books(customerId, objects)
}

/** The customer that an object belongs to; null for an object of the account. */
function findOwner(object: SandboxObject, customerId: string | null) {
  if (customerId !== null && object.object !== 'product' && object.object !== 'price') return customerId
  if (object.object === 'customer') return object.id
  return object.object === 'test_helpers.test_clock' ? object.customer : null
}

async function save(tx: Queryable, jobs: SandboxDeps['jobs'], books: Books) {
  const { customerId } = books
  if (customerId !== null) {
    const next = findNextDue(books)
    books.customer.due_at = next ? next.at - books.clock.ahead : null
  }
  const changed = books.changed()
  if (changed.length === 0) return
  await tx
    .insert(sandboxObjects)
    .values(changed.map((data) => ({ id: data.id, kind: data.object, customerId: findOwner(data, customerId), data })))
    .onConflictDoUpdate({
      target: sandboxObjects.id,
      set: { data: sql`excluded.data`, customerId: sql`excluded.customer_id` },
    })
  if (customerId !== null && books.customer.deleted)
    await tx
      .delete(sandboxObjects)
      .where(and(eq(sandboxObjects.customerId, customerId), eq(sandboxObjects.kind, answerKind)))
  const events = changed.filter(({ object }) => object === 'event')
  await jobs.sendMany(
    tx,
    'sandbox-event',
    events.map(({ id }) => ({ eventId: id })),
  )
}

/**
 * Changes books in the given transaction, with the customer's row locked and after everything that is due. A refusal is
 * returned. What the account has (products, prices, new customers) is made once by its idempotency key, without a lock.
 */
export async function changeWithin<T>(
  tx: Queryable,
  jobs: SandboxDeps['jobs'],
  customerId: string | null,
  change: (books: Books) => T,
): Promise<T | Refusal> {
  if (customerId !== null)
    await tx
      .select({ id: sandboxObjects.id })
      .from(sandboxObjects)
      .where(and(eq(sandboxObjects.id, customerId), isCustomer))
      .for('update')
  const books = await load(tx, customerId)
  advance(books, books.now())
  let outcome: T | Refusal
  try {
    outcome = change(books)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    outcome = error
  }
  await save(tx, jobs, books)
  return outcome
}

/** Changes a customer's books in one transaction. What was changed before a refusal stays changed. */
export async function changeBooks<T>({ db, jobs }: SandboxDeps, customerId: string, change: (books: Books) => T) {
  const outcome = await db.transaction((tx) => changeWithin(tx, jobs, customerId, change))
  if (outcome instanceof Refusal) throw outcome
  return outcome as Exclude<T, Refusal>
}

/** Reads books without a lock, unless something is due and must be applied first. */
export async function readBooks<T>(
  deps: SandboxDeps,
  customerId: string | null,
  read: (books: Books) => T,
): Promise<T> {
  const books = await load(deps.db, customerId)
  const next = findNextDue(books)
  if (customerId === null || !next || next.at > books.at) return read(books)
  return (await changeBooks(deps, customerId, (changed) => ({ read: read(changed) }))).read
}

/** Reads the books of all customers together, after everything that is due. */
export async function readAllBooks<T>(deps: SandboxDeps, read: (books: Books) => T): Promise<T> {
  const { db } = deps
  const dueAt = sql<number>`(${sandboxObjects.data} ->> 'due_at')::bigint`
  const due = await db
    .select({ id: sandboxObjects.id })
    .from(sandboxObjects)
    .where(and(isCustomer, lte(dueAt, toSeconds(Date.now()))))
  for (const { id } of due) await changeBooks(deps, id, () => {})
  const rows = await db.select({ data: sandboxObjects.data }).from(sandboxObjects).where(isInBooks)
  return read(
    new Books(
      null,
      rows.map(({ data }) => data as SandboxObject),
    ),
  )
}

/** The customer that the object belongs to; null for an object of the account. */
export async function findCustomerId(db: Queryable, id: string): Promise<string | null> {
  const [row] = await db
    .select({ customerId: sandboxObjects.customerId })
    .from(sandboxObjects)
    .where(and(eq(sandboxObjects.id, id), isInBooks))
  if (!row) throw noSuch('object', id)
  return row.customerId
}

export async function findEvent(db: Queryable, id: string): Promise<SandboxObject | null> {
  const [row] = await db.select({ data: sandboxObjects.data }).from(sandboxObjects).where(eq(sandboxObjects.id, id))
  return (row?.data ?? null) as SandboxObject | null
}

/** The answer to a request with an idempotency key. */
export interface StoredAnswer {
  /** A digest of the request. */
  request: string
  status: number
  body: object
}

/**
 * Claims a key for a day, until the transaction ends with `storeAnswer`. A second claim waits for that, and gets the answer.
 */
export async function claimKey(tx: Queryable, key: string): Promise<StoredAnswer | null> {
  const id = `${answerKind} ${key}`
  const claimed = await tx
    .insert(sandboxObjects)
    .values({ id, kind: answerKind, data: {} })
    .onConflictDoUpdate({
      target: sandboxObjects.id,
      set: { createdAt: sql`now()` },
      setWhere: sql`${sandboxObjects.createdAt} < now() - interval '1 day'`,
    })
    .returning({ id: sandboxObjects.id })
  if (claimed.length > 0) return null
  const [row] = await tx.select({ data: sandboxObjects.data }).from(sandboxObjects).where(eq(sandboxObjects.id, id))
  return row?.data as StoredAnswer
}

export async function storeAnswer(tx: Queryable, key: string, customerId: string | null, data: StoredAnswer) {
  await tx
    .update(sandboxObjects)
    .set({ data, customerId })
    .where(eq(sandboxObjects.id, `${answerKind} ${key}`))
}
