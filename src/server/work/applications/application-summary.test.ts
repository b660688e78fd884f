import { expect, test, vi } from 'vitest'
import { applicationStatuses, stageReached } from '#contract/application-status.ts'
import { createApplicationFor, createSignedInTeam } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'
import { insertManyApplications } from '#test/many-applications.ts'
import { countStages, fillPeriods, unitSince } from './application-summary.ts'

const file = fileApp()
const now = new Date('2026-03-11T12:00:00Z')
const period = (start: string, applications: number, interviews = 0) => ({ start, applications, interviews })

test('an ended application keeps the stage it ended from', () => {
  expect(stageReached('offered')).toBe('offered')
  expect(stageReached('rejected', 'interviewing')).toBe('interviewing')
  expect(stageReached('rejected')).toBe('applied')
  expect(stageReached('withdrew')).toBe('interested')
  expect(stageReached('withdrew', 'offered')).toBe('offered')
  // A corrected slip.
  expect(stageReached('applied', 'accepted')).toBe('applied')
})

test('uses weeks while they reach back to the first application, then months', () => {
  expect(unitSince(null, now)).toBe('week')
  expect(unitSince('2026-03-11T00:00:00.000Z', now)).toBe('week')
  expect(unitSince('2025-09-15T00:00:00.000Z', now)).toBe('week')
  expect(unitSince('2025-09-14T23:59:59.999Z', now)).toBe('month')
})

test('periods have no gaps, start with the first one that has applications, and end now', () => {
  expect(fillPeriods('week', [], now)).toEqual({ periods: [period('2026-03-09', 0)], earlier: 0 })
  expect(fillPeriods('week', [period('2026-02-16', 2, 1), period('2026-03-02', 1)], now)).toEqual({
    periods: [period('2026-02-16', 2, 1), period('2026-02-23', 0), period('2026-03-02', 1), period('2026-03-09', 0)],
    earlier: 0,
  })
  const months = fillPeriods('month', [period('1999-01-01', 3), period('2024-04-01', 1), period('2026-01-01', 5)], now)
  expect(months.earlier).toBe(3)
  expect(months.periods).toHaveLength(24)
  expect(months.periods[0]).toEqual(period('2024-04-01', 1))
  expect(months.periods.at(-1)).toEqual(period('2026-03-01', 0))
})

test('each stage counts the applications that reached it', () => {
  const counts = countStages([
    { status: 'interested', reached: 'interested', count: 2 },
    { status: 'rejected', reached: 'interviewing', count: 3 },
    { status: 'accepted', reached: 'accepted', count: 1 },
  ])
  expect(counts.total).toBe(6)
  expect(counts.byStatus).toMatchObject({ interested: 2, rejected: 3, accepted: 1, offered: 0 })
  expect(counts.reached.map(({ count }) => count)).toEqual([6, 4, 4, 1, 1])
})

test('an empty summary is complete', async () => {
  const { loneSeeker, admin } = await createSignedInTeam(file())
  for (const { calls } of [loneSeeker, admin]) {
    const { status, body } = await calls.get('/api/applications/summary')
    expect(status).toBe(200)
    expect(body).toMatchObject({ total: 0, unit: 'week', earlier: 0, periods: [{ applications: 0 }] })
    expect(Object.keys(body.byStatus)).toHaveLength(applicationStatuses.length)
  }
})

test('follows changes: a rejection after an interview counts as an interview', async () => {
  const app = file()
  const { seeker } = await createSignedInTeam(app)
  const { id } = await createApplicationFor(app, seeker)
  const reached = async () =>
    (await seeker.calls.get('/api/applications/summary')).body.reached.map(({ count }: { count: number }) => count)
  expect(await reached()).toEqual([1, 0, 0, 0, 0])
  const put = (status: string) => seeker.calls.put(`/api/applications/${id}`, { status })
  await put('interviewing')
  await put('rejected')
  expect(await reached()).toEqual([1, 1, 1, 0, 0])
  await put('accepted')
  expect(await reached()).toEqual([1, 1, 1, 1, 1])
  await put('applied')
  expect(await reached()).toEqual([1, 1, 0, 0, 0])
})

test("staff see a client's summary, managers that of all their clients, and no one else's", async () => {
  const app = file()
  const { seeker, manager, admin, otherManager, otherSeeker } = await createSignedInTeam(app)
  await createApplicationFor(app, manager, { userId: seeker.id })
  const read = async (calls: typeof admin.calls, query = '') => {
    const { status, body } = await calls.get(`/api/applications/summary${query}`)
    return [status, body.total]
  }
  const ofSeeker = `?userId=${seeker.id}`
  for (const { calls } of [seeker, manager, admin]) expect(await read(calls, ofSeeker)).toEqual([200, 1])
  for (const { calls } of [otherManager, otherSeeker]) expect(await read(calls, ofSeeker)).toEqual([404, undefined])
  expect(await read(manager.calls)).toEqual([200, 1])
  expect(await read(otherManager.calls)).toEqual([200, 0])
  expect(await read(admin.calls)).toEqual([200, 0])
  expect((await read(admin.calls, '?userId=1'))[0]).toBe(400)
})

test('5,000 applications are counted in the database', async () => {
  const app = file()
  const { seeker } = await createSignedInTeam(app)
  await insertManyApplications(app.pool, seeker.id, 5_000)
  await app.pool.query("update job_applications set date_applied = '2199-05-05' where user_id = $1 and position = $2", [
    seeker.id,
    'Position 1',
  ])
  const query = vi.spyOn(app.pool, 'query')
  const { body, text } = await seeker.calls.get('/api/applications/summary')
  const results = await Promise.all(query.mock.results.map(({ value }) => value as unknown as { rowCount: number }))
  expect(Math.max(...results.map(({ rowCount }) => rowCount))).toBeLessThan(100)
  expect(text.length).toBeLessThan(4_000)
  expect(body).toMatchObject({ total: 5_000, unit: 'month' })
  expect(body.periods.length).toBeLessThanOrEqual(24)
  const sum = body.periods.reduce((all: number, { applications }: { applications: number }) => all + applications, 0)
  expect(sum + body.earlier).toBe(5_000)
  expect(body.periods.at(-1).start).toBe(new Date().toISOString().slice(0, 7).concat('-01'))
})

test('the counts of each status are those of the whole list, or of what a search finds', async () => {
  const app = file()
  const { seeker, manager, otherSeeker, otherManager } = await createSignedInTeam(app)
  for (const [company, status] of [
    ['Mills', 'applied'],
    ['Mills & Sons', 'offered'],
    ['Zeta', 'applied'],
  ])
    await seeker.calls.post('/api/applications', { company, position: 'Clerk', status })
  await createApplicationFor(app, otherManager, { userId: otherSeeker.id, company: 'Mills' })
  const count = async (query: string, { calls } = seeker) => {
    const { status, body } = await calls.get(`/api/applications/counts${query}`)
    return { status, body }
  }
  const none = Object.fromEntries(applicationStatuses.map((status) => [status, 0]))
  const all = { total: 3, byStatus: { ...none, applied: 2, offered: 1 } }
  expect((await count('')).body).toEqual(all)
  expect((await count('', manager)).body).toEqual(all)
  expect((await count(`?userId=${seeker.id}`, manager)).body).toEqual(all)
  expect((await count('?q=MILLS')).body).toEqual({ total: 2, byStatus: { ...none, applied: 1, offered: 1 } })
  expect((await count('?q=nowhere', manager)).body.total).toBe(0)
  expect((await count(`?userId=${seeker.id}`, otherManager)).status).toBe(404)
})
