import { readdir } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { fileApp } from '#test/harness.ts'
import { stopClock } from '#server/people/second-factors/second-factors.fixture.ts'
import { makeExport } from './exports.service.ts'
import { createFullAccount, privateNote, sitePassword } from './full-account.fixture.ts'
import { columns, impersonalTables } from './your-data.fixture.ts'

stopClock()
const file = fileApp({ INBOX_DOMAIN: 'in.foothold.example' })

/** Does the queued work, as the workers would. */
async function work() {
  const app = file()
  for (const { name, data } of app.queued.splice(0)) {
    if (name === 'export' && 'exportId' in data) await makeExport(app, data.exportId)
    if (name === 'remove-files' && 'ids' in data) for (const id of data.ids) await app.files.remove(id)
  }
}

async function downloadExport({ calls }: { calls: Awaited<ReturnType<ReturnType<typeof file>['signIn']>> }) {
  expect((await calls.post('/api/account/export')).status).toBe(201)
  await work()
  const [{ id }] = (await calls.get('/api/account/exports')).body
  const { rawPayload } = await file().app.inject({
    url: `/api/account/exports/${id}/download`,
    headers: { cookie: calls.cookie },
  })
  const found = Object.entries(unzipSync(rawPayload)).map(([name, bytes]) => [name, strFromU8(bytes)] as const)
  return Object.fromEntries(found)
}

/** Every column that can refer to a person, found in the database itself. */
async function columnsOfPeople() {
  const { rows } = await file().pool.query(`
    select conrelid::regclass || '.' || attname as name
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
    where contype = 'f' and confrelid = 'users'::regclass
    union
    select table_name || '.' || column_name from information_schema.columns
    where table_schema = 'public' and column_name <> 'id'
      and (data_type = 'uuid' or column_name like '%\\_id' or column_name = 'email' and table_name <> 'users')
    order by 1`)
  return rows.map(({ name }) => String(name))
}

async function tables() {
  const { rows } = await file().pool.query("select tablename from pg_tables where schemaname = 'public' order by 1")
  return rows.map(({ tablename }) => String(tablename))
}

/** The tables that contain one of the words. */
async function tablesWith(...words: string[]) {
  const found = []
  for (const table of await tables()) {
    const pattern = words.map((word) => `%${word}%`)
    const { rowCount } = await file().pool.query(`select 1 from ${table} t where t::text ilike any ($1)`, [pattern])
    if (rowCount) found.push(table)
  }
  return found
}

const rowsWhere = async (column: string, value: string) => {
  const [table, name] = column.split('.')
  return (await file().pool.query(`select 1 from ${table} where ${name}::text like '%' || $1`, [value])).rowCount ?? 0
}

/** The ids of what is stored, wherever in the store's folder. */
async function objects() {
  const names = await readdir(file().uploads, { recursive: true, withFileTypes: true })
  return names.filter((entry) => entry.isFile()).map(({ name }) => name)
}

test('every column that can refer to a person has its place in the export and in the erasure, or a reason', async () => {
  expect(await columnsOfPeople()).toEqual(Object.keys(columns).toSorted())
  const named = new Set(Object.keys(columns).map((column) => column.split('.')[0]))
  expect((await tables()).filter((table) => !named.has(table))).toEqual(impersonalTables)
})

