import { expect, test, vi } from 'vitest'
import { applicationStatuses } from '#contract/application-status.ts'
import { applicationOrders } from '#contract/applications.ts'
import type { Application } from '#contract/applications.ts'
import { actingAs, createApplicationFor, createSignedInTeam, createUser } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'
import type { TestApp } from '#test/harness.ts'
import { insertManyApplications } from '#test/many-applications.ts'
import { assignClient } from '#server/people/users/users.service.ts'

const file = fileApp()
type Calls = Awaited<ReturnType<TestApp['signIn']>>

/** Reads a list to its end, page by page. */
async function readAll(calls: Calls, path: string, search: Record<string, string | number>) {
  const rows: Application[] = []
  const totals = new Set<unknown>()
  for (let cursor: unknown = ''; cursor !== undefined;) {
    const query = new URLSearchParams({ ...search, ...(cursor ? { cursor } : {}) } as Record<string, string>)
    const { status, body, headers } = await calls.get(`${path}?${query}`)
    expect(status).toBe(200)
    rows.push(...body)
    totals.add(Number(headers['x-total-count']))
    cursor = headers['x-next-cursor']
  }
  return { rows, totals: [...totals] }
}

const getDay = ({ dateApplied, createdAt }: Application) => dateApplied ?? createdAt
const newestFirst = (a: Application, b: Application) =>
  getDay(b).localeCompare(getDay(a)) || b.createdAt.localeCompare(a.createdAt)
const names = new Intl.Collator('en', { sensitivity: 'base', numeric: true })
const rank = ({ status }: Application) => applicationStatuses.indexOf(status)
const comparisons: Record<string, (a: Application, b: Application) => number> = {
  date: newestFirst,
  company: (a, b) => names.compare(a.company, b.company) || newestFirst(a, b),
  status: (a, b) => rank(a) - rank(b) || newestFirst(a, b),
  updated: (a, b) => b.updatedAt.localeCompare(a.updatedAt) || b.id.localeCompare(a.id),
}

async function teamWithMany(count = 300) {
  const app = file()
  const team = await createSignedInTeam(app)
  const second = await createUser(app)
  await assignClient(app, actingAs(team.admin), { userId: second.id, accountManagerId: team.manager.id })
  for (const { id } of [team.seeker, second, team.otherSeeker]) await insertManyApplications(app.pool, id, count)
  return { ...team, second }
}

test('without a query a list holds all rows, newest first, with the total in a header', async () => {
  const { seeker, manager } = await teamWithMany(30)
  const { body, headers } = await seeker.calls.get('/api/applications')
  expect(body).toHaveLength(30)
  expect(headers['x-total-count']).toBe('30')
  expect(headers['x-next-cursor']).toBeUndefined()
  const added = body.map(({ createdAt }: Application) => createdAt)
  expect(added).toEqual(added.toSorted().toReversed())
  expect((await manager.calls.get('/api/account-manager/applications')).body).toHaveLength(60)
})

test('in every order, pages of every size return each row once, in that order', async () => {
  const { seeker, manager, admin, otherSeeker, second } = await teamWithMany()
  const reads: [Calls, string, string[]][] = [
    [seeker.calls, '/api/applications', [seeker.id]],
    [manager.calls, '/api/account-manager/applications', [seeker.id, second.id]],
    [manager.calls, '/api/applications', [seeker.id, second.id]],
    [admin.calls, `/api/admin/user-applications/${otherSeeker.id}`, [otherSeeker.id]],
  ]
  for (const [calls, path, owners] of reads) {
    for (const sort of applicationOrders) {
      const { rows, totals } = await readAll(calls, path, { sort, limit: 77 })
      expect(totals, `${path} by ${sort}`).toEqual([owners.length * 300])
      expect(new Set(rows.map(({ id }) => id)).size).toBe(owners.length * 300)
      expect(new Set(rows.map(({ userId }) => userId))).toEqual(new Set(owners))
      expect(rows, `${path} by ${sort}`).toEqual(rows.toSorted(comparisons[sort]))
    }
  }
})

