import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { expect, onTestFinished, test } from 'vitest'
import { createDatabase } from '#test/harness.ts'
import { openDatabase } from './client.ts'
import { readCounters } from './counters.ts'
import { applyMigrations } from './migrate.ts'

/** A database with the first `count` migrations applied. */
async function migratedTo(count: number) {
  const folder = await mkdtemp(path.join(tmpdir(), 'foothold-migrations-'))
  const { url, drop } = await createDatabase({ empty: true })
  const client = openDatabase({ url, connections: 1, onError: () => {} })
  onTestFinished(async () => {
    await client.close()
    await drop()
    await rm(folder, { recursive: true })
  })
  await cp(new URL('migrations', import.meta.url).pathname, folder, { recursive: true })
  const journalFile = path.join(folder, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(journalFile, 'utf8'))
  await writeFile(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }))
  await migrate(client.db, { migrationsFolder: folder })
  return { url, ...client }
}

test('migration 0010 keeps the counts, and its triggers go on counting', async () => {
  const { url, db, pool } = await migratedTo(10)
  const insertUser = (email: string) =>
    pool.query(
      "insert into users (email, password, first_name, last_name) values ($1, '', 'Sam', 'Rivera') returning id",
      [email],
    )
  const insertApplication = (userId: string) =>
    pool.query("insert into job_applications (user_id, company, position) values ($1, 'Acme', 'Clerk')", [userId])
  const { rows } = await insertUser('first@example.test')
  await insertApplication(rows[0].id)
  expect((await pool.query('select name, delta::int from tallies order by name')).rows).toEqual([
    { name: 'applications:interested', delta: 1 },
    { name: 'users:user', delta: 1 },
  ])

  await applyMigrations(url)
  expect(await readCounters(db, 'users')).toEqual({ user: 1 })
  expect(await readCounters(db, 'applications')).toEqual({ interested: 1 })

  await insertUser('second@example.test')
  expect(await readCounters(db, 'users')).toEqual({ user: 2 })
  await pool.query("update users set role = 'admin' where email = 'second@example.test'")
  await insertApplication(rows[0].id)
  expect(await readCounters(db, 'applications')).toEqual({ interested: 2 })
  await pool.query("update job_applications set status = 'applied' where user_id = $1", [rows[0].id])
  expect(await readCounters(db, 'users')).toEqual({ user: 1, admin: 1 })
  expect(await readCounters(db, 'applications')).toEqual({ applied: 2 })
  await pool.query('delete from users where id = $1', [rows[0].id])
  expect(await readCounters(db, 'users')).toEqual({ admin: 1 })
  expect(await readCounters(db, 'applications')).toEqual({})
})
