import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { createTeam, getMessage } from './conversations.ts'
import { expect, openBrowser, signIn, test } from './people.ts'
import { subscribe } from './subscribing.ts'

const portal = '/account-manager'
const meter = (page: Page, name: string) => page.getByRole('meter', { name })
const tasks = (page: Page) => page.getByRole('list', { name: 'Tasks' })

/** Tomorrow at 15:00 by the browser's clock, as its input takes it. */
const tomorrow = () => `${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T15:00`

test('a consultation: suggested by the manager, booked in the thread, done, and seen in the meter', async ({
  page,
  browser,
}) => {
  const { manager } = await createTeam(page, browser)
  const desktop = manager.page
  await subscribe(page, 'active')
  await page.goto('/account/plan')
  await expect(meter(page, 'Applications')).toHaveAttribute('aria-valuetext', '0 of 25')
  await expect(meter(page, 'Resume consultation')).toHaveAttribute('aria-valuetext', 'Not booked yet', {
    timeout: 20_000,
  })

  await test.step('the manager suggests a time', async () => {
    await desktop.goto(portal)
    const item = tasks(desktop).getByRole('listitem').filter({ hasText: "Resume consultation for Noor D'Arcy" })
    await expect(item).toContainText(/due by /)
    await item.getByText('Suggest a Time').press('Enter')
    await item.getByRole('textbox', { name: 'Time' }).fill(tomorrow())
    await expectAccessible(desktop, 'the form of a time')
    await item.getByRole('button', { name: 'Suggest This Time' }).click()
    await expect(item).toContainText('Not booked yet.')
  })

  await test.step('the client books it', async () => {
    await page.getByRole('link', { name: 'Book Your Consultation' }).click()
    const message = getMessage(page, 'for your resume consultation.')
    await expectAccessible(page, 'the thread with a suggested time')
    await message.getByRole('button', { name: 'Book This Time' }).click()
    await expect(message).toContainText('Booked:')
    await expect(tasks(desktop)).toContainText('Booked:')
  })

  await test.step('the manager writes what came of it, and the meter changes', async () => {
    await tasks(desktop).getByText('Write Outcome').click()
    await desktop.getByLabel('Outcome').fill('Lead with the numbers.')
    await desktop.getByRole('button', { name: 'Mark as Done' }).click()
    await expect(desktop.getByText('No consultation, custom resume or report waits for you.')).toBeVisible()
    await page.goto('/account/plan')
    await expect(meter(page, 'Resume consultation')).toHaveAttribute('aria-valuetext', 'Done')
    await expect(page.getByText('Lead with the numbers.')).toBeVisible()
    await expect(page.getByRole('table', { name: 'Billing periods' })).toContainText('1 of 1')
    await expectAccessible(page, 'the account with a plan')
  })
  await manager.close()
})

test('a custom resume: shared by the manager, with its score before and after', async ({ page, browser }) => {
  const { client, manager } = await createTeam(page, browser)
  await subscribe(page, 'executive')
  const before = { kind: 'resume', name: 'Mine', form: {}, content: 'I was a welder.' }
  expect((await page.request.post('/api/documents', { data: before })).status()).toBe(201)

  const desktop = manager.page
  await desktop.goto(portal)
  await expect(tasks(desktop)).toContainText('ATS custom resume', { timeout: 20_000 })
  await tasks(desktop).getByText('Share Document').click()
  await desktop.getByLabel('Resume', { exact: true }).selectOption('A new one, from its text')
  await desktop
    .getByLabel('Text of the Resume')
    .fill('Noor\nnoor@example.test\n\nEXPERIENCE\nWelder, Harbor Works, 2019 to 2025\n- Reduced rework by 30%')
  await desktop.getByRole('button', { name: 'Share and Mark as Done' }).click()
  await expect(desktop.getByText('No consultation, custom resume or report waits for you.')).toBeVisible()
  await desktop.goto(`/profile?userId=${client.id}`)
  await expect(meter(desktop, 'ATS custom resume')).toHaveAttribute('aria-valuetext', 'Done')

  await page.goto('/account/plan')
  await expect(meter(page, 'ATS score of your earlier resume')).toBeVisible()
  await expect(meter(page, 'ATS score of your custom resume')).toBeVisible()
  await manager.close()
})

test('an admin sees what is owed', async ({ browser }) => {
  const context = await openBrowser(browser)
  const page = await context.newPage()
  await signIn(page, 'admin@foothold.test')
  await page.goto('/admin')
  await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Owed' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Owed to Clients' })).toBeVisible()
  await expect(page.getByText('Refund exposure', { exact: true })).toBeVisible()
  await expectAccessible(page, 'what is owed')
  await context.close()
})
