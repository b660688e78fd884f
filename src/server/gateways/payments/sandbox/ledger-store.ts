import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Database, Queryable } from '#server/db/client.ts'
import { sandboxObjects } from '#server/db/schema.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { Ledger, requireObject, missingObject } from './ledger.ts'
import { advance, isDue } from './clock.ts'
import type { Customer, QueuedEvent, SandboxObject } from './sandbox-objects.ts'

export interface SandboxDeps {
  db: Database
  jobs: Pick<Jobs, 'sendMany'>
}

type Row = Pick<typeof sandboxObjects.$inferSelect, 'id' | 'kind' | 'data'>

// Only this file writes the rows, so their data has the right type.
const toObject = ({ id, kind, data }: Row) => ({ ...(data as object), id, kind }) as SandboxObject
const isCustomer = (object: SandboxObject): object is Customer => object.kind === 'customer'

/** Everything of a customer except the events, which are only sent. */
async function load(db: Queryable, customerId: string) {
  const rows = await db
    .select({ id: sandboxObjects.id, kind: sandboxObjects.kind, data: sandboxObjects.data })
    .from(sandboxObjects)
    .where(and(eq(sandboxObjects.customerId, customerId), ne(sandboxObjects.kind, 'event')))
    .orderBy(asc(sandboxObjects.createdAt))
  const objects = rows.map(toObject)
  const customer = requireObject(objects.find(isCustomer))
  return new Ledger(
    customer,
    objects.filter((object) => object !== customer),
  )
}

async function lock(tx: Queryable, customerId: string) {
  const rows = await tx
    .select({ id: sandboxObjects.id })
    .from(sandboxObjects)
    .where(and(eq(sandboxObjects.id, customerId), eq(sandboxObjects.kind, 'customer')))
    .for('update')
  if (rows.length === 0) throw missingObject()
}

async function save(tx: Queryable, jobs: SandboxDeps['jobs'], ledger: Ledger) {
  const changed = ledger.changed()
  if (changed.length === 0) return
  const customerId = ledger.customer.id
  await tx
    .insert(sandboxObjects)
    .values(changed.map(({ id, kind, ...data }) => ({ id, kind, customerId, data })))
    .onConflictDoUpdate({ target: sandboxObjects.id, set: { data: sql`excluded.data` } })
  await jobs.sendMany(
    tx,
    'sandbox-event',
    ledger.events.map(({ id }) => ({ eventId: id })),
  )
}

/**
 * Changes a customer's ledger in one transaction with a row lock, after everything that is due. An error that the change
 * returns, instead of throwing it, is thrown after the commit.
 */
export async function changeLedger<T>(
  { db, jobs }: SandboxDeps,
  customerId: string,
  make: (ledger: Ledger) => T,
): Promise<Exclude<T, Error>> {
  const outcome = await db.transaction(async (tx) => {
    await lock(tx, customerId)
    const ledger = await load(tx, customerId)
    advance(ledger, ledger.now())
    const made = make(ledger)
    await save(tx, jobs, ledger)
    return made
  })
  if (outcome instanceof Error) throw outcome
  return outcome as Exclude<T, Error>
}

/** Reads the ledger without a lock, unless something is due and must be applied first. */
export async function readLedger<T>(deps: SandboxDeps, customerId: string, read: (ledger: Ledger) => T): Promise<T> {
  const ledger = await load(deps.db, customerId)
  if (!isDue(ledger, ledger.now())) return read(ledger)
  return (await changeLedger(deps, customerId, (made) => ({ read: read(made) }))).read
}

/** Writes a new customer, unless there is one of that id. */
export async function addCustomer(db: Queryable, { id, kind, ...data }: Customer) {
  await db.insert(sandboxObjects).values({ id, kind, customerId: id, data }).onConflictDoNothing()
}

export async function findObject(db: Queryable, id: string): Promise<(SandboxObject & { customerId: string }) | null> {
  const [row] = await db.select().from(sandboxObjects).where(eq(sandboxObjects.id, id))
  return row?.customerId ? { ...toObject(row), customerId: row.customerId } : null
}

/** The customer that an object of that kind belongs to. */
export async function findCustomerId(db: Queryable, kind: SandboxObject['kind'], id: string): Promise<string> {
  const object = await findObject(db, id)
  if (object?.kind !== kind) throw missingObject()
  return object.customerId
}

export async function findEvent(db: Queryable, id: string): Promise<QueuedEvent | null> {
  const object = await findObject(db, id)
  return object?.kind === 'event' ? object : null
}

export async function listCustomerIds(db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ id: sandboxObjects.id })
    .from(sandboxObjects)
    .where(eq(sandboxObjects.kind, 'customer'))
    .orderBy(asc(sandboxObjects.createdAt))
  return rows.map(({ id }) => id)
}
