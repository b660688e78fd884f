import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { createDatabase } from '#test/harness.ts'
import { openDatabase, violatesUnique } from './client.ts'
import { users } from './schema.ts'

async function database() {
  const { url, drop } = await createDatabase()
  const client = openDatabase({ url, connections: 1, onError: () => {} })
  onTestFinished(async () => {
    await client.close()
    await drop()
  })
  return client
}

const person = (email: string) => ({ email, password: 'x', firstName: 'Sam', lastName: 'Rivera' })
const prepared =
  'select statement, generic_plans + custom_plans as calls from pg_prepared_statements where statement ~ \'from "users"\''

test('a statement with parameters is prepared once for its connection, whatever its parameters', async () => {
  const { db, pool } = await database()
  await db.insert(users).values([person('a@example.test'), person('b@example.test')])
  const find = (email: string) => db.select({ email: users.email }).from(users).where(eq(users.email, email))
  for (const email of ['a@example.test', 'b@example.test', 'a@example.test'])
    expect(await find(email)).toEqual([{ email }])
  expect(await find("' or ''='")).toEqual([])
  expect((await pool.query(prepared)).rows).toMatchObject([{ calls: '4' }])
})

test('a statement that failed works again when its reason is gone', async () => {
  const { db } = await database()
  const cast = (text: string) => db.execute(sql`select ${text}::int as n`)
  await expect(cast('one')).rejects.toThrow()
  expect((await cast('1')).rows).toEqual([{ n: 1 }])
})

test('what the product reads of a moment is ISO 8601 in UTC, whatever was written', async () => {
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

test('a connection speaks UTC, whatever the server prefers', async () => {
  const { pool } = await database()
  expect((await pool.query('show timezone')).rows).toEqual([{ TimeZone: 'UTC' }])
})

test('a second row under a unique constraint is told from other failures', async () => {
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
