import { expect, test } from 'vitest'
import { progressReport } from '#contract/reports.ts'
import { assignClient } from '#server/people/users/users.service.ts'
import { actingAs, createApplicationFor, createInterest, createSignedInTeam } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'
import { createPeriod, listStoredReports, monday, recordHistory, week } from './reports.fixture.ts'
import { composeReport, sendDueReports } from './reports.service.ts'

const app = fileApp()

/** A team whose client has a report with one application, sent by the manager and answered. */
async function createReportedTeam(job: { company?: string; position?: string } = {}) {
  const team = await createSignedInTeam(app())
  const { seeker, manager } = team
  await createPeriod(app(), seeker.id)
  const { id: applicationId } = await createApplicationFor(app(), manager, { userId: seeker.id, ...job })
  await recordHistory(app(), { userId: seeker.id, actorId: manager.id, applicationId }, [
    { at: '2026-03-03T10:00:00.000Z', to: 'applied' },
    { at: '2026-03-05T10:00:00.000Z', to: 'interviewing' },
  ])
  await sendDueReports(app(), monday)
  const [{ id }] = await listStoredReports(app(), seeker.id)
  return { ...team, applicationId, id }
}

test('the client and the staff of the client read the report, the others do not', async () => {
  const { id, seeker, manager, admin, otherSeeker, otherManager, loneSeeker } = await createReportedTeam()
  const query = `?userId=${seeker.id}`
  const own = await seeker.calls.get('/api/reports')
  expect(own.body).toMatchObject([
    { id, userId: seeker.id, sent: 1, answered: 1, moved: 1, waiting: 0, weekStart: week.start, weekEnd: week.end },
  ])
  expect(progressReport.parse(own.body[0])).toEqual(own.body[0])
  for (const { calls } of [seeker, manager, admin]) {
    expect((await calls.get(`/api/reports${query}`)).body).toHaveLength(1)
    expect((await calls.get(`/api/reports/${id}`)).status).toBe(200)
    expect((await calls.get(`/api/reports/${id}.csv${query}`)).status).toBe(200)
  }
  for (const { calls } of [otherSeeker, otherManager, loneSeeker])
    for (const path of [
      `/api/reports${query}`,
      `/api/reports/${id}`,
      `/api/reports/${id}.csv`,
      `/api/reports/${id}${query}`,
    ])
      expect((await calls.get(path)).status, path).toBe(404)
  expect((await manager.calls.get(`/api/reports/${id}?userId=${otherSeeker.id}`)).status).toBe(404)
  expect((await manager.calls.get('/api/reports')).body).toEqual([])
  expect((await app().anonymous.get(`/api/reports/${id}.csv`)).status).toBe(401)
})

test('after a handover the new account manager reads the reports and the one before does not', async () => {
  const { id, seeker, manager, otherManager, admin } = await createReportedTeam()
  await app().pool.query("update users set first_name = 'Mo' where id = $1", [manager.id])
  await assignClient(app(), actingAs(admin), { userId: seeker.id, accountManagerId: otherManager.id })
  expect((await manager.calls.get(`/api/reports/${id}`)).status).toBe(404)
  expect((await manager.calls.get(`/api/reports?userId=${seeker.id}`)).status).toBe(404)
  expect((await manager.calls.get(`/api/reports/${id}.csv`)).status).toBe(404)
  const { body } = await otherManager.calls.get(`/api/reports?userId=${seeker.id}`)
  expect(body).toMatchObject([{ id, manager: { firstName: 'Mo', lastName: 'Rivera' } }])
})

