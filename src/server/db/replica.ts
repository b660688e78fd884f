import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { NodePgDatabase as Database } from 'drizzle-orm/node-postgres'
import { findConnectionError } from './connection-errors.ts'

type Queryable = Database | Parameters<Parameters<Database['transaction']>[0]>[0]

/** Does a read: on the replica, if there is one and it has every write that was committed before, else on the primary. */
export type Read = <Result>(work: (db: Queryable) => Promise<Result>) => Promise<Result>

/** How often, and after which pauses, a replica is asked whether it has caught up. A healthy one needs milliseconds. */
const asks = 40
const askAgainMs = 5
/** How long only the primary is read after the replica was away or too far behind. */
const restMs = 10_000

export function createReplicaReads(primary: Database, replica: Database, onError: (error: Error) => void): Read {
  let restsUntil = 0

  async function readReplica<Result>(position: string, work: (db: Queryable) => Promise<Result>) {
    for (let ask = 0; ask < asks; ask++) {
      // In one transaction, because another connection may lead to another replica.
      const read = await replica.transaction(
        async (tx) => ((await hasReplayed(tx, position)) ? { result: await work(tx) } : null),
        { accessMode: 'read only' },
      )
      if (read) return read
      await delay(askAgainMs)
    }
    throw new ReplicaBehindError('the replica is behind, or it is not a standby')
  }

  return async (work) => {
    const position = performance.now() < restsUntil ? null : await findPosition(primary)
    if (position === null) return work(primary)
    try {
      return (await readReplica(position, work)).result
    } catch (error) {
      const cause = findReplicaError(error)
      if (!cause) throw error
      restsUntil = performance.now() + restMs
      onError(cause)
      return work(primary)
    }
  }
}

class ReplicaBehindError extends Error {}

/** Up to where the primary's log is safe on its disk. Null while it is itself a standby, as in a failover. */
async function findPosition(primary: Database) {
  const { rows } = await primary.execute<{ position: string | null }>(
    sql`select case when not pg_is_in_recovery() then pg_current_wal_flush_lsn() end as position`,
  )
  return rows[0]?.position ?? null
}

/** Null, which is not yes, on a server that is no standby. */
async function hasReplayed(replica: Queryable, position: string) {
  const { rows } = await replica.execute<{ replayed: boolean | null }>(
    sql`select pg_last_wal_replay_lsn() >= ${position}::pg_lsn as replayed`,
  )
  return rows[0]?.replayed === true
}

/** Why the replica could not answer. PostgreSQL ends a read that replay has to wait for with 40001. */
function findReplicaError(error: unknown): Error | null {
  for (let each = error; each instanceof Error; each = each.cause)
    if (each instanceof ReplicaBehindError || ('code' in each && each.code === '40001')) return each
  return findConnectionError(error)
}
