import { expect, test } from 'vitest'
import type { Queryable } from '#server/db/client.ts'
import { assignClient } from '#server/people/users/users.service.ts'
import { actingAs, createTeam, createUser } from '#test/factories.ts'
import { testApp } from '#test/harness.ts'
import { compactCounters, readCounters } from './counters.ts'

async function counted(db: Queryable, table: 'users' | 'job_applications', column: 'role' | 'status') {
  const { rows } = await db.execute<{ kind: string; total: number }>(
    `select ${column} as kind, count(*)::int as total from ${table} group by 1`,
  )
  return Object.fromEntries(rows.map(({ kind, total }) => [kind, total]))
}

test('the counters equal the counted rows, before and after they are compacted', async () => {
  const app = await testApp()
  const { seeker } = await createTeam(app)
  const agree = async () => {
    expect(await readCounters(app.db, 'users')).toEqual(await counted(app.db, 'users', 'role'))
    expect(await readCounters(app.db, 'applications')).toEqual(await counted(app.db, 'job_applications', 'status'))
  }
  await agree()
  const insert = `insert into job_applications (user_id, company, position, status)
    select $1, 'Acme', 'Clerk', case when n % 3 = 0 then 'applied' else 'interested' end from generate_series(1, 30) n`
  await app.pool.query(insert, [seeker.id])
  await agree()
  await app.pool.query("update job_applications set status = 'offered' where status = 'applied'")
  await app.pool.query("update job_applications set notes = 'the status stays'")
  await agree()
  await compactCounters(app.db)
  const { rowCount: rowsLeft } = await app.pool.query('select from counters')
  expect(rowsLeft).toBe(5)
  await agree()
  await app.pool.query('delete from users where id = $1', [seeker.id])
  await agree()
  await compactCounters(app.db)
  await agree()
})

test('compacting during other writes loses nothing', async () => {
  const app = await testApp()
  const work = Array.from({ length: 12 }, () => createUser(app))
  await Promise.all([...work, compactCounters(app.db), compactCounters(app.db)])
  expect(await readCounters(app.db, 'users')).toEqual({ user: 12 })
})

test('a manager counts the clients assigned now, and only a subscriber without a manager waits', async () => {
  const app = await testApp()
  const { admin, manager, seeker } = await createTeam(app)
  const otherManager = await createUser(app, { role: 'account_manager' })
  const countClients = async ({ id }: { id: string }) =>
    (await app.pool.query('select client_count from users where id = $1', [id])).rows[0].client_count
  const waits = async () =>
    (await app.pool.query('select manager_wanted_since from users where id = $1', [seeker.id])).rows[0]
      .manager_wanted_since !== null
  const set = (column: string, value: unknown) =>
    app.pool.query(`update users set ${column} = $1 where id = $2`, [value, seeker.id])

  expect([await countClients(manager), await countClients(otherManager), await waits()]).toEqual([1, 0, false])
  await set('subscription_active', true)
  expect(await waits()).toBe(false)
  await assignClient(app, actingAs(admin), { userId: seeker.id, accountManagerId: otherManager.id })
  expect([await countClients(manager), await countClients(otherManager), await waits()]).toEqual([0, 1, false])
  await app.pool.query('delete from users where id = $1', [otherManager.id])
  expect(await waits()).toBe(true)
  await set('suspended_at', new Date())
  expect(await waits()).toBe(false)
  await set('suspended_at', null)
  expect(await waits()).toBe(true)
  await set('subscription_active', false)
  expect(await waits()).toBe(false)
})
