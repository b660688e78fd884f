import { expect, test } from 'vitest'
import { createSignedInTeam } from '#test/factories.ts'
import { testApp } from '#test/harness.ts'
import { createPeriod, monday, recordHistory } from './reports.fixture.ts'
import { sendDueReports } from './reports.service.ts'

const nextMonday = new Date('2026-03-16T08:00:00.000Z')

async function createMailedTeam() {
  const app = await testApp({ TEAM_TIME_ZONE: 'Africa/Abidjan' })
  const team = await createSignedInTeam(app)
  const { seeker, manager } = team
  await createPeriod(app, seeker.id)
  await recordHistory(app, { userId: seeker.id, actorId: manager.id }, [{ at: '2026-03-03T10:00:00Z', to: 'applied' }])
  app.queued.length = 0
  /** Sends the reports of a Monday and returns the mails. */
  const sendMails = async (now: Date) => {
    await sendDueReports(app, now)
    await app.deliverMail()
    return app.mails.splice(0)
  }
  return { ...team, app, sendMails }
}

test('the mail says the same as text and as HTML, and is the only copy', async () => {
  const { app, seeker, sendMails } = await createMailedTeam()
  await app.pool.query(
    `insert into tasks (user_id, kind, state, week_start, due_at, outcome)
     values ($1, 'report_note', 'done', '2026-03-02T00:00:00Z', now(), 'A <b>good</b> week.')`,
    [seeker.id],
  )
  const mails = await sendMails(monday)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.subject).toBe('Here is your week from Mar 2 to Mar 8, 2026')
  const { body } = await seeker.calls.get('/api/reports')
  for (const line of ['Tuesday, Deleted application: Sent', `/reports?report=${body[0].id}`, 'Your account manager']) {
    expect(mails[0]?.text).toContain(line)
    expect(mails[0]?.html).toContain(line)
  }
  expect(mails[0]?.text).toContain('A <b>good</b> week.')
  expect(mails[0]?.html).toContain('A &lt;b&gt;good&lt;/b&gt; week.')
  expect(mails[0]?.text).not.toMatch(/put this together|The Foothold team/)
  const { body: notifications } = await seeker.calls.get('/api/notifications')
  expect(notifications[0]).toMatchObject({ type: 'report', relatedEntityId: body[0].id })
})

test('a report without a note carries our draft, and says that the manager wrote none', async () => {
  const { sendMails, manager, app } = await createMailedTeam()
  await app.pool.query("update users set biography = 'I like short letters.' where id = $1", [manager.id])
  const [mail] = await sendMails(monday)
  const author = "Foothold put this together from our records. Sam hasn't added a note this week."
  for (const line of [author, 'I like short letters.', 'At work Monday to Friday, 9:00 AM to 5:00 PM UTC.'])
    expect(mail?.text).toContain(line)
  // The team signs it, before the card of the account manager.
  expect(mail?.text).toMatch(/\n\nThe Foothold team\n\nSam Rivera\nYour account manager\n/)
  expect(mail?.html).toContain(author.replace("'", '&#39;'))
})

test('one click stops the mails of weekly reports, and those alone', async () => {
  const { app, seeker, sendMails } = await createMailedTeam()
  const [mail] = await sendMails(monday)
  const url = String(mail?.headers?.['List-Unsubscribe']).slice(1, -1)
  const link = new URL(url).pathname + new URL(url).search
  expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  const question = await app.anonymous.get(link)
  expect(question.text).toContain('Stop weekly reports by email?')
  const readChoices = async () => (await seeker.calls.get('/api/account/notification-choices')).body
  const before = await readChoices()
  expect(before.report).toBe(true)
  const done = await app.anonymous.post(link, 'List-Unsubscribe=One-Click', {
    'content-type': 'application/x-www-form-urlencoded',
  })
  expect(done).toMatchObject({ status: 200 })
  expect(done.text).toContain('No more weekly reports by email')
  expect(await readChoices()).toEqual({ ...before, report: false })
  expect(await sendMails(nextMonday)).toEqual([])
  expect((await seeker.calls.get('/api/reports')).body).toHaveLength(2)
})

test('who switched another kind of mail off keeps that choice after unsubscribing from reports', async () => {
  const { app, seeker, sendMails } = await createMailedTeam()
  const [mail] = await sendMails(monday)
  const choices = { ...(await seeker.calls.get('/api/account/notification-choices')).body, message: false }
  await seeker.calls.put('/api/account/notification-choices', choices)
  const url = new URL(String(mail?.headers?.['List-Unsubscribe']).slice(1, -1))
  await app.anonymous.post(url.pathname + url.search, '', { 'content-type': 'application/x-www-form-urlencoded' })
  const stored = (await seeker.calls.get('/api/account/notification-choices')).body
  expect(stored).toEqual({ ...choices, report: false })
})

test('a suspended client has a report and no mail', async () => {
  const { app, seeker, sendMails } = await createMailedTeam()
  await app.pool.query('update users set suspended_at = now() where id = $1', [seeker.id])
  expect(await sendMails(monday)).toEqual([])
})
