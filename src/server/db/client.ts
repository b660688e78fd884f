import { drizzle } from 'drizzle-orm/node-postgres'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgTransactionConfig } from 'drizzle-orm/pg-core'
import { Pool } from 'pg'
import { findConnectionError } from './connection-errors.ts'
import { PreparingClient } from './preparing-client.ts'

export type Database = NodePgDatabase
type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** The pool's database, or one transaction of it: what a store function takes. */
export type Queryable = Pick<
  Database,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction' | '$count' | '$with' | 'with'
>

export interface DatabaseClient {
  db: Database
  pool: Pool
  /**
   * A few connections for what is counted beside a transaction and outlives it: were they the pool's, transactions that hold
   * all of it would wait for one more, and so for each other.
   */
  countingPool: Pool
  close(): Promise<void>
}

/** Opens the pools; `onError` gets the error of every connection that is lost, which the pool then replaces. */
export function openDatabase(options: {
  url: string
  connections: number
  onError: (error: Error) => void
}): DatabaseClient {
  const pool = openPool(options, 'foothold', options.connections)
  const countingPool = openPool(options, 'foothold counting', Math.min(options.connections, 3))
  const db = drizzle(pool)
  db.transaction = (work, config) => runTransaction(pool, work, config)
  return {
    pool,
    countingPool,
    db,
    close: async () => {
      await Promise.all([pool.end(), countingPool.end()])
    },
  }
}

function openPool(
  { url, onError }: { url: string; onError: (error: Error) => void },
  applicationName: string,
  connections: number,
) {
  const pool = new Pool({
    Client: PreparingClient,
    connectionString: url,
    max: connections,
    application_name: applicationName,
    options: '-c timezone=UTC',
    connectionTimeoutMillis: 10_000,
    // A query that hangs must not hold its caller: the server cancels it, and should it be gone, the client gives up.
    statement_timeout: 15_000,
    query_timeout: 20_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    // The default is the system's, often two hours: a connection that is lost silently is found in seconds instead.
    keepAliveInitialDelayMillis: 10_000,
  })
  // The pool listens to idle connections only. A busy one whose error nobody listens to would end the process.
  pool.on('connect', (client) => client.on('error', onError))
  // An idle one is reported twice: by the line above, and by the pool.
  pool.on('error', () => {})
  return pool
}

/**
 * Drizzle's transaction on a connection that always goes back to the pool. Drizzle alone keeps the connection when `begin` fails,
 * returns one whose transaction is still open, and reports a failed rollback instead of the error that led to it.
 */
async function runTransaction<Result>(
  pool: Pool,
  work: (tx: Transaction) => Promise<Result>,
  config: PgTransactionConfig | undefined,
): Promise<Result> {
  const client = await pool.connect()
  let failure: unknown
  try {
    return await drizzle(client).transaction(async (tx) => {
      try {
        return await work(tx)
      } catch (error) {
        failure = error
        // A rollback would wait for an answer that cannot come; the server rolls back when the connection ends.
        if (findConnectionError(error)) void client.end()
        throw error
      }
    }, config)
  } catch (error) {
    throw failure ?? error
  } finally {
    client.release(client.getTransactionStatus() !== 'I')
  }
}

/** Whether the error is PostgreSQL's refusal of a second row under the named unique constraint. */
export function violatesUnique(error: unknown, constraint: string): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error
  return (
    typeof cause === 'object' &&
    cause !== null &&
    'code' in cause &&
    cause.code === '23505' &&
    'constraint' in cause &&
    cause.constraint === constraint
  )
}