test('names sort without case and accents, and equal ones newest first', async () => {
  const { seeker } = await teamWithMany()
  const { rows } = await readAll(seeker.calls, '/api/applications', { sort: 'company', limit: 500 })
  const first = rows.filter(({ company }) => /^(ång|ang)str.m 0$/i.test(company))
  expect(new Set(first.map(({ company }) => company)).size).toBe(2)
  expect(rows.slice(0, first.length)).toEqual(first.toSorted(newestFirst))
  const numbered = rows
    .filter(({ company }) => company.startsWith('Zed'))
    .map(({ company }) => Number(company.slice(4)))
  expect(numbered).toEqual(numbered.toSorted((a, b) => a - b))
})

test('filters by status, in every order and in the total', async () => {
  const { seeker, manager } = await teamWithMany()
  const all: Application[] = (await seeker.calls.get('/api/applications')).body
  for (const status of applicationStatuses) {
    const expected = all.filter((one) => one.status === status)
    for (const sort of applicationOrders) {
      const { rows, totals } = await readAll(seeker.calls, '/api/applications', { status, sort, limit: 20 })
      expect(rows, status).toEqual(expected.toSorted(comparisons[sort]))
      expect(totals).toEqual([expected.length])
    }
    const { totals } = await readAll(manager.calls, '/api/account-manager/applications', { status, limit: 50 })
    expect(totals).toEqual([2 * expected.length])
  }
})

test('searches company, position and notes, in any case and alphabet', async () => {
  const app = file()
  const { seeker, loneSeeker } = await createSignedInTeam(app)
  const job = { position: 'Ingénieure 100%_\\', notes: 'Talk to Łucja\nnext week' }
  await loneSeeker.calls.post('/api/applications', { company: 'ÅNGSTRÖM & Söhne', ...job })
  await createApplicationFor(app, loneSeeker, { company: 'Мосты', position: 'مهندس' })
  const found = async (q: string, calls = loneSeeker.calls) =>
    (await calls.get(`/api/applications?${new URLSearchParams({ q })}`)).body.length
  for (const q of ['ångström', 'söhne ingénieure', 'łucja', 'WEEK', '100%_\\', 'next\tÅngström', '&'])
    expect(await found(q), q).toBe(1)
  expect(await found('МОСТЫ مهندس')).toBe(1)
  for (const q of ['%', '_', '\\']) expect(await found(q), q).toBe(1)
  for (const q of ['angstroms', 'ångström мосты', '100%%']) expect(await found(q), q).toBe(0)
  expect(await found('   ')).toBe(2)
  expect(await found('ångström', seeker.calls)).toBe(0)
})

test('a search works with any order, status and page', async () => {
  const { seeker } = await teamWithMany()
  const all: Application[] = (await seeker.calls.get('/api/applications')).body
  const expected = all.filter(({ notes, status }) => notes?.includes('Zoë') && status === 'interested')
  expect(expected.length).toBeGreaterThan(10)
  const search = { q: 'ZOË referred', status: 'interested', sort: 'company', limit: 4 }
  const { rows, totals } = await readAll(seeker.calls, '/api/applications', search)
  expect(rows).toEqual(expected.toSorted(comparisons.company))
  expect(totals).toEqual([expected.length])
})

