import { expect, onTestFinished, test, vi } from 'vitest'
import { createSignedInTeam, createTeam, createUser } from '#test/factories.ts'
import { testApp, type TestApp } from '#test/harness.ts'
import { createWorkers } from '#server/workers.ts'
import { createPeriod, listStoredReports, monday, recordHistory, setZone, week } from './reports.fixture.ts'
import { requestReportNotes, sendDueReports } from './reports.service.ts'

/** A client whose plan began in the week, so that no earlier report is due. */
async function createClient(app: TestApp, zone?: string) {
  const client = await createUser(app)
  await createPeriod(app, client.id, { start: '2026-03-04' })
  if (zone) await setZone(app, client.id, zone)
  return client
}

const minutesAfter = (moment: string, minutes: number) => new Date(Date.parse(moment) + minutes * 60_000)

test.each([
  ['Pacific/Auckland', '2026-03-08T19:00:00.000Z', '2026-03-01T11:00:00.000Z', '2026-03-08T11:00:00.000Z'],
  ['Asia/Kolkata', '2026-03-09T02:30:00.000Z', '2026-03-01T18:30:00.000Z', '2026-03-08T18:30:00.000Z'],
  // The clocks went forward on that Sunday: the week has 167 hours.
  ['America/New_York', '2026-03-09T12:00:00.000Z', '2026-03-02T05:00:00.000Z', '2026-03-09T04:00:00.000Z'],
])('a client in %s gets one report, on Monday at 8:00 of the own clock', async (zone, due, start, end) => {
  const app = await testApp()
  const { id } = await createClient(app, zone)
  await sendDueReports(app, minutesAfter(due, -1))
  expect(await listStoredReports(app, id)).toEqual([])
  await sendDueReports(app, new Date(due))
  await sendDueReports(app, minutesAfter(due, 15))
  await sendDueReports(app, minutesAfter(due, 6 * 24 * 60))
  expect(await listStoredReports(app, id)).toMatchObject([{ start, end, time_zone: zone }])
  expect(app.takeQueued('report-mail')).toHaveLength(1)
})

test('the week in which the clocks go back has one report too', async () => {
  const app = await testApp()
  const client = await createUser(app)
  await createPeriod(app, client.id, { start: '2026-10-28', end: '2026-11-28' })
  await setZone(app, client.id, 'America/New_York')
  await sendDueReports(app, new Date('2026-11-02T12:59:00.000Z'))
  expect(await listStoredReports(app, client.id)).toEqual([])
  await sendDueReports(app, new Date('2026-11-02T13:00:00.000Z'))
  const dayLater = { start: '2026-10-26T04:00:00.000Z', end: '2026-11-02T05:00:00.000Z' }
  expect(await listStoredReports(app, client.id)).toMatchObject([dayLater])
})

test('processes that run at once send exactly one report, mail and notification', async () => {
  const app = await testApp()
  const clients = await Promise.all(Array.from({ length: 5 }, () => createClient(app)))
  await Promise.all(Array.from({ length: 4 }, () => sendDueReports(app, monday)))
  for (const { id } of clients) expect(await listStoredReports(app, id)).toHaveLength(1)
  expect(app.takeQueued('report-mail')).toHaveLength(5)
  const { rows } = await app.pool.query("select count(*)::int as count from notifications where type = 'report'")
  expect(rows).toEqual([{ count: 5 }])
})

test('a worker whose clock is a week ahead reports no week that has not ended', async () => {
  const app = await testApp()
  const { id } = await createUser(app)
  const day = 24 * 60 * 60_000
  const at = (days: number) => new Date(Date.now() + days * day).toISOString()
  await createPeriod(app, id, { start: at(-20), end: at(20) })
  const ended = at(0)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * day })
  onTestFinished(() => void vi.useRealTimers())
  await createWorkers(app.deps, async () => 200)['send-reports']({})
  const reports = await listStoredReports(app, id)
  expect(reports).toHaveLength(1)
  expect(String(reports[0]?.end) < ended).toBe(true)
})

test('after missed Mondays the latest week is reported, and no other', async () => {
  const app = await testApp()
  const { id } = await createUser(app)
  await createPeriod(app, id, { start: '2026-01-20', end: '2026-03-20' })
  await sendDueReports(app, new Date('2026-02-16T08:00:00.000Z'))
  await sendDueReports(app, new Date('2026-03-11T15:20:00.000Z'))
  expect(await listStoredReports(app, id)).toMatchObject([{ end: '2026-02-16T00:00:00.000Z' }, week])
})

