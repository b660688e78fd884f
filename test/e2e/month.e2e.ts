import type { Browser, Page } from '@playwright/test'
import { DateTime } from 'luxon'
import { openDatabase } from '#server/db/client.ts'
import { sendDueReports } from '#server/service/reports/reports.service.ts'
import { remindOfInterviews } from '#server/work/interviews/reminders.service.ts'
import { startJobs } from '#server/jobs/jobs.ts'
import { newAddress } from '#test/visual/people.ts'
import { getMessage, send } from './conversations.ts'
import { runSql } from './database.ts'
import { startOwnServer } from './own-server.ts'
import { demoPassword, expect, openBrowser, signIn, test } from './people.ts'
import { expectStatus, moveClock, openPortal, subscribe } from './subscribing.ts'

/** Does the work of a scheduled job as if it were that time. */
async function runJob(url: string, work: (context: Parameters<typeof remindOfInterviews>[0]) => Promise<void>) {
  const database = openDatabase({ url, connections: 2, onError: () => {} })
  const jobs = await startJobs(url, () => {})
  await work({ db: database.db, jobs }).finally(async () => {
    await jobs.stop()
    await database.close()
  })
}

async function openPerson(browser: Browser, { origin, url }: { origin: string; url: string }, firstName: string) {
  const page = await (await openBrowser(browser, origin)).newPage()
  const email = newAddress()
  const data = { email, firstName, lastName: 'Vale', password: demoPassword, confirmPassword: demoPassword }
  const { user } = await (await page.request.post('/api/register', { data })).json()
  await runSql('update users set email_verified = true where id = $1', [user.id], url)
  await signIn(page, email)
  return { page, id: String(user.id) }
}

const nextMonday = () => DateTime.utc().startOf('week').plus({ weeks: 1, hours: 20 }).toJSDate()
const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name })