test('an invalid cursor is a 400, never a 500', async () => {
  const { seeker } = await teamWithMany(60)
  const { headers } = await seeker.calls.get('/api/applications?sort=date&limit=10')
  const cursor = String(headers['x-next-cursor'])
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const { id } = seeker
  const day = '2026-01-01T00:00:00.000Z'
  const refused = [
    'limit=0',
    'limit=501',
    'limit=ten',
    'sort=salary',
    'status=hired',
    `q=${'x'.repeat(201)}`,
    'q=%00',
    `sort=company&cursor=${cursor}`,
    `cursor=${cursor}`,
    'cursor=nothing',
    'sort=date&cursor=%F0%9F%94%91',
    ...[
      null,
      {},
      ['date'],
      ['date', day, day, 'x'],
      ['date', '0000-01-01T00:00:00Z', day, id],
      ['date', 'infinity', day, id],
      ['date', day, day, id, id],
      ['company', 'a', day, day, id],
    ].map((value) => `sort=date&cursor=${encode(value)}`),
    `sort=company&cursor=${encode(['company', 'a\0', day, day, id])}`,
    `sort=status&cursor=${encode(['status', 1e9, day, day, id])}`,
    `sort=date&cursor=${'x'.repeat(2_001)}`,
  ]
  for (const query of refused) expect((await seeker.calls.get(`/api/applications?${query}`)).status, query).toBe(400)
  expect((await seeker.calls.get(`/api/applications?sort=date&cursor=${cursor}`)).body).toHaveLength(50)
})

test("another person's cursor shows only the reader's own rows", async () => {
  const { seeker, otherSeeker } = await teamWithMany(60)
  const cursor = String((await seeker.calls.get('/api/applications?sort=date&limit=10')).headers['x-next-cursor'])
  const { body } = await otherSeeker.calls.get(`/api/applications?sort=date&cursor=${cursor}`)
  expect(new Set(body.map(({ userId }: Application) => userId))).toEqual(new Set([otherSeeker.id]))
})

test('with 5,000 rows per person every order is read from its index, without sorting', async () => {
  const app = file()
  const { seeker, manager } = await teamWithMany(5_000)
  const query = vi.spyOn(app.pool, 'query')
  const explain = async (calls: Calls, search: string) => {
    query.mockClear()
    const { headers } = await calls.get(`/api/applications?${search}`)
    const sent = query.mock.calls.map(([sent, values]) => ({ text: (sent as { text?: string }).text ?? '', values }))
    const list = sent.find(({ text }) => text.includes('"job_applications"') && text.includes('order by'))
    const { rows } = await app.pool.query(`explain (costs off) ${list?.text}`, [list?.values].flat())
    return { cursor: headers['x-next-cursor'], plan: rows.map((row) => row['QUERY PLAN']).join('\n') }
  }
  const indexes = { date: 'date', company: 'company', status: 'status' }
  for (const [sort, name] of Object.entries(indexes)) {
    const first = await explain(seeker.calls, `sort=${sort}&limit=50`)
    const next = await explain(seeker.calls, `sort=${sort}&limit=50&cursor=${first.cursor}`)
    for (const { plan } of [first, next]) {
      expect(plan).toContain(`using job_applications_${name}`)
      expect(plan).not.toContain('Sort')
    }
    expect(next.plan, sort).toMatch(/Index Cond: .*(ROW\(|>=)/)
    const ofClients = await explain(manager.calls, `sort=${sort}&limit=50`)
    expect(ofClients.plan).toContain(`using job_applications_${name}`)
  }
  const added = await explain(seeker.calls, 'limit=5')
  expect(added.plan).toContain('using job_applications_user')
  const column = await explain(seeker.calls, 'status=rejected&sort=updated&limit=20')
  expect(column.plan).toContain('using job_applications_updated')
  expect(column.plan).not.toContain('Sort')
  // Where one row of seven has the status, the planner may as well filter the index of dates: it takes costs within 1 % for equal.
  await app.pool.query(
    "delete from job_applications where status = 'rejected' and position not like all ('{%1,%2,%3}')",
  )
  await app.pool.query('analyze job_applications')
  const ofOneStatus = await explain(seeker.calls, 'status=rejected&sort=date&limit=50')
  expect(ofOneStatus.plan).toContain('using job_applications_status')
  expect(ofOneStatus.plan).not.toContain('Sort')
})
