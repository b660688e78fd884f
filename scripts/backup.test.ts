import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createInterest, createUser } from '#test/factories.ts'
import { createDatabase, fileApp, type TestApp } from '#test/harness.ts'
import { pickEvery } from '#test/long.ts'
import { readPassphrase } from './backup/passphrase.ts'

const passphrase = 'twelve or more characters'

async function openFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'foothold-backup-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const run = (script: string, args: string[], settings: Record<string, string>) =>
  promisify(execFile)(process.execPath, ['--import', './test/quick-archive.ts', `scripts/${script}.ts`, ...args], {
    env: { PATH: process.env.PATH, BACKUP_PASSPHRASE: passphrase, ...settings },
  }).then(
    ({ stdout }) => ({ ok: true, text: stdout }),
    ({ stderr }: { stderr: string }) => ({ ok: false, text: stderr }),
  )

/** A product with people, jobs, secrets and a stored file. */
async function fill(app: TestApp, dataDir: string) {
  const seeker = await createUser(app, { firstName: 'Zoë\t\\N "x"\n李' })
  for (let count = 0; count < 20; count++) await createInterest(app, seeker)
  const id = randomUUID()
  await app.pool.query(
    "insert into files (id, owner_id, purpose, upload_expires, uploaded_at) values ($1, $2, 'resume', now(), now())",
    [id, seeker.id],
  )
  await app.pool.query(
    `insert into jobs.job (name, state, data) values ('mail', 'created', '{"template": "verify-email"}'), ('mail', 'completed', '{}')`,
  )
  const stored = path.join(dataDir, 'uploads', id.slice(0, 2), id)
  await mkdir(path.dirname(stored), { recursive: true })
  await writeFile(stored, Buffer.alloc(300_000, id))
  await writeFile(path.join(dataDir, 'encryption-key'), Buffer.alloc(32, 7).toString('base64'))
  return { seeker, id }
}

const getApp = fileApp()
let folder: string
let dataDir: string
let file: string
let filled: Awaited<ReturnType<typeof fill>>

/** The tests share one backup. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'foothold-backup-test-'))
  dataDir = path.join(folder, 'data')
  filled = await fill(getApp(), dataDir)
  file = path.join(folder, 'backups', 'backup.age')
  await mkdir(path.dirname(file))
  const made = await run('backup', [file], { DATABASE_URL: getApp().databaseUrl, DATA_DIR: dataDir })
  expect(made).toMatchObject({ ok: true, text: expect.stringMatching(/tables and 1 files, read again and verified/) })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a backup restores rows, jobs, sequences, secrets and files into an empty place, and is compared', async () => {
  const { seeker, id } = filled
  expect(await readdir(path.dirname(file))).toEqual(['backup.age'])
  expect(await readdir(dataDir)).toEqual(expect.not.arrayContaining([expect.stringMatching(/^backup-/)]))
  const { url, drop } = await createDatabase({ empty: true })
  onTestFinished(drop)
  const target = await openFolder()
  const restored = await run('restore', [file], { DATABASE_URL: url, DATA_DIR: target })
  expect(restored).toMatchObject({ ok: true, text: expect.stringContaining('1 files are as on') })
  const client = new Client({ connectionString: url })
  await client.connect()
  const read = async (sql: string) => (await client.query(sql)).rows
  expect(await read(`select first_name from users where id = '${seeker.id}'`)).toEqual([
    { first_name: 'Zoë\t\\N "x"\n李' },
  ])
  const counts = 'select name, sum(delta)::int as total from counters group by 1 order by 1'
  expect(await read(counts)).toEqual((await getApp().pool.query(counts)).rows)
  // Ended jobs stay behind.
  expect(await read("select state from jobs.job where name = 'mail'")).toEqual([{ state: 'created' }])
  await client.end()
  const name = path.join('uploads', id.slice(0, 2), id)
  expect(await readFile(path.join(target, name))).toEqual(await readFile(path.join(dataDir, name)))
  expect(existsSync(path.join(target, 'encryption-key'))).toBe(true)
  // A second time the database is not empty.
  expect((await run('restore', [file], { DATABASE_URL: url, DATA_DIR: target })).text).toContain(
    'The database is not empty',
  )
})

test('a damaged, cut or foreign backup and a wrong passphrase are refused, and nothing is written', async () => {
  const target = path.join(await openFolder(), 'data')
  const damaged = `${file}.damaged`
  const bytes = await readFile(file)
  const flipped = Buffer.from(bytes)
  flipped[bytes.length >> 1]! ^= 1
  for (const [content, secret] of pickEvery(2, [
    [flipped, passphrase],
    [bytes.subarray(0, bytes.length - 1), passphrase],
    [bytes, 'another passphrase'],
    [Buffer.from('no backup'), passphrase],
  ] as const)) {
    await writeFile(damaged, content)
    const { ok, text } = await run('restore', [damaged], { DATA_DIR: target, BACKUP_PASSPHRASE: secret })
    expect({ ok, text }).toEqual({ ok: false, text: expect.stringMatching(/is damaged, or the passphrase is wrong/) })
    expect(existsSync(target)).toBe(false)
  }
})

test('the drill restores the backup into a place of its own and keeps nothing', async () => {
  const target = path.join(await openFolder(), 'data')
  const { ok, text } = await run('restore', [file, '--drill'], { DATA_DIR: target })
  expect({ ok, text }).toMatchObject({ ok: true, text: expect.stringMatching(/Restored and compared in [\d.]+ s/) })
  expect(existsSync(target)).toBe(false)
})

test('a passphrase is needed and has a least length', () => {
  expect(() => readPassphrase({})).toThrow('BACKUP_PASSPHRASE is missing')
  expect(() => readPassphrase({ BACKUP_PASSPHRASE: 'too short' })).toThrow('at least 12 characters')
  expect(readPassphrase({ BACKUP_PASSPHRASE: passphrase })).toBe(passphrase)
})
