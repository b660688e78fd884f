import { writeFileSync } from 'node:fs'
import { test } from 'vitest'
import { createApplicationFor, createInterest, createSignedInTeam } from '#test/factories.ts'
import { testApp } from '#test/harness.ts'
import { createPeriod, monday, recordHistory, setZone } from './reports.fixture.ts'
import { sendDueReports } from './reports.service.ts'
import { storeMessage } from '#server/service/contact/contact.service.ts'

test('five', async () => {
  const app = await testApp()
  const out: unknown[] = []
  const weeks: Record<string, { company: string; position: string; changes: { at: string; to: string }[] }[]> = {
    good: [
      {
        company: 'Northgate & Fell',
        position: 'Supply Chain Planner',
        changes: [
          { at: '2026-02-24T10:00:00Z', to: 'applied' },
          { at: '2026-03-03T10:00:00Z', to: 'interviewing' },
        ],
      },
      {
        company: 'Larkspur Home Nursing',
        position: 'Program Coordinator',
        changes: [{ at: '2026-03-03T10:00:00Z', to: 'applied' }],
      },
      {
        company: 'Quill & Sparrow Books',
        position: 'Fulfillment Planner',
        changes: [{ at: '2026-03-05T10:00:00Z', to: 'applied' }],
      },
      {
        company: 'Juniper & Vale',
        position: 'Project Manager',
        changes: [
          { at: '2026-02-25T10:00:00Z', to: 'applied' },
          { at: '2026-03-06T10:00:00Z', to: 'rejected' },
        ],
      },
    ],
    empty: [{ company: 'Kew Gardens', position: 'Botanist', changes: [{ at: '2026-02-24T10:00:00Z', to: 'applied' }] }],
    offer: [
      {
        company: 'Northgate & Fell',
        position: 'Supply Chain Planner',
        changes: [
          { at: '2026-02-24T10:00:00Z', to: 'applied' },
          { at: '2026-02-26T10:00:00Z', to: 'interviewing' },
          { at: '2026-03-04T10:00:00Z', to: 'offered' },
        ],
      },
    ],
    late: [
      {
        company: 'Tamarack Cycles',
        position: 'Demand Planner',
        changes: [{ at: '2026-03-03T10:00:00Z', to: 'applied' }],
      },
    ],
    first: [],
  }
  const zones: Record<string, string> = {
    good: 'America/Los_Angeles',
    empty: 'Asia/Kolkata',
    offer: 'Europe/Berlin',
    late: 'America/New_York',
    first: 'America/Chicago',
  }
  for (const [kind, jobs] of Object.entries(weeks)) {
    const { seeker, manager } = await createSignedInTeam(app)
    await app.pool.query("update users set first_name = 'Maya', last_name = 'Okafor' where id = $1", [seeker.id])
    await app.pool.query(
      "update users set first_name = 'Daniel', last_name = 'Reyes', biography = 'Nine years in hiring, on both sides of the desk. I read every posting twice and write letters I would answer.' where id = $1",
      [manager.id],
    )
    await setZone(app, seeker.id, zones[kind]!)
    await createPeriod(app, seeker.id)
    for (const { company, position, changes } of jobs) {
      const { id: applicationId } = await createApplicationFor(app, manager, { userId: seeker.id, company, position })
      await recordHistory(app, { userId: seeker.id, actorId: manager.id, applicationId }, changes)
      if (kind === 'good' && company.startsWith('North'))
        await app.pool.query(
          `insert into interviews (user_id, application_id, starts_at, ends_at, time_zone, kind) values ($1, $2, '2026-03-12T18:00:00Z', '2026-03-12T19:00:00Z', 'Europe/Berlin', 'video')`,
          [seeker.id, applicationId],
        )
    }
    if (kind === 'late')
      await app.pool.query(
        `insert into promises (kind, subject_id, user_id, started_at, due_at, kept_at, breached_at) values
         ('message_answered', $1, $1, '2026-03-03', '2026-03-04T15:00:00Z', '2026-03-05T14:30:00Z', '2026-03-04T15:00:01Z'), ('interest_answered', $1, $1, '2026-03-03', '2026-03-06T15:00:00Z', null, null)`,
        [seeker.id],
      )
    if (kind === 'first') await createInterest(app, seeker)
    if (kind !== 'first') await sendDueReports(app, new Date(monday.getTime() - 7 * 86_400_000 + 13 * 3600_000))
    if (kind === 'offer')
      await app.pool.query(
        `insert into tasks (user_id, kind, state, week_start, due_at, outcome) values ($1, 'report_note', 'done', '2026-03-02T00:00:00Z', now(), $2)`,
        [
          seeker.id,
          "They want you, Maya, and I'm not surprised: you told them how you cut late deliveries from 9% to 4%.\n\nThe start date is still open. Write to me before you answer, and we'll go through the numbers together.",
        ],
      )
    app.queued.length = 0
    await sendDueReports(app, new Date(monday.getTime() + 13 * 3600_000))
    await app.deliverMail()
    const [mail] = app.mails.splice(0)
    if (!mail) throw new Error(kind)
    writeFileSync(`/tmp/pics/${kind}.html`, mail.html)
    writeFileSync(`/tmp/pics/${kind}.txt`, `Subject: ${mail.subject}\n\n${mail.text}`)
    out.push({ kind, reports: (await seeker.calls.get('/api/reports')).body })
  }
  const dump = async (name: string) => {
    await app.deliverMail()
    for (const [index, mail] of app.mails.splice(0).entries()) {
      writeFileSync(`/tmp/pics/${name}${index}.html`, mail.html)
      writeFileSync(`/tmp/pics/${name}${index}.txt`, `Subject: ${mail.subject}\n\n${mail.text}`)
    }
  }
  app.queued.length = 0
  await app.anonymous.post('/api/register', {
    email: 'dana@example.test',
    password: 'violet tram orbit',
    confirmPassword: 'violet tram orbit',
    firstName: 'Dana',
    lastName: 'Lee',
  })
  await dump('verify')
  const { seeker, manager } = await createSignedInTeam(app)
  await app.anonymous.post('/api/forgot-password', { email: seeker.email })
  await dump('reset')
  await manager.calls.post(`/api/conversations/${seeker.id}/messages`, {
    text: 'Northgate called.\nThey want to talk on Thursday at ten.',
  })
  await dump('message')
  await createApplicationFor(app, manager, { userId: seeker.id, company: 'Kew', status: 'applied' })
  await dump('applied')
  await storeMessage(
    { db: app.db, jobs: app.jobs },
    { name: 'Tom', email: 'tom@example.test', message: 'By phone?\nThanks' },
    { isMailed: true },
  )
  await dump('contact')
  writeFileSync('/tmp/pics/reports.json', JSON.stringify(out))
})