test('computed again after changes, renamings and deletions, a report has the same figures and names', async () => {
  const team = await createSignedInTeam(app())
  const { seeker, manager } = team
  const sent = await createApplicationFor(app(), manager, { userId: seeker.id, company: 'Kew', status: 'applied' })
  const answered = await createApplicationFor(app(), manager, { userId: seeker.id, company: 'Orb', status: 'applied' })
  await manager.calls.put(`/api/applications/${answered.id}`, { status: 'interviewing' })
  await app().pool.query(
    `insert into deliveries (user_id, kind, subject_id, delivered_at) select user_id, 'application', id, created_at from job_applications
     where user_id = $1 on conflict do nothing`,
    [seeker.id],
  )
  // The week of the test ends now, so that later changes are of the next one.
  const { rows } = await app().pool.query("select now() - interval '7 days' as start, clock_timestamp() as end")
  const ended = { start: rows[0].start.toISOString(), end: rows[0].end.toISOString() }
  const compose = () => composeReport(app().db, { userId: seeker.id, timeZone: 'UTC' }, ended, new Date(ended.end))
  const report = await compose()
  expect(report).toMatchObject({ sent: 2, answered: 1, moved: 1, waiting: 1 })
  expect(report.items.map(({ company, what }) => `${company}: ${what}`)).toEqual([
    'Kew: Sent',
    'Orb: Sent',
    'Orb: Invited to an interview',
  ])
  await manager.calls.put(`/api/applications/${sent.id}`, { status: 'rejected' })
  await app().pool.query("update job_applications set company = 'Renamed', status = 'accepted' where id = $1", [
    sent.id,
  ])
  expect(await compose()).toEqual(report)
  await app().pool.query('delete from job_applications where user_id = $1', [seeker.id])
  expect(await compose()).toEqual(report)
})

test('a deleted application is named without a link to it', async () => {
  const { id, seeker, applicationId } = await createReportedTeam({ company: 'Kew', position: 'Botanist' })
  const readItem = async () => (await seeker.calls.get(`/api/reports/${id}`)).body.items[0]
  expect(await readItem()).toMatchObject({ applicationId, company: 'Kew', position: 'Botanist', what: 'Sent' })
  await app().pool.query('delete from job_applications where id = $1', [applicationId])
  expect(await readItem()).toMatchObject({ applicationId: null, company: 'Kew', position: 'Botanist' })
})

test('promises count in the week of their due time; one that waited for the client at its end does not', async () => {
  const { seeker } = await createSignedInTeam(app())
  const insertPromise = async (dueAt: string, keptAt: string | null, canceledAt: string | null = null) => {
    const { rows } = await app().pool.query(
      `insert into promises (kind, subject_id, user_id, started_at, due_at, kept_at, canceled_at)
       values ('message_answered', gen_random_uuid(), $1, '2026-03-01', $2, $3, $4) returning id`,
      [seeker.id, dueAt, keptAt, canceledAt],
    )
    return rows[0].id
  }
  const insertPause = (id: string, startedAt: string, endedAt: string | null) =>
    app().pool.query(
      `insert into promise_pauses (promise_id, reason, source_id, started_at, ended_at)
       values ($1, 'approval', gen_random_uuid(), $2, $3)`,
      [id, startedAt, endedAt],
    )
  await insertPromise('2026-03-03', '2026-03-02')
  await insertPromise('2026-03-04', '2026-03-05')
  await insertPromise(week.end, null)
  await insertPromise('2026-03-05', null, '2026-03-04')
  await insertPromise('2026-03-05', null, '2026-03-06')
  const paused = await insertPromise('2026-03-06', null)
  await insertPause(paused, '2026-03-05', null)
  const latePause = await insertPromise('2026-03-06', null)
  await insertPause(latePause, '2026-03-07', null)
  const count = async () => (await composeReport(app().db, { userId: seeker.id, timeZone: 'UTC' }, week, monday)).kept
  expect(await count()).toEqual({ due: 4, kept: 1 })
  // The pause ends and moves the due time; the late one is kept too late.
  await app().pool.query("update promise_pauses set ended_at = '2026-03-10' where promise_id = $1", [paused])
  await app().pool.query("update promises set due_at = '2026-03-11', kept_at = '2026-03-10' where id = $1", [paused])
  await app().pool.query("update promises set kept_at = '2026-03-10' where id = $1", [latePause])
  expect(await count()).toEqual({ due: 4, kept: 1 })
})

test('a late answer about a job names the job', async () => {
  const { seeker } = await createSignedInTeam(app())
  const { id } = await createInterest(app(), seeker)
  await app().pool.query(
    `insert into promises (kind, subject_id, user_id, started_at, due_at) values ('interest_answered', $1, $2, '2026-03-03', '2026-03-04')`,
    [id, seeker.id],
  )
  const readLate = async () =>
    (await composeReport(app().db, { userId: seeker.id, timeZone: 'UTC' }, week, monday)).late
  expect(await readLate()).toEqual([
    expect.stringMatching(/^We owed you an answer about a job on \S+ by Wednesday, March 4/),
  ])
  await app().pool.query(
    "insert into postings (user_id, job_interest_id, job_url, company) values ($1, $2, 'https://kew.example', 'Kew') on conflict (job_interest_id) do update set company = 'Kew'",
    [seeker.id, id],
  )
  expect(await readLate()).toEqual([expect.stringMatching(/^We owed you an answer about the job at Kew by /)])
})

