import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { openDatabase } from '#server/db/client.ts'
import { startJobs } from '#server/jobs/jobs.ts'
import { expectAccessible } from './axe.ts'
import { databaseUrl, runSql } from './database.ts'
import { pressKeyOn, selectByKeys, tabTo } from './keys.ts'
import { expect, getLink, readMailTo, register, test } from './people.ts'
import { toast } from './subscribing.ts'
import { assignManager } from './teams.ts'

/** Runs the job of Monday morning now: it makes up the latest week. */
async function sendReports() {
  const url = await databaseUrl()
  const database = openDatabase({ url, connections: 1, onError: () => {} })
  const jobs = await startJobs(url, () => {})
  await jobs.send(database.db, 'send-reports', {})
  await jobs.stop()
  await database.close()
}

/** A client whose manager sent an application in each of the two weeks before this one: until Monday 8:00 the earlier one counts. */
async function createTeam(page: Page, browser: Browser) {
  const client = await register(page)
  const manager = await assignManager(browser, client.id)
  for (const days of [4, 11]) {
    await manager.apply('Gardener')
    const latest = 'select id from job_applications where user_id = $1 order by created_at desc limit 1'
    const at = `date_trunc('week', now()) - interval '${days} days'`
    await runSql(
      `insert into audit_log (at, actor_id, action, subject_id, entity_id, details)
       values (${at}, $2, 'application.updated', $1, (${latest}), '{"from": "interested", "to": "applied", "fields": []}')`,
      [client.id, manager.managerId],
    )
    await runSql(
      `insert into deliveries (user_id, kind, subject_id, delivered_at) values ($1, 'application', (${latest}), ${at})`,
      [client.id],
    )
  }
  return { client, manager }
}

const getReport = (page: Page) => page.getByRole('article', { name: /^\w+ \d+ to \w+ \d+, \d{4}$/ })

test('a weekly report arrives: the client reads, prints and downloads it, stops its mails, and staff see it', async ({
  page,
  browser,
}) => {
  test.slow()
  const { client, manager } = await createTeam(page, browser)

  await test.step('the browser has told its time zone', async () => {
    await page.goto('/account/notifications')
    const zone = await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone)
    await expect(page.getByLabel('Time Zone')).toHaveValue(zone)
    const readTimeZone = async () => (await (await page.request.get('/api/auth/user')).json()).timeZone
    await expect.poll(readTimeZone).toBe(zone)
  })

  await test.step('by keyboard: another time zone', async () => {
    await selectByKeys(page.getByLabel('Time Zone'), 'Africa/Nairobi')
    await pressKeyOn(page.getByRole('button', { name: 'Save Time Zone' }))
    await expect(toast(page, 'Time zone saved')).toBeVisible()
    await expect(page.getByText('Your weekly report arrives on Mondays at 8:00 (Africa/Nairobi).')).toBeVisible()
  })

  await test.step('the report appears on the open page', async () => {
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'Weekly Reports' }).click()
    await expect(page.getByRole('heading', { name: 'No report yet' })).toBeVisible()
    await expectAccessible(page, 'no report')
    await sendReports()
    await expect(getReport(page)).toBeVisible()
    await expect(getReport(page).getByText('We sent your application for Gardener to Kew Gardens.')).toBeVisible()
    await expectAccessible(page, 'report')
  })

  await test.step('by keyboard: download it and follow an application', async () => {
    const download = page.waitForEvent('download')
    await pressKeyOn(page.getByRole('link', { name: 'Download .csv' }))
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^weekly-report-\d{4}-\d\d-\d\d\.csv$/)
    expect(await readFile(await file.path(), 'utf8')).toContain('Event,Sent,Kew Gardens,Gardener,')
    await tabTo(getReport(page).getByRole('link', { name: 'Gardener at Kew Gardens' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Gardener' })).toBeVisible()
    await page.goto('/reports')
  })

  await test.step('only the report is printed', async () => {
    await page.evaluate(() => (window.print = () => document.body.setAttribute('data-printed', '')))
    await page.getByRole('button', { name: 'Print' }).click()
    await expect(page.locator('body[data-printed]')).toBeAttached()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(getReport(page)).toBeVisible()
    for (const hidden of [page.getByRole('navigation'), page.getByRole('button'), page.getByLabel('Week')])
      await expect(hidden.filter({ visible: true })).toHaveCount(0)
    await page.emulateMedia({ media: null, colorScheme: null })
  })

  await test.step('staff find it from the profile of the client', async () => {
    await manager.page.goto(`/profile?userId=${client.id}`)
    await manager.page.getByRole('link', { name: 'Weekly Reports' }).click()
    await expect(manager.page.getByRole('heading', { level: 1 })).toHaveText("Weekly Reports of Noor D'Arcy")
    await expect(getReport(manager.page)).toBeVisible()
    await expectAccessible(manager.page, 'report of a client')
  })

  await test.step('the mail has a link that stops weekly reports by mail', async () => {
    const mail = await readMailTo(page, client.email, /^Here is your week from /)
    expect(mail.text).toContain('Gardener at Kew Gardens: Sent')
    await page.goto(getLink(mail))
    await page.getByRole('button', { name: 'Stop these emails' }).click()
    await expect(page.getByRole('heading', { name: 'No more weekly reports by email' })).toBeVisible()
    await page.goto('/account/notifications')
    await expect(page.getByLabel('My weekly progress report')).not.toBeChecked()
    await expect(page.getByLabel('The team sends me a message')).toBeChecked()
  })
  await manager.close()
})
