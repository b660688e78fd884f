import type { Page } from '@playwright/test'
import { expect, register, test } from './people.ts'

async function addApplication(page: Page, company: string, position: string, status: string) {
  await page.getByRole('button', { name: 'Add Application' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Company').fill(company)
  await dialog.getByLabel('Position').fill(position)
  await dialog.getByLabel('Status').selectOption(status)
  await dialog.getByRole('button', { name: 'Add Application' }).click()
  await expect(dialog).toBeHidden()
}

/** Adds an application by a call. The first test uses the dialog. */
async function insertApplication(page: Page, status: string) {
  const reply = await page.request.post('/api/applications', { data: { company: 'Mills', position: 'Clerk', status } })
  expect(reply.status()).toBe(201)
}

test('an empty dashboard takes a job link and applications, which are sorted and filtered', async ({ page }) => {
  await register(page)
  await page.goto('/dashboard')

  await test.step('an empty dashboard shows an empty state; own applications are added, sorted and filtered', async () => {
    await expect(page.getByText('No applications yet')).toBeVisible()
    for (const [company, position, status] of [
      ['Zeta', 'Analyst', 'offered'],
      ["Ångström & O'Hara", 'مهندس', 'applied'],
      ['Mills', 'Clerk', 'rejected'],
    ] as const)
      await addApplication(page, company, position, status)

    const getStatusField = (name: string) => page.getByLabel(`Status of ${name}`)
    await expect(getStatusField('Clerk at Mills')).toHaveValue('rejected')
    const rows = page.getByRole('table').getByRole('row')
    await expect(rows.nth(1)).toContainText('Mills')
    await page.getByLabel('Sort by').selectOption({ label: 'Company' })
    await expect(rows.nth(1)).toContainText('Ångström')
    await page.getByLabel('Filter by status').selectOption('offered')
    await expect(rows).toHaveCount(2)
    await expect(rows.nth(1)).toContainText('Zeta')
    await page.getByLabel('Filter by status').selectOption({ label: 'All' })
    await expect(rows).toHaveCount(4)
  })

  await test.step('a job link is validated, and typed text survives a failure and a reload', async () => {
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: 'Submit Job Interest' }).click()
    await dialog.getByRole('button', { name: 'Submit', exact: true }).click()
    await expect(dialog.getByText('Please enter a job URL')).toBeVisible()
    await dialog.getByLabel('Job URL').fill('javascript:alert(1)')
    await expect(dialog.getByText(/full web address/)).toBeVisible()
    // A missing scheme is added.
    await dialog.getByLabel('Job URL').fill('jobs.example.test/1')
    await expect(dialog.getByText(/full web address/)).toBeHidden()
    await dialog.getByLabel('Notes').fill('Typed with care')
    await page.route('**/api/job-interests', (route) => route.abort())
    await dialog.getByRole('button', { name: 'Submit', exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to submit job interest' })).toBeVisible()
    // The message must not cover the button, also in a low window.
    await page.setViewportSize({ width: 900, height: 640 })
    await dialog.getByRole('button', { name: 'Submit', exact: true }).click({ trial: true, timeout: 3_000 })
    await page.reload()
    await page.unroute('**/api/job-interests')
    await page.getByRole('button', { name: 'Submit Job Interest' }).click()
    await expect(dialog.getByLabel('Notes')).toHaveValue('Typed with care')
    await dialog.getByRole('button', { name: 'Submit', exact: true }).click()
    await expect(page.getByText(/Job interest submitted successfully!/)).toBeVisible()
    await expect(page.locator('a[href="https://jobs.example.test/1"]')).toBeVisible()
    await page.getByRole('button', { name: 'Submit Job Interest' }).click()
    await expect(dialog.getByLabel('Notes')).toHaveValue('')
  })
})

test('headings sort, chips filter, and the address keeps both with the search and the view', async ({ page }) => {
  await register(page)
  for (const status of ['applied', 'applied', 'offered']) await insertApplication(page, status)
  await page.goto('/dashboard')
  const heading = (name: string) => page.getByRole('columnheader', { name })
  await expect(heading('Date Applied')).toHaveAttribute('aria-sort', 'descending')
  await page.getByRole('button', { name: 'Company', exact: true }).click()
  await expect(heading('Company')).toHaveAttribute('aria-sort', 'ascending')
  await expect(page.getByLabel('Sort by')).toHaveValue('company')
  const chip = page.getByRole('button', { name: 'Applied 2', exact: true })
  await expect(page.getByRole('button', { name: 'All 3', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await chip.focus()
  await page.keyboard.press('Enter')
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByLabel('Filter by status')).toHaveValue('applied')
  await page.getByLabel('Search Applications').fill('mills')
  await expect(page).toHaveURL('/dashboard?sort=company&status=applied&q=mills')
  await page.reload()
  await expect(page.getByText('2 of 2 applications')).toBeVisible()
  await expect(page.getByLabel('Search Applications')).toHaveValue('mills')
  await page.getByLabel('Search Applications').fill('nowhere')
  await expect(page.getByRole('button', { name: 'Applied 0', exact: true })).toBeVisible()
  await page.getByRole('radio', { name: 'Board' }).click()
  await expect(page).toHaveURL(/view=board/)
  await page.goBack()
  await expect(page.getByRole('radio', { name: 'Table' })).toBeChecked()
})

test('the status of a selection is changed and undone, and a refusal is told by name', async ({ page }) => {
  await register(page)
  const add = (position: string) =>
    page.request.post('/api/applications', { data: { company: 'Mills', position, status: 'interested' } })
  const refused: { id: string } = await (await add('Miller')).json()
  for (const position of ['Baker', 'Clerk', 'Driver']) await add(position)
  await page.goto('/dashboard')
  const getStatus = (position: string) => page.getByLabel(`Status of ${position} at Mills`)
  await page.getByLabel('Select all shown').check()
  await page.getByLabel('Select Driver at Mills').uncheck()
  const bar = page.getByRole('region', { name: 'Selected applications' })
  await expect(bar).toContainText('3 applications selected')

  const coming = page.waitForEvent('download')
  await bar.getByRole('link', { name: 'Export Selection' }).click()
  const chunks: Buffer[] = []
  for await (const chunk of await (await coming).createReadStream()) chunks.push(Buffer.from(chunk))
  expect(Buffer.concat(chunks).toString().trimEnd().split('\r\n')).toHaveLength(4)

  await page.route(`**/api/applications/${refused.id}`, (route) =>
    route.fulfill({ status: 409, json: { message: 'You never apply to Mills' } }),
  )
  await bar.getByLabel('New status').selectOption('rejected')
  await bar.getByRole('button', { name: 'Change Status' }).click()
  await expect(page.getByText('2 applications changed to Rejected')).toBeVisible()
  await expect(bar.getByRole('alert')).toContainText('Miller at Mills: You never apply to Mills')
  await expect(page.getByLabel('Select Miller at Mills')).toBeChecked()
  await expect(getStatus('Baker')).toHaveValue('rejected')
  await expect(getStatus('Clerk')).toHaveValue('rejected')
  for (const position of ['Miller', 'Driver']) await expect(getStatus(position)).toHaveValue('interested')

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Status of 2 applications restored')).toBeVisible()
  await page.reload()
  for (const position of ['Baker', 'Clerk', 'Miller']) await expect(getStatus(position)).toHaveValue('interested')
})

test('a status that cannot be saved is reverted, and an undone change restores the date too', async ({ page }) => {
  await register(page)
  await insertApplication(page, 'interested')
  await page.goto('/dashboard')

  await test.step('undoing a change of status restores the date too', async () => {
    const status = page.getByLabel('Status of Clerk at Mills')
    const row = page.getByRole('row', { name: /Clerk/ })
    await expect(row).toContainText('Added')
    await status.selectOption('applied')
    await expect(row).not.toContainText('Added')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Status is Interested again')).toBeVisible()
    await expect(status).toHaveValue('interested')
    await expect(row).toContainText('Added')
    await page.reload()
    await expect(status).toHaveValue('interested')
  })

  await test.step('a status that cannot be saved is reverted and reported', async () => {
    const status = page.getByLabel('Status of Clerk at Mills')
    await page.route('**/api/applications/*', (route) => route.abort())
    await status.selectOption('accepted')
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to update application status' })).toBeVisible()
    await expect(status).toHaveValue('interested')
    await page.unroute('**/api/applications/*')
    await status.selectOption('accepted')
    await expect(page.getByText('Application status updated')).toBeVisible()
    await page.reload()
    await expect(status).toHaveValue('accepted')
  })
})

test('without an event stream a window shows what it has changed itself', async ({ page }) => {
  await page.route('**/api/events**', (route) => route.abort())
  await register(page)
  await page.goto('/dashboard')
  await addApplication(page, 'Mills', 'Clerk', 'applied')
  const status = page.getByLabel('Status of Clerk at Mills')
  await expect(page.getByRole('button', { name: 'Applied 1', exact: true })).toBeVisible()
  await status.selectOption('offered')
  await expect(page.getByRole('button', { name: 'Offered 1', exact: true })).toBeVisible()
  await expect(status).toHaveValue('offered')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Applied 1', exact: true })).toBeVisible()
  await expect(status).toHaveValue('applied')
})

test('a second window follows the first, and catches up after its event stream was cut', async ({ page, context }) => {
  await register(page)
  await page.goto('/dashboard')
  const second = await context.newPage()
  await second.goto('/dashboard')
  await expect(second.getByText('No applications yet')).toBeVisible()
  await insertApplication(page, 'applied')
  await expect(second.getByLabel('Status of Clerk at Mills')).toBeVisible()
  await context.setOffline(true)
  await context.setOffline(false)
  await page.getByLabel('Status of Clerk at Mills').selectOption('offered')
  await expect(second.getByLabel('Status of Clerk at Mills')).toHaveValue('offered')
})