test('who moves over the date line on a Monday gets no second report, and the next week has no gap', async () => {
  const app = await testApp()
  const { seeker } = await createSignedInTeam(app)
  await createPeriod(app, seeker.id, { start: '2026-03-04', end: '2026-04-04' })
  await seeker.calls.put('/api/account/time-zone', { timeZone: 'Pacific/Auckland' })
  await sendDueReports(app, new Date('2026-03-08T19:00:00.000Z'))
  await seeker.calls.put('/api/account/time-zone', { timeZone: 'Pacific/Pago_Pago' })
  await sendDueReports(app, new Date('2026-03-09T19:00:00.000Z'))
  const first = { start: '2026-03-01T11:00:00.000Z', end: '2026-03-08T11:00:00.000Z' }
  expect(await listStoredReports(app, seeker.id)).toMatchObject([first])
  await sendDueReports(app, new Date('2026-03-16T19:00:00.000Z'))
  const second = { start: first.end, end: '2026-03-16T11:00:00.000Z' }
  expect(await listStoredReports(app, seeker.id)).toMatchObject([first, second])
  await seeker.calls.put('/api/account/time-zone', { timeZone: 'Pacific/Auckland' })
  await sendDueReports(app, new Date('2026-03-22T19:00:00.000Z'))
  const third = { start: second.end, end: '2026-03-22T11:00:00.000Z' }
  expect(await listStoredReports(app, seeker.id)).toMatchObject([first, second, third])
})

test('a client with a plan or with work of staff in the week gets a report, and nobody else', async () => {
  const app = await testApp()
  const { manager, seeker } = await createTeam(app)
  const people = {
    withPlan: await createClient(app),
    withWork: seeker,
    alone: await createUser(app),
    later: await createUser(app),
    ended: await createUser(app),
    canceled: await createUser(app),
  }
  await recordHistory(app, { userId: seeker.id, actorId: manager.id }, [{ at: '2026-03-03T10:00:00Z', to: 'applied' }])
  const own = { userId: people.alone.id, actorId: people.alone.id }
  await recordHistory(app, own, [{ at: '2026-03-03T10:00:00Z', to: 'applied' }])
  await createPeriod(app, people.later.id, { start: week.end })
  await createPeriod(app, people.ended.id, { start: '2026-02-02', end: week.start })
  await createPeriod(app, people.canceled.id, { endedAt: week.start })
  await createPeriod(app, manager.id)
  await sendDueReports(app, monday)
  const { rows } = await app.pool.query('select user_id from progress_reports')
  expect(new Set(rows.map(({ user_id }) => user_id))).toEqual(new Set([people.withPlan.id, seeker.id]))
})

test('a client who cannot be reported does not keep the others waiting, and the job fails', async () => {
  const app = await testApp()
  const clients = await Promise.all([createClient(app), createClient(app), createClient(app)])
  // The job works in the order of the ids: the broken one comes first.
  const [broken, ...others] = clients.toSorted((a, b) => a.id.localeCompare(b.id))
  await createClient(app, 'Mars/Olympus')
  await app.pool.query(
    `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$;
     create trigger refuse before insert on progress_reports for each row when (new.user_id = '${broken?.id}') execute function refuse()`,
  )
  await expect(sendDueReports(app, monday)).rejects.toThrow('2 reports could not be sent')
  for (const { id } of others) expect(await listStoredReports(app, id)).toHaveLength(1)
  await app.pool.query('drop trigger refuse on progress_reports')
  await expect(sendDueReports(app, monday)).rejects.toThrow('1 reports could not be sent')
  expect(await listStoredReports(app, broken?.id ?? '')).toHaveLength(1)
})

test('the account manager is asked on Friday, once, with a draft, and the note is in the report only if they send it', async () => {
  const app = await testApp()
  const { seeker } = await createTeam(app)
  await createPeriod(app, seeker.id)
  const { id: unmanaged } = await createClient(app)
  const team = { timeZone: 'UTC', holidays: new Set<string>() }
  const listNotes = async () =>
    (await app.pool.query("select user_id, state, due_at, outcome from tasks where kind = 'report_note'")).rows
  await requestReportNotes(app, team, new Date('2026-03-06T08:59:00.000Z'))
  expect(await listNotes()).toEqual([])
  const friday = new Date('2026-03-06T09:00:00.000Z')
  await Promise.all(Array.from({ length: 3 }, () => requestReportNotes(app, team, friday)))
  await requestReportNotes(app, team, new Date('2026-03-08T12:00:00.000Z'))
  expect(await listNotes()).toEqual([
    {
      user_id: seeker.id,
      state: 'open',
      due_at: new Date('2026-03-06T17:00:00.000Z'),
      outcome: expect.stringContaining('send it to me'),
    },
  ])
  await app.pool.query(
    "update tasks set state = 'done', outcome = 'A good week.', done_at = now() where user_id = $1",
    [seeker.id],
  )
  // The client may move between Friday and Monday.
  await setZone(app, seeker.id, 'Pacific/Auckland')
  await sendDueReports(app, monday)
  expect(await listStoredReports(app, seeker.id)).toMatchObject([{ note: 'A good week.' }])
  expect(await listStoredReports(app, unmanaged)).toMatchObject([
    { note: null, content: { draft: expect.stringContaining('send it to us') } },
  ])
})

test('an erased client’s reports are gone', async () => {
  const app = await testApp()
  const { id } = await createClient(app)
  await sendDueReports(app, monday)
  await app.pool.query('delete from users where id = $1', [id])
  expect((await app.pool.query('select id from progress_reports')).rows).toEqual([])
  await app.deliverMail()
  expect(app.mails).toEqual([])
})
