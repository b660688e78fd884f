import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createDatabase } from '#test/harness.ts'
import { applyMigrations, MigrationError, requireMigrations, storeTimeZone } from './migrate.ts'

async function openEmpty() {
  const { url, drop } = await createDatabase({ empty: true })
  const client = new Client({ connectionString: url })
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await drop()
  })
  return { url, client }
}

test('migrations are applied once, also by processes that start together', async () => {
  const { url, client } = await openEmpty()
  await Promise.all([applyMigrations(url), applyMigrations(url)])
  await applyMigrations(url)
  const { rows } = await client.query(
    'select count(*) - count(distinct created_at) as repeated from drizzle.__drizzle_migrations',
  )
  expect(rows).toEqual([{ repeated: '0' }])
  expect((await client.query('select from users')).rowCount).toBe(0)
})

test('the tables of a version before the baseline are refused in one line, and stay', async () => {
  const { url, client } = await openEmpty()
  await client.query('create schema drizzle')
  await client.query('create table drizzle.__drizzle_migrations (id serial primary key, hash text, created_at bigint)')
  await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('', 1795241109107)")
  await client.query('create table users (id int)')
  const refused = await applyMigrations(url).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(MigrationError)
  expect((refused as Error).message).toMatch(/^The database has the tables of an earlier version.*empty database\.$/)
  expect((await client.query('select from drizzle.__drizzle_migrations')).rowCount).toBe(1)
})

const undoLast = `drop table mail_suggestions, mails, inbox_addresses;
  alter table notifications drop column mail_id;
  alter table notification_choices drop column mail;
  delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`

test('a migration that would wait for a table in use gives up, and can be repeated', async () => {
  const { url, client } = await openEmpty()
  await applyMigrations(url)
  await client.query(undoLast)
  await client.query('begin; lock table users in access exclusive mode')
  await expect(applyMigrations(url, { timeoutMs: 50 })).rejects.toThrow('waited too long for a table that is in use')
  await client.query('rollback')
  await applyMigrations(url)
  expect((await client.query('select from mails')).rowCount).toBe(0)
})

test('a start without migrations needs all of its version, and takes those of a later one', async () => {
  const { url, client } = await openEmpty()
  await expect(requireMigrations(url)).rejects.toThrow('npm run migrate')
  await applyMigrations(url)
  await requireMigrations(url)
  await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('', 4102444800000)")
  await requireMigrations(url)
  await client.query('delete from drizzle.__drizzle_migrations where created_at = 4102444800000')
  await client.query(undoLast)
  await expect(requireMigrations(url)).rejects.toBeInstanceOf(MigrationError)
})

test('the time zone is kept for connections that cannot set it', async () => {
  const { url } = await openEmpty()
  await storeTimeZone(url)
  const client = new Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  expect((await client.query('show timezone')).rows).toEqual([{ TimeZone: 'UTC' }])
  const { rows } = await client.query(
    'select setconfig from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase where datname = current_database()',
  )
  expect(rows).toEqual([{ setconfig: ['TimeZone=UTC'] }])
})
