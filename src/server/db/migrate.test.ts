import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createDatabase } from '#test/harness.ts'
import { applyMigrations, MigrationError } from './migrate.ts'

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
