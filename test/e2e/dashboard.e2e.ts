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

test('an empty dashboard says so; own applications are added, sorted and filtered', async ({ page }) => {
  await register(page)
  await page.goto('/dashboard')
  await expect(page.getByText('No applications yet')).toBeVisible()
  for (const [company, position, status] of [
    ['Zeta', 'Analyst', 'offered'],
    ["Ångström & O'Hara", 'مهندس', 'applied'],
    ['Mills', 'Clerk', 'rejected'],
  ] as const)
    await addApplication(page, company, position, status)

  const statusOf = (name: string) => page.getByLabel(`Status of ${name}`)
  await expect(statusOf('Clerk at Mills')).toHaveValue('rejected')
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

test('a status that cannot be saved goes back, and the failure is said', async ({ page }) => {
  await register(page)
  await page.goto('/dashboard')
  await addApplication(page, 'Mills', 'Clerk', 'applied')
  const status = page.getByLabel('Status of Clerk at Mills')
  await page.route('**/api/applications/*', (route) => route.abort())
  await status.selectOption('accepted')
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to update application status' })).toBeVisible()
  await expect(status).toHaveValue('applied')
  await page.unroute('**/api/applications/*')
  await status.selectOption('accepted')
  await expect(page.getByText('Application status updated')).toBeVisible()
  await page.reload()
  await expect(status).toHaveValue('accepted')
})

test('a change of status is taken back, and with it the day that it has set', async ({ page }) => {
  await register(page)
  await page.goto('/dashboard')
  await addApplication(page, 'Mills', 'Clerk', 'interested')
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

test('a job link is checked, and what was typed outlives a failure and a reload', async ({ page }) => {
  await register(page)
  await page.goto('/dashboard')
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Submit Job Interest' }).click()
  await dialog.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(dialog.getByText('Please enter a job URL')).toBeVisible()
  await dialog.getByLabel('Job URL').fill('javascript:alert(1)')
  await expect(dialog.getByText(/full web address/)).toBeVisible()
  // What people leave out is put in front.
  await dialog.getByLabel('Job URL').fill('jobs.example.test/1')
  await expect(dialog.getByText(/full web address/)).toBeHidden()
  await dialog.getByLabel('Notes').fill('Typed with care')
  await page.route('**/api/job-interests', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to submit job interest' })).toBeVisible()
  // Nor does the message stand in the way of trying again, in a low window either.
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

test('a second window shows what the first one does, and catches up after its stream was cut', async ({
  page,
  context,
}) => {
  await register(page)
  await page.goto('/dashboard')
  const second = await context.newPage()
  await second.goto('/dashboard')
  await page.bringToFront()
  await addApplication(page, 'Mills', 'Clerk', 'applied')
  await second.bringToFront()
  await expect(second.getByLabel('Status of Clerk at Mills')).toBeVisible()
  await context.setOffline(true)
  await context.setOffline(false)
  await page.getByLabel('Status of Clerk at Mills').selectOption('offered')
  await expect(second.getByLabel('Status of Clerk at Mills')).toHaveValue('offered')
})

test('the seeker does everything by keyboard alone', async ({ page }) => {
  await register(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Submit Job Interest' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByLabel('Job URL')).toBeFocused()
  await page.keyboard.type('https://jobs.example.test/keys')
  await page.keyboard.press('Enter')
  const toast = page.getByRole('status').filter({ hasText: 'Job interest submitted successfully!' })
  await expect(toast).toBeVisible()
  await page.keyboard.press('F8')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Pending')).toBeVisible()
})