test("three people at once: one subscriber's month, from the first day to the renewal", async ({ browser }) => {
  test.slow()
  // Reports of the future would meet other tests on the shared server.
  const server = await startOwnServer()
  try {
    const client = await openPerson(browser, server, 'Rhea')
    const manager = await openPerson(browser, server, 'Amal')
    const admin = await (await openBrowser(browser, server.origin)).newPage()
    await signIn(admin, 'admin@foothold.test')
    await admin.request.post('/api/admin/account-managers', { data: { userId: manager.id } })

    await test.step('the first day: the plan is paid, and Home says what comes first', async () => {
      await subscribe(client.page, 'active')
      await client.page.goto('/')
      await expect(region(client.page, 'Upload Your Resume')).toBeVisible()
      await expect(client.page.getByText(/^Your account manager is being assigned, by .+\.$/)).toBeVisible()
      await admin.goto('/admin')
      await expect(admin.getByText('Rhea Vale').first()).toBeVisible()
      const data = { userId: client.id, accountManagerId: manager.id }
      expect((await admin.request.post('/api/admin/assign-account-manager', { data })).status()).toBe(201)
      await expect(client.page.getByText('Amal Vale').first()).toBeVisible()
    })

    await test.step('a conversation, live on both sides', async () => {
      await client.page.goto('/messages')
      await send(client.page, 'I would like to work with plants.')
      await manager.page.goto(`/messages?userId=${client.id}`)
      await expect(getMessage(manager.page, 'I would like to work with plants.')).toBeVisible()
      await send(manager.page, 'Then I begin with botanical gardens.')
      await expect(getMessage(client.page, 'Then I begin with botanical gardens.')).toBeVisible()
    })

    await test.step('an interest is returned with a question, which the client answers from Home', async () => {
      const jobUrl = 'https://jobs.example.test/palm-house'
      const { id } = await (await client.page.request.post('/api/job-interests', { data: { jobUrl } })).json()
      await manager.page.goto('/account-manager')
      const entry = manager.page
        .getByRole('list', { name: 'Waiting for you' })
        .getByRole('listitem')
        .filter({ hasText: 'Palm house' })
      await expect(entry).toContainText(/due /)
      const reason = 'They ask for a license. Do you have one?'
      expect((await manager.page.request.post(`/api/job-interests/${id}/return`, { data: { reason } })).ok()).toBe(true)
      await expect(entry).toHaveCount(0)
      await client.page.goto(`/messages?about=interest:${id}`)
      await send(client.page, 'Yes, since 2019.')
      await expect
        .poll(
          async () => (await (await manager.page.request.get(`/api/conversations/${client.id}/messages`)).json())[0],
        )
        .toMatchObject({ text: 'Yes, since 2019.', jobInterestId: id })
    })

    let applicationId = ''
    await test.step('an application counts in the ledger', async () => {
      const data = { userId: client.id, company: 'Kew Gardens', position: 'Botanist', status: 'applied' }
      applicationId = (await (await manager.page.request.post('/api/applications', { data })).json()).id
      await client.page.goto('/')
      await expect(client.page.getByRole('meter', { name: 'Applications sent' })).toHaveAttribute(
        'aria-valuetext',
        '1 of 25',
      )
    })

    await test.step('an interview is entered, and the client is reminded the day before', async () => {
      await client.page.request.put(`/api/applications/${applicationId}`, { data: { status: 'interviewing' } })
      const startsAt = DateTime.utc().plus({ hours: 20 }).startOf('minute')
      const appointment = {
        startsAt: startsAt.toJSDate().toISOString(),
        endsAt: startsAt.plus({ hours: 1 }).toJSDate().toISOString(),
        timeZone: 'Europe/London',
        kind: 'on_site',
        place: 'Palm House',
        people: ['Ida Berg'],
      }
      const path = `/api/applications/${applicationId}/interviews`
      expect((await client.page.request.put(path, { data: [appointment] })).ok()).toBe(true)
      await runJob(server.url, remindOfInterviews)
      await client.page.goto('/')
      await expect(region(client.page, 'Prepare for your interview')).toBeVisible()
      await expect(client.page.getByText('Your interview at Kew Gardens is coming up').first()).toBeAttached()
      await client.page.getByRole('link', { name: 'Prepare', exact: true }).click()
      await expect(client.page.getByRole('heading', { level: 1, name: 'Interview at Kew Gardens' })).toBeVisible()
    })

    await test.step('on Monday the weekly report counts what happened', async () => {
      await runJob(server.url, (context) => sendDueReports(context, nextMonday()))
      await client.page.goto('/reports')
      const report = client.page.getByRole('article')
      await expect(report.getByRole('list', { name: 'In numbers' })).toContainText('1Sent')
      await expect(report).toContainText('Kew Gardens wants to interview you')
      await expect(report).toContainText('Botanist')
    })

    await test.step('the consultation is suggested, booked and done', async () => {
      const find = async () => {
        const tasks: { id: string; kind: string }[] = await (
          await manager.page.request.get(`/api/tasks?userId=${client.id}`)
        ).json()
        return tasks.find(({ kind }) => kind === 'consultation')?.id
      }
      await expect.poll(find, { timeout: 30_000 }).toBeDefined()
      const path = `/api/tasks/${await find()}`
      const proposedAt = DateTime.utc().plus({ days: 2 }).startOf('hour').toJSDate().toISOString()
      expect((await manager.page.request.put(path, { data: { state: 'proposed', proposedAt } })).ok()).toBe(true)
      await client.page.goto('/messages')
      const message = getMessage(client.page, 'for your resume consultation.')
      await message.getByRole('button', { name: 'Book This Time' }).click()
      await expect(message).toContainText('Booked:')
      const data = { state: 'done', outcome: 'Lead with the palms.' }
      expect((await manager.page.request.put(path, { data })).ok()).toBe(true)
    })

    await test.step('the plan renews: a new period begins, and the ended one keeps its figures', async () => {
      const portal = await openPortal(client.page)
      await moveClock(portal, 'Move to the Next Billing Date')
      await expectStatus(client.page, { status: 'active' })
      await expect
        .poll(async () => (await client.page.request.get('/api/ledger')).json(), { timeout: 30_000 })
        .toMatchObject([
          { applications: { included: 25, delivered: 0 }, consultations: { included: 0 } },
          { applications: { delivered: 1 }, consultations: { included: 1, delivered: 1, owed: 0 } },
        ])
      await admin.goto('/admin/promises')
      await expect(admin.getByRole('table', { name: 'Promises by month' })).toContainText('Amal Vale')
    })
    for (const page of [client.page, manager.page, admin]) await page.context().close()
  } finally {
    await server.stop()
  }
})
