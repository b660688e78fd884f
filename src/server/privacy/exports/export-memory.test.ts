import { Readable } from 'node:stream'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import { exportApplications } from '#server/work/applications/application-reading.service.ts'
import { writeCsv } from '#server/work/applications/applications-csv.ts'
import { actingAs, createUser } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'
import { insertManyApplications } from '#test/many-applications.ts'
import { entriesAbout } from './export-entries.ts'
import { zip } from './zip-writer.ts'

const file = fileApp()

/** What the database is asked from here on: how many rows each answer brought. */
function watchRows() {
  const query = vi.spyOn(file().pool, 'query')
  query.mockClear()
  return async () => {
    const results = await Promise.all(query.mock.results.map(({ value }) => value as unknown as { rowCount: number }))
    return results.map(({ rowCount }) => rowCount)
  }
}

async function personWith(rows: { applications?: number; activity?: number; versions?: number }) {
  const { pool } = file()
  const person = await createUser(file())
  await insertManyApplications(pool, person.id, rows.applications ?? 0)
  // Many share a moment, as what one transaction writes does.
  await pool.query(
    `insert into audit_log (actor_id, action, at, details)
     select $1, 'application.created', now() - make_interval(mins => n / 90), jsonb_build_object('to', n::text)
     from generate_series(1, $2::int) n`,
    [person.id, rows.activity ?? 0],
  )
  const { rows: made } = await pool.query(
    "insert into documents (user_id, kind, name) select $1, 'resume', n from generate_series(1, 3) n returning id",
    [person.id],
  )
  for (const { id } of made)
    await pool.query(
      `insert into document_versions (document_id, version, form, content)
       select $1, n, '{}', repeat('x', 50000) from generate_series(1, $2::int) n`,
      [id, rows.versions ?? 0],
    )
  return person
}

async function readWhole(userId: string) {
  const bytes = Buffer.concat(await Readable.from(zip(entriesAbout(file(), userId))).toArray())
  const files = unzipSync(bytes)
  return (name: string) => JSON.parse(strFromU8(files[`${name}.json`] ?? new Uint8Array()))
}

test('a part of a file is read when the one before was consumed, never two ahead', async () => {
  const person = await personWith({ applications: 3_000 })
  const { parts } = await exportApplications(file().db, actingAs(person), undefined)
  const rowsRead = watchRows()
  const csv = writeCsv(parts, { withClients: false })
  await csv.next()
  expect(await rowsRead()).toEqual([])
  for (let taken = 1; taken <= 3; taken++) {
    await csv.next()
    // With each part its total is counted: one row.
    expect((await rowsRead()).filter((count) => count > 1)).toEqual(Array(taken).fill(501))
  }
})

test('an archive whose reader stops asks the database for nothing more', async () => {
  const person = await personWith({ applications: 3_000 })
  const rowsRead = watchRows()
  const pieces = zip(entriesAbout(file(), person.id))
  const fewParts = async () => (await rowsRead()).filter((count) => count === 501).length
  while ((await fewParts()) < 2) await pieces.next()
  const before = (await rowsRead()).length
  // What is due now has run; a reading ahead would have asked by then.
  await new Promise((resolve) => setImmediate(resolve))
  await file().pool.query('select 1')
  expect((await rowsRead()).length).toBe(before + 1)
  await pieces.return(undefined)
})

test('whatever there is of, at most 501 rows are in memory at once, and of versions five', async () => {
  const person = await personWith({ applications: 1_200, activity: 1_000, versions: 8 })
  const rowsRead = watchRows()
  const readContent = await readWhole(person.id)
  expect(Math.max(...(await rowsRead()))).toBe(501)
  expect(readContent('applications')).toHaveLength(1_200)
  const activity: { details: { to: string } | null; at: string }[] = readContent('activity')
  expect(activity).toHaveLength(1_000)
  expect(activity.map(({ at }) => at)).toEqual(activity.map(({ at }) => at).toSorted())
  const documents: { name: string; version: number }[] = readContent('documents')
  const read = documents.map(({ name, version }) => `${name} ${version}`)
  expect(new Set(read).size).toBe(24)
  expect(Object.keys(documents[0] ?? {})).not.toContain('keys')

  const versions = vi.mocked(file().pool.query).mock.calls.map(([sent], index) => ({
    text: (sent as { text?: string }).text ?? '',
    result: vi.mocked(file().pool.query).mock.results[index]?.value as unknown as Promise<{ rowCount: number }>,
  }))
  const counts = await Promise.all(
    versions.filter(({ text }) => text.includes('from "documents"')).map(async ({ result }) => (await result).rowCount),
  )
  expect(counts).toEqual([5, 5, 5, 5, 4])
  expect(versions.filter(({ text }) => text.includes(' offset '))).toEqual([])
})
