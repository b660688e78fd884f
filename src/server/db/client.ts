import type { EventEmitter } from 'node:events'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgTransactionConfig } from 'drizzle-orm/pg-core'
import { Pool, Client, type ClientConfig, type QueryConfig } from 'pg'
import { findConnectionError, rememberNetworkError } from './connection-errors.ts'
import { createReplicaReads, type Read } from './replica.ts'

export type Database = NodePgDatabase
type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** The pool's database or a transaction. Store functions take it. */
export type Queryable = Pick<
  Database,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction' | '$count' | '$with' | 'with'
>

export interface DatabaseClient {
  db: Database
  pool: Pool
  /**
   * A separate pool for counts that outlive their transaction. With the main pool, transactions that hold every connection
   * would deadlock.
   */
  countingPool: Pool
  read: Read
  close(): Promise<void>
}

interface DatabaseOptions {
  url: string
  connections: number
  onError: (error: Error) => void
  /** Whether the URL leads to a pooler that gives each transaction another session, such as PgBouncer. */
  pooled?: boolean
  /** A streaming standby of the same database. */
  replicaUrl?: string | null
}

/** Opens the pools. `onError` gets the error of every lost connection. The pool replaces it. */
export function openDatabase(options: DatabaseOptions): DatabaseClient {
  const pool = openPool(options, 'foothold', options.connections)
  const countingPool = openPool(options, 'foothold counting', Math.min(options.connections, 3))
  const db = toDatabase(pool)
  const { replicaUrl, onError } = options
  // The primary answers instead, so nobody waits long for a replica.
  const replicaOptions = replicaUrl && { ...options, url: replicaUrl, connectTimeoutMs: 2_000 }
  const replica = replicaOptions ? openPool(replicaOptions, 'foothold reads', options.connections) : null
  return {
    pool,
    countingPool,
    db,
    read: replica ? createReplicaReads(db, toDatabase(replica), onError) : (work) => work(db),
    close: async () => {
      await Promise.all([pool.end(), countingPool.end(), replica?.end()])
    },
  }
}

function toDatabase(pool: Pool) {
  const db = drizzle(pool)
  db.transaction = (work, config) => runTransaction(pool, work, config)
  return db
}

/** A pooler refuses them, and has them in its own configuration: see docs/operations.md. */
const sessionSettings = {
  options: '-c timezone=UTC',
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 30_000,
}

type PoolOptions = DatabaseOptions & { connectTimeoutMs?: number }

function openPool(
  { url, onError, pooled = false, connectTimeoutMs = 10_000 }: PoolOptions,
  applicationName: string,
  connections: number,
) {
  const pool = new Pool({
    Client: pooled ? PooledClient : PreparingClient,
    connectionString: url,
    max: connections,
    application_name: applicationName,
    connectionTimeoutMillis: connectTimeoutMs,
    // A query that hangs must not hold its caller. The server cancels it; if the server is gone, the client gives up.
    query_timeout: 20_000,
    ...(pooled ? {} : sessionSettings),
    keepAlive: true,
    // The system's default is often two hours. This finds a silently lost connection within seconds.
    keepAliveInitialDelayMillis: 10_000,
  })
  // The pool listens to idle connections only. An unhandled error of a busy one would end the process.
  pool.on('connect', (client) => client.on('error', onError))
  // The pool reports an idle one again.
  pool.on('error', () => {})
  return pool
}

/**
 * Drizzle's transaction on a connection that always returns to the pool. Drizzle alone keeps the connection when `begin`
 * fails, returns one whose transaction is still open, and reports a failed rollback instead of its cause.
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
        // A rollback would wait for an answer that cannot come. The server rolls back when the connection ends.
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

/** Whether PostgreSQL refused a duplicate under the named unique constraint. */
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

const names = new Map<string, string>()
/** Far more statements than the product has. Beyond it, texts that differ in every call would only fill memory. */
const maxStatements = 1_000

function getStatementName(text: string) {
  const known = names.get(text)
  if (known || names.size >= maxStatements) return known
  const name = `s${names.size}`
  names.set(text, name)
  return name
}

const isQuery = (query: unknown): query is QueryConfig =>
  typeof query === 'object' && query !== null && 'text' in query && !('submit' in query)

type NameQuery = (query: QueryConfig, values: unknown) => QueryConfig

/** Names each parameterised statement, so that PostgreSQL parses and plans it once per connection. */
const nameStatement: NameQuery = (query, values) =>
  query.name || !Array.isArray(values) || values.length === 0 ? query : { ...query, name: getStatementName(query.text) }

/** A pooler may run the statement on another connection than the one that prepared it. */
const unnameStatement: NameQuery = (query) => ({ ...query, name: '' })

/** Names or unnames the statements of a connection, and remembers its network errors. */
const createClientClass = (nameQuery: NameQuery) =>
  class extends Client {
    constructor(config?: ClientConfig) {
      super(config)
      const send: (...args: unknown[]) => unknown = this.query.bind(this)
      const named = (query: unknown, values: unknown, ...rest: unknown[]) =>
        send(isQuery(query) ? nameQuery(query, values) : query, values, ...rest)
      Object.assign(this, { query: named })
      // Missing in the types. Network errors arrive here before any query or connect fails with them.
      const { connection } = this as unknown as { connection: EventEmitter }
      connection.on('error', rememberNetworkError)
    }
  }
const PreparingClient = createClientClass(nameStatement)
const PooledClient = createClientClass(unnameStatement)