test('the export of a full account covers every table, and no other person', async () => {
  const { seeker, manager, otherSeeker, notes } = await createFullAccount(file())
  const files = await downloadExport(seeker)
  for (const [column, { export: where }] of Object.entries(columns)) {
    if (typeof where !== 'string') continue
    expect(JSON.parse(files[where] ?? '[]'), `${column} in ${where}`).not.toHaveLength(0)
  }
  expect(files['job-interests.json']).not.toContain('snoozedUntil')
  expect(files['job-interests.json']).not.toContain('snoozedUntil')
  const about = await tablesWith(seeker.id, seeker.email)
  const told = new Set(Object.keys(columns).map((column) => column.split('.')[0]))
  expect(about.filter((table) => table !== 'users' && !told.has(table))).toEqual([])

  const all = Object.values(files).join('\n')
  expect(JSON.parse(files['account.json'] ?? '')).toMatchObject([{ id: seeker.id, email: seeker.email }])
  expect(JSON.parse(files['applications.json'] ?? '')).toHaveLength(2)
  expect(JSON.parse(files['assignments.json'] ?? '')).toMatchObject([
    { as: 'client', accountManager: `${manager.firstName} ${manager.lastName}` },
  ])
  expect(JSON.parse(files['activity.json'] ?? '')).toContainEqual(
    expect.objectContaining({ action: 'credentials.revealed', by: 'someone else', about: 'you', address: null }),
  )
  expect(JSON.parse(files['second-factors.json'] ?? '')).toMatchObject([
    { kind: 'passkey', name: 'Key ring' },
    { kind: 'authenticator app' },
  ])
  expect(files['applications.csv']).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
  const [stored] = Object.keys(files).filter((name) => /^files\/.*résumé/.test(name))
  expect(stored).toMatch(/^files\/[0-9a-f]{8}-[^/]*My résumé\.pdf$/)
  expect(files[stored ?? '']).toBe('%PDF-1.7')
  expect(all).toContain(notes)
  expect(files['README.txt']).toContain('the passwords of job sites')

  const { rows: kept } = await file().pool.query('select password from users where id = $1', [seeker.id])
  const { rows: secrets } = await file().pool.query(
    `select public_key as secret from passkeys where user_id = $1 union all select credential_id from passkeys where user_id = $1
     union all select secret from totp_secrets where user_id = $1 union all select code from recovery_codes where user_id = $1`,
    [seeker.id],
  )
  expect(secrets).toHaveLength(13)
  const { rows: sids } = await file().pool.query('select sid from sessions where user_id = $1', [seeker.id])
  const foreign = [otherSeeker.id, otherSeeker.email, manager.email, "Another's company"]
  for (const hidden of [
    sitePassword,
    privateNote,
    kept[0].password,
    `cus_${seeker.id}`,
    ...sids.map(({ sid }) => sid),
    ...secrets.map(({ secret }) => secret),
    ...foreign,
  ])
    expect(all).not.toContain(hidden)
})

test("an account manager's export covers their work, and no client", async () => {
  const { seeker, manager, company, notes } = await createFullAccount(file())
  const files = await downloadExport(manager)
  expect(JSON.parse(files['assignments.json'] ?? '')).toMatchObject([{ as: 'account manager', accountManager: null }])
  expect(JSON.parse(files['activity.json'] ?? '')).toContainEqual(
    expect.objectContaining({ action: 'application.created', by: 'you', about: 'someone else', entityId: null }),
  )
  const { 'notifications.json': told, ...others } = files
  expect(told).toContain('is now your client')
  const all = Object.values(others).join('\n')
  for (const hidden of [seeker.id, seeker.email, company, notes]) expect(all).not.toContain(hidden)
})

test('deletion leaves nothing of a full account but for what has a reason, not in the store nor in the queue', async () => {
  const others = await objects()
  const { seeker, notes, siteUsername } = await createFullAccount(file())
  await downloadExport(seeker)
  await seeker.calls.post('/api/account/export')
  await file().app.inject({ method: 'POST', url: '/api/forgot-password', payload: { email: seeker.email } })
  expect(await objects()).toHaveLength(others.length + 5)
  const mailed = file().mails.length
  expect((await seeker.calls.delete('/api/account')).status).toBe(200)
  expect(JSON.stringify(file().queued)).not.toContain(seeker.id)

  for (const [column, { left }] of Object.entries(columns))
    if (left === 'nothing') expect(await rowsWhere(column, seeker.id), column).toBe(0)
  const reasons = Object.entries(columns).filter(([, { left }]) => left !== 'nothing')
  const reasoned = new Set(reasons.map(([column]) => column.split('.')[0]))
  expect((await tablesWith(seeker.id)).filter((table) => !reasoned.has(table))).toEqual([])
  expect(await tablesWith(seeker.email, notes, siteUsername)).toEqual([])

  const queued = [...file().queued]
  await work()
  file().queued.push(...queued)
  await file().deliverMail()
  expect(
    file()
      .mails.slice(mailed)
      .filter(({ to }) => to.address === seeker.email),
  ).toEqual([])
  expect(await objects()).toEqual(others)
})
