import { once } from 'node:events'
import { createServer } from 'node:http'
import { expectAccessible } from './axe.ts'
import { selectByKeys, pressKeyOn, tabTo, typeIn } from './keys.ts'
import { expect, register, signIn, test } from './people.ts'
import { detail, entries, row, submit } from './queue.ts'
import { assignManager } from './teams.ts'

const reason = 'They ask for a licence. Shall I look for a similar job?'

/** Serves a job posting on this machine, which the test server may fetch. */
async function servePosting() {
  const port = Number(process.env.E2E_PAGES_PORT)
  const posting = {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Head Botanist',
    hiringOrganization: { '@type': 'Organization', name: 'Kew Gardens' },
    description: '<p>You look after the orchids.</p><p>And the palms.</p>',
  }
  const html = `<title>Head Botanist</title><script type="application/ld+json">${JSON.stringify(posting)}</script>`
  const site = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(html))
  site.listen(port, '127.0.0.1')
  await once(site, 'listening')
  return { url: `http://127.0.0.1:${port}/jobs/1`, close: () => site.close() }
}

test('the queue shows late, new and parsed interests, and is searched and filtered', async ({ page }) => {
  await signIn(page, 'manager@foothold.test')
  await page.goto('/account-manager')
  await expect(
    entries(page)
      .filter({ hasText: /late by/ })
      .first(),
  ).toContainText('tidewater')
  await expect(entries(page).filter({ hasText: 'New client' })).toContainText('Priya Nair')
  await expect(entries(page).filter({ hasText: 'Operations Planner at Fernhill Outdoor' })).toContainText(
    'paused: waiting for Maya',
  )
  const approvals = page.getByRole('list', { name: 'Approvals' })
  const waiting = approvals.getByRole('listitem').filter({ hasText: 'Operations Planner at Windrow Organics' })
  await expect(waiting).toContainText(/Waiting for Maya until \w+ \d+/)
  await expect(page.getByRole('row', { name: /Priya Nair/ })).toContainText('No action yet')

  await page.getByLabel('Search Pending').fill('fernhill')
  await expect(entries(page)).toHaveCount(1)
  await page.getByLabel('Search Pending').fill('nothing like it')
  await expect(page.getByText('No matches')).toBeVisible()
  await page.getByRole('button', { name: 'Show All' }).click()
  await page.getByLabel('Filter by client').selectOption({ label: 'Priya Nair (0)' })
  await expect(entries(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'First Application' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Client')).toHaveValue(/.+/)
  await expect(page.getByRole('article').getByText('Priya Nair').last()).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
})

test('by keyboard alone: open a posting, return an interest with a reason, apply with the parsed posting', async ({
  page,
  browser,
}) => {
  const site = await servePosting()
  const seeker = await register(page)
  const manager = await assignManager(browser, seeker.id)
  const desktop = manager.page
  try {
    await submit(page, 'https://jobs.example.test/driver', 'Would I fit?')
    await submit(page, site.url, 'Please do not phone before 14:00.')
    await manager.apply('Gardener')
    await page.goto('/dashboard')
    await desktop.goto('/account-manager')
    await expect(entries(desktop)).toHaveCount(2)
    await expect(entries(desktop).nth(1)).toContainText('Head Botanist at Kew Gardens', { timeout: 30_000 })

    await test.step('keys move, and open the link in a new tab', async () => {
      await tabTo(row(desktop, 0))
      await desktop.keyboard.press('j')
      await expect(row(desktop, 1)).toBeFocused()
      await expect(desktop).toHaveURL(/item=/)
      await expect(detail(desktop).getByRole('heading', { name: 'Head Botanist at Kew Gardens' })).toBeVisible()
      await expect(detail(desktop).getByText('You look after the orchids.')).toBeVisible()
      await desktop.keyboard.press('ArrowDown')
      await expect(row(desktop, 1)).toBeFocused()
      const opened = desktop.context().waitForEvent('page')
      await desktop.keyboard.press('Enter')
      const tab = await opened
      await expect(tab).toHaveURL(site.url)
      await tab.close()
      await desktop.keyboard.press('k')
      await expect(row(desktop, 0)).toBeFocused()
    })

    await test.step('shortcuts do nothing while typing in a field', async () => {
      await desktop.getByLabel('Search Pending').pressSequentially('jar')
      await expect(desktop.getByRole('dialog')).toHaveCount(0)
      await desktop.getByLabel('Search Pending').fill('')
      await expect(entries(desktop)).toHaveCount(2)
      await row(desktop, 0).focus()
    })

    await test.step('R returns with a reason, which the seeker sees', async () => {
      await desktop.keyboard.press('r')
      const dialog = desktop.getByRole('dialog')
      await pressKeyOn(dialog.getByRole('button', { name: 'Return', exact: true }))
      await expect(dialog.getByText('Please enter a reason')).toBeVisible()
      await expectAccessible(desktop, 'Return Job Interest')
      await typeIn(dialog.getByLabel('Reason'), reason)
      await pressKeyOn(dialog.getByRole('button', { name: 'Return', exact: true }))
      await expect(desktop.getByText('Job interest returned')).toBeVisible()
      await expect(entries(desktop)).toHaveCount(1)
      await expect(row(desktop, 0)).toBeFocused()
      await expect(page.getByText('Returned', { exact: true })).toBeVisible()
      await expect(page.getByText(reason)).toBeVisible()
      await expectAccessible(page, 'a returned interest')
    })

    await test.step('A applies: the posting fills in the form, beside the facts that job sites ask for', async () => {
      await desktop.keyboard.press('a')
      const dialog = desktop.getByRole('dialog')
      await expect(dialog.getByLabel('Company')).toHaveValue('Kew Gardens')
      await expect(dialog.getByLabel('Position')).toHaveValue('Head Botanist')
      await expect(dialog.getByText('From the posting')).toHaveCount(2)
      await expect(dialog.getByText('Please do not phone before 14:00.')).toBeVisible()
      await expect(dialog.getByLabel('Company')).toBeFocused()
      await pressKeyOn(dialog.locator('summary').filter({ hasText: 'The posting' }))
      await expect(dialog.getByText('You look after the orchids.')).toBeVisible()
      await expect(detail(desktop).getByRole('button', { name: 'Copy email' }).last()).toBeVisible()
      await expectAccessible(desktop, 'Apply Now')
    })

    await test.step('a duplicate shows a warning and keeps the form', async () => {
      const dialog = desktop.getByRole('dialog')
      await typeIn(dialog.getByLabel('Notes'), 'Sent by mail as well.')
      await typeIn(dialog.getByLabel('Position'), 'GARDENER')
      await expect(dialog.getByText('This client may already have this application')).toBeVisible()
      await expect(dialog.getByText('Gardener at Kew Gardens')).toBeVisible()
      await expect(dialog.getByRole('button', { name: 'Create Anyway' })).toBeVisible()
      await expectAccessible(desktop, 'a duplicate')
      await typeIn(dialog.getByLabel('Position'), 'Head Botanist')
      await expect(dialog.getByRole('button', { name: 'Create Application' })).toBeVisible()
      await expect(dialog.getByLabel('Notes')).toHaveValue('Sent by mail as well.')
      await typeIn(dialog.getByLabel('Site Username'), 'noor')
      await typeIn(dialog.getByLabel('Site Password'), 'orchid and palm')
      await pressKeyOn(dialog.getByRole('button', { name: 'Create Application' }))
      await expect(desktop.getByText('Application created successfully')).toBeVisible()
      await expect(desktop.getByText('No pending job interests')).toBeVisible()
      await expect(page.getByText('Head Botanist').first()).toBeVisible()
    })

    await test.step('the password is copied without being shown, and the copy is logged', async () => {
      await desktop.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await pressKeyOn(desktop.getByRole('button', { name: 'Copy password' }))
      await expect(desktop.getByText('Copied', { exact: true })).toBeAttached()
      expect(await desktop.evaluate(() => navigator.clipboard.readText())).toBe('orchid and palm')
      await expect(desktop.getByText('orchid and palm')).toHaveCount(0)
      const reveals: unknown[] = await (await page.request.get('/api/account/credential-reveals')).json()
      expect(reveals).toHaveLength(1)
    })
  } finally {
    site.close()
    await manager.close()
  }
})

test('by keyboard alone: Read Posting parses a typed link and fills in only empty fields', async ({
  page,
  browser,
}) => {
  const seeker = await register(page)
  const manager = await assignManager(browser, seeker.id)
  const desktop = manager.page
  await desktop.goto('/account-manager')
  await pressKeyOn(desktop.getByRole('button', { name: 'Create Application' }))
  const dialog = desktop.getByRole('dialog')
  await selectByKeys(dialog.getByLabel('Client'), `${seeker.firstName} ${seeker.lastName}`)
  await typeIn(dialog.getByLabel('Company'), 'Typed Before')
  await typeIn(dialog.getByLabel('Job URL'), 'http://127.0.0.1:1/')
  await pressKeyOn(dialog.getByRole('button', { name: 'Read Posting' }))
  await expect(dialog.getByText(/We could not read the posting/)).toBeVisible({ timeout: 30_000 })
  await expect(dialog.getByLabel('Company')).toHaveValue('Typed Before')
  await typeIn(dialog.getByLabel('Position'), 'Clerk')
  await pressKeyOn(dialog.getByRole('button', { name: 'Create Application' }))
  await expect(desktop.getByText('Application created successfully')).toBeVisible()
  const client = desktop.context().waitForEvent('page')
  await pressKeyOn(desktop.getByRole('link', { name: /^View Dashboard/ }))
  await expect((await client).getByText('Typed Before')).toBeVisible()
  await manager.close()
})

test('one password is shown at a time, and none once the client is assigned to another manager', async ({
  page,
  browser,
}) => {
  const seeker = await register(page)
  const first = await assignManager(browser, seeker.id)
  const desktop = first.page
  const made = []
  for (const position of ['Gardener', 'Botanist']) {
    const data = {
      userId: seeker.id,
      company: 'Kew',
      position,
      siteUsername: position,
      sitePassword: `the ${position}'s`,
    }
    made.push(await (await desktop.request.post('/api/applications', { data })).json())
  }
  await desktop.goto('/account-manager')
  await desktop.getByRole('button', { name: 'Show password' }).first().click()
  await expect(desktop.getByText("the Botanist's")).toBeVisible()
  await desktop.getByRole('button', { name: 'Show password' }).first().click()
  await expect(desktop.getByText("the Gardener's")).toBeVisible()
  await expect(desktop.getByText("the Botanist's")).toHaveCount(0)

  const second = await assignManager(browser, seeker.id)
  const { id } = made[0] as { id: string }
  for (const path of [`/api/applications/${id}/credentials`, `/api/applications/${id}`, `/api/admin/user/${seeker.id}`])
    expect((await desktop.request.get(path)).status(), path).toBe(404)
  await expect(desktop.getByText('No clients assigned yet')).toBeVisible()
  await first.close()
  await second.close()
})
