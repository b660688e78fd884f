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
  close(): Promise<void>
}

/** Opens a pool; `onError` hears of idle connections that break, which the pool then replaces. */
export function openDatabase(options: {
  url: string
  connections: number
  onError: (error: Error) => void
}): DatabaseClient {
  const pool = new Pool({
    Client: PreparingClient,
    connectionString: options.url,
    max: options.connections,
    application_name: 'foothold',
    options: '-c timezone=UTC',
    connectionTimeoutMillis: 10_000,
    // A query that hangs must not hold its caller: the server cancels it, and should it be gone, the client gives up.
    statement_timeout: 15_000,
    query_timeout: 20_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
  })
  pool.on('error', options.onError)
  return { pool, db: drizzle(pool), close: () => pool.end() }
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
