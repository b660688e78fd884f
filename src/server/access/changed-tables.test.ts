import type { PoolClient } from 'pg'
import { expect, test } from 'vitest'
import { createUser } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'
import { findChangedTables, findDifferences, hashTables, nameChanges } from './changed-tables.fixture.ts'

const file = fileApp()

/** Runs the work without triggers and undoes it. */
async function inUndoneTransaction(work: (client: PoolClient) => Promise<void>) {
  const client = await file().pool.connect()
  await client.query("begin; set local session_replication_role = 'replica'")
  await work(client)
    .finally(() => client.query('rollback'))
    .finally(() => client.release())
}

/** Adds a row to a table, past its constraints. */
async function plantRow(client: PoolClient, table: string) {
  // Primary keys first: their columns cannot be null.
  const { rows } = await client.query(
    `select string_agg(format('drop constraint if exists %I cascade', conname), ', ' order by contype = 'p' desc) as drops
     from pg_constraint where conrelid = $1::regclass`,
    [table],
  )
  await client.query(`alter table ${table} ${rows[0].drops}; insert into ${table} default values`)
}

test('a row planted in any table is found, and in no other table', async () => {
  await createUser(file())
  const before = await hashTables(file().pool)
  expect(before.size).toBeGreaterThan(50)
  for (const table of before.keys())
    await inUndoneTransaction(async (client) => {
      await plantRow(client, table)
      expect(findDifferences(before, await hashTables(client))).toEqual([table])
    })
})

test('every other table of the database is one of the queue or of the migrations', async () => {
  const { rows } = await file().pool.query(
    "select distinct schemaname from pg_tables where schemaname not in ('public', 'pg_catalog', 'information_schema') order by 1",
  )
  expect(rows.map(({ schemaname }) => schemaname)).toEqual(['drizzle', 'jobs'])
})

test('a refused call that leaves a row or a job is named', async () => {
  const queued: string[] = []
  await inUndoneTransaction(async (client) => {
    const insert = "insert into contact_messages (name, email, message) values ('Dana', 'dana@example.test', 'Hello')"
    const refused = [
      { title: 'one', send: () => client.query(insert) },
      { title: 'two', send: async () => queued.push('mail') },
      { title: 'three', send: async () => {} },
    ]
    expect(await nameChanges({ pool: client, queued }, refused)).toEqual([
      'Together they changed contact_messages,the queue',
      'one changed contact_messages',
      'two changed the queue',
    ])
  })
})

test.each(["update users set first_name = 'Dana'", 'delete from users'])(
  'a changed row is found: %s',
  async (change) => {
    const { id } = await createUser(file())
    await inUndoneTransaction(async (client) => {
      expect(await findChangedTables(client, () => client.query(`${change} where id = $1`, [id]))).toEqual(['users'])
    })
  },
)

test('no write is no change', async () => {
  expect(await findChangedTables(file().pool, async () => {})).toEqual([])
})