test('next steps are open questions, approvals, interests and the interviews of the next seven days', async () => {
  const { seeker, manager } = await createSignedInTeam(app())
  await createInterest(app(), seeker)
  await manager.calls.post(`/api/clients/${seeker.id}/questions`, { question: 'Can you travel?' })
  const application = await createApplicationFor(app(), manager, { userId: seeker.id, company: 'Kew' })
  await manager.calls.post(`/api/applications/${application.id}/approval-request`)
  const insertInterview = (startsAt: string, removedAt: string | null = null) =>
    app().pool.query(
      `insert into interviews (user_id, application_id, starts_at, ends_at, time_zone, kind, removed_at)
       values ($1, $2, $3, $3::timestamptz + interval '1 hour', 'Europe/Berlin', 'video', $4)`,
      [seeker.id, application.id, startsAt, removedAt],
    )
  await insertInterview('2026-03-10T09:30:00Z')
  await insertInterview('2026-03-11T09:30:00Z', '2026-03-08T00:00:00Z')
  await insertInterview('2026-03-17T09:30:00Z')
  await insertInterview('2026-03-09T07:00:00Z')
  const listNext = async (timeZone: string) =>
    (await composeReport(app().db, { userId: seeker.id, timeZone }, week, monday)).next
  expect(await listNext('Asia/Kolkata')).toEqual([
    'Your interview with Kew for the position of Engineer is on Tuesday, March 10 at 3:00 PM your time (10:30 AM in Berlin).',
    'Please decide whether we may send your application to Kew (Engineer).',
    'Please answer our question: "Can you travel?"',
    expect.stringMatching(/^We're working on what you sent us: .+\.$/),
  ])
  await app().pool.query("update job_applications set status = 'offered' where id = $1", [application.id])
  expect((await listNext('UTC'))[0]).toBe(
    'Please decide about the offer from Kew (Engineer), and tell us what you decided.',
  )
  await app().pool.query("update job_applications set status = 'applied' where id = $1", [application.id])
  expect((await listNext('America/New_York'))[0]).toContain(
    'on Tuesday, March 10 at 5:30 AM your time (10:30 AM in Berlin).',
  )
  expect((await listNext('UTC'))[0]).toContain('on Tuesday, March 10 at 10:30 AM in Berlin.')
})

test('the file is safe to open in a spreadsheet', async () => {
  const { id, seeker } = await createReportedTeam({ company: '=HYPERLINK("https://evil.example")', position: '@cmd' })
  const { headers, text } = await seeker.calls.get(`/api/reports/${id}.csv`)
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8; header=present',
    'content-disposition': 'attachment; filename="weekly-report-2026-03-09.csv"',
  })
  const lines = text.split('\r\n')
  expect(lines[0]).toBe('\uFEFFPart,What,Company,Position,Date,Number')
  expect(lines[1]).toBe('Week,"Mar 2 to Mar 8, 2026",,,,')
  expect(lines).toContain('Figure,Applications sent,,,,1')
  expect(lines).toContain(`Event,Sent,"'=HYPERLINK(""https://evil.example"")",'@cmd,2026-03-03T10:00:00.000Z,`)
})

test('a time zone is stored if it is an IANA name', async () => {
  const { seeker } = await createSignedInTeam(app())
  const readZone = async () => (await seeker.calls.get('/api/auth/user')).body.timeZone
  expect(await readZone()).toBeNull()
  for (const timeZone of ['+02:00', 'Mars/Olympus', '', 'x'.repeat(100_000)])
    expect((await seeker.calls.put('/api/account/time-zone', { timeZone })).status).toBe(400)
  expect(await readZone()).toBeNull()
  const saved = await seeker.calls.put('/api/account/time-zone', { timeZone: 'Asia/Kolkata' })
  expect(saved).toMatchObject({ status: 200, body: { timeZone: 'Asia/Kolkata' } })
  expect(await readZone()).toBe('Asia/Kolkata')
})
