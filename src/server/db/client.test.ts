import { eq, sql } from 'drizzle-orm'
import { Client, type PoolClient } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createDatabase } from '#test/harness.ts'
import { openDatabase, violatesUnique } from './client.ts'
import { users } from './schema.ts'

async function database() {
  const { url, drop } = await createDatabase()
  const onError = vi.fn<(error: Error) => void>()
  const client = openDatabase({ url, connections: 1, onError })
  onTestFinished(async () => {
    await client.close()
    await drop()
  })
  return { ...client, url, onError }
}

const person = (email: string) => ({ email, password: 'x', firstName: 'Sam', lastName: 'Rivera' })
const prepared =
  'select statement, generic_plans + custom_plans as calls from pg_prepared_statements where statement ~ \'from "users"\''

test('a parameterised statement is prepared once per connection', async () => {
  const { db, pool } = await database()
  await db.insert(users).values([person('a@example.test'), person('b@example.test')])
  const find = (email: string) => db.select({ email: users.email }).from(users).where(eq(users.email, email))
  for (const email of ['a@example.test', 'b@example.test', 'a@example.test'])
    expect(await find(email)).toEqual([{ email }])
  expect(await find("' or ''='")).toEqual([])
  expect((await pool.query(prepared)).rows).toMatchObject([{ calls: '4' }])
})

test('a failed statement works again once its cause is gone', async () => {
  const { db } = await database()
  const cast = (text: string) => db.execute(sql`select ${text}::int as n`)
  await expect(cast('one')).rejects.toThrow()
  expect((await cast('1')).rows).toEqual([{ n: 1 }])
})

test('a moment is read as ISO 8601 in UTC, in whatever form it was written', async () => {
  const { db, pool } = await database()
  const moments = {
    '2026-01-02 03:04:05+00': '2026-01-02T03:04:05.000Z',
    '2026-01-02 03:04:05.6+00': '2026-01-02T03:04:05.600Z',
    '2026-01-02 03:04:05.06+00': '2026-01-02T03:04:05.060Z',
    '2026-01-02 03:04:05.0067+00': '2026-01-02T03:04:05.007Z',
    '2026-06-30 23:30:00-07': '2026-07-01T06:30:00.000Z',
    '1970-01-01 00:00:00+00': '1970-01-01T00:00:00.000Z',
  }
  for (const [written, read] of Object.entries(moments)) {
    for (const zone of ['UTC', 'America/New_York', 'Asia/Kolkata']) {
      await pool.query(`set timezone = '${zone}'`)
      await pool.query('delete from users')
      await db.insert(users).values({ ...person('a@example.test'), createdAt: written })
      expect(await db.select({ at: users.createdAt }).from(users), `${written} in ${zone}`).toEqual([{ at: read }])
    }
  }
})

test("a connection uses UTC, whatever the server's default", async () => {
  const { pool } = await database()
  expect((await pool.query('show timezone')).rows).toEqual([{ TimeZone: 'UTC' }])
})

test('recognises a violated unique constraint by its name', async () => {
  const { db } = await database()
  await db.insert(users).values(person('a@example.test'))
  const again = await db
    .insert(users)
    .values(person('A@example.test'))
    .catch((error: unknown) => error)
  expect(violatesUnique(again, 'users_email_key')).toBe(true)
  expect(violatesUnique(again, 'users_role_known')).toBe(false)
  for (const other of [null, 'text', new Error('users_email_key'), { code: '23505' }])
    expect(violatesUnique(other, 'users_email_key')).toBe(false)
})

test('a connection lost before or in a transaction is removed from the pool', async () => {
  const { db, pool } = await database()
  pool.once('acquire', (client) => void (client as PoolClient & Client).end())
  await expect(db.transaction(async () => {})).rejects.toThrow('begin')
  const end = sql`select pg_terminate_backend(pg_backend_pid())`
  await expect(db.transaction((tx) => tx.execute(end))).rejects.toMatchObject({ cause: { code: '57P01' } })
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  expect(pool.totalCount).toBe(1)
})

test('a connection lost between two statements of a transaction is reported and hides no other error', async () => {
  const { db, url, onError } = await database()
  const other = new Client({ connectionString: url })
  await other.connect()
  const refusal = new Error('a refusal')
  const work = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await other.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await vi.waitFor(() => expect(onError).toHaveBeenCalledWith(expect.objectContaining({ code: '57P01' })))
    throw refusal
  })
  await expect(work).rejects.toBe(refusal)
  await other.end()
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
})

test('behind a pooler nothing is kept in a session', async () => {
  const { url, drop } = await createDatabase()
  const session = async (pooled: boolean) => {
    const { db, pool, close } = openDatabase({ url, connections: 1, onError: () => {}, pooled })
    await db.execute(sql`select ${1}::int`)
    await pool.query({ name: 'named', text: 'select 1' })
    const { rows: statements } = await pool.query('select name from pg_prepared_statements')
    const { rows: settings } = await pool.query(
      "select 1 from pg_settings where name = 'statement_timeout' and source = 'client'",
    )
    await close()
    return { statements: statements.length, settings: settings.length }
  }
  expect(await session(true)).toEqual({ statements: 0, settings: 0 })
  expect(await session(false)).toEqual({ statements: 2, settings: 1 })
  await drop()
})
