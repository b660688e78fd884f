import { drizzle } from 'drizzle-orm/node-postgres'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { PreparingClient } from './preparing-client.ts'

export type Database = NodePgDatabase
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

/** Opens a pool; `onError` hears of idle connections that break, which the pool then replaces. */
export function openDatabase(options: {
  url: string
  connections: number
  onError: (error: Error) => void
}): DatabaseClient {
  const pool = openPool(options, options.connections)
  const countingPool = openPool(options, Math.min(options.connections, 3))
  return {
    pool,
    countingPool,
    db: drizzle(pool),
    close: async () => {
      await Promise.all([pool.end(), countingPool.end()])
    },
  }
}

function openPool({ url, onError }: { url: string; onError: (error: Error) => void }, connections: number) {
  const pool = new Pool({
    Client: PreparingClient,
    connectionString: url,
    max: connections,
    application_name: 'foothold',
    options: '-c timezone=UTC',
    connectionTimeoutMillis: 10_000,
    // A query that hangs must not hold its caller: the server cancels it, and should it be gone, the client gives up.
    statement_timeout: 15_000,
    query_timeout: 20_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
  })
  pool.on('error', onError)
  return pool
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
