import { expect, register, signIn, test } from './people.ts'
import { makeWaitingSubscriber } from './subscribers.ts'
import { assignManager } from './teams.ts'

test('an admin sees at home who has waited longest, and can navigate back from every screen', async ({
  page,
  openPage,
}) => {
  const seeker = await register(await openPage(), { firstName: 'Ximena', lastName: 'Longest' })
  await makeWaitingSubscriber(seeker.id, 2_000)
  await signIn(page, 'admin@foothold.test')
  await page.goto('/')
  await expect(page.getByText(/subscribers? (is|are) waiting for an account manager/).first()).toBeVisible()
  await expect(page.getByText('Ximena Longest has waited longest: 83 days, late by 82 days.')).toBeVisible()
  await expect(page.getByText(/^All job seekers together have [\d,]+ applications?\.$/)).toBeVisible()
  await expect(
    page.locator('main details').filter({ hasText: 'Recent Applications' }).getByRole('listitem'),
  ).toHaveCount(5)
  for (const name of ['Profile', 'Dashboard', 'Send Notification'])
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Assign Managers' }).click()
  await expect(page.getByRole('table', { name: 'Waiting subscribers' })).toContainText('Ximena Longest')

  const tabs = page.getByRole('navigation', { name: 'Administration' })
  await expect(tabs.getByRole('link', { name: /^Waiting, \d+\+? waiting$/ })).toHaveAttribute('aria-current', 'page')
  for (const [tab, heading] of [
    [/^Messages/, 'Contact Messages'],
    ['Payments', 'Payments'],
    [/^Promises/, 'Promises'],
    ['Owed', 'Owed to Clients'],
    ['Audit', 'Audit Log'],
    ['Statistics', 'Statistics'],
    ['Users', 'System Administration'],
  ] as const) {
    await tabs.getByRole('link', { name: tab }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused()
  }
  await page.goto('/admin/notifications')
  await page.getByRole('link', { name: 'Back to Admin' }).click()
  await expect(page.getByRole('heading', { name: 'System Administration' })).toBeVisible()
})

test('an account manager can navigate back to the clients, and sees no plan to buy', async ({ page, browser }) => {
  const seeker = await register(page)
  const manager = await assignManager(browser, seeker.id)
  for (const path of [`/profile?userId=${seeker.id}`, `/dashboard?userId=${seeker.id}`, '/admin/notifications']) {
    await manager.page.goto(path)
    await manager.page.getByRole('link', { name: 'Back to Clients' }).click()
    await expect(manager.page.getByRole('heading', { name: 'Account Manager Portal' })).toBeVisible()
  }

  await manager.page.goto('/pricing')
  await expect(manager.page.getByText('Plans are for job seekers')).toBeVisible()
  await expect(manager.page.getByRole('heading', { name: 'Executive' })).toBeVisible()
  await expect(manager.page.getByRole('button', { name: /^Get Started/ })).toHaveCount(0)
  for (const path of ['/subscribe?plan=active', '/success']) {
    await manager.page.goto(path)
    await expect(manager.page.getByRole('heading', { level: 1, name: 'Plans are for job seekers' })).toBeVisible()
    await manager.page.getByRole('main').getByRole('link', { name: 'Go to Home' }).click()
    await expect(manager.page.getByText(/^Your clients have \d+ applications?\.$/)).toBeVisible()
  }
  await manager.page.getByRole('main').getByRole('link', { name: 'Send Notification' }).click()
  await expect(manager.page.getByRole('heading', { level: 1, name: 'Send Notification' })).toBeVisible()
  await manager.page.goto('/profile')
  await expect(manager.page.getByText(/^Profiles are for job seekers\./)).toBeVisible()
  await expect(manager.page.getByRole('link', { name: 'What You Want' })).toHaveCount(0)
  await manager.page.goto('/account')
  await expect(manager.page.getByRole('region', { name: 'Subscription' })).toContainText('Plans are for job seekers')
  await expect(manager.page.getByRole('link', { name: 'View Plans' })).toHaveCount(0)
  await manager.close()
})

test('in forced colours the primary button differs from the others', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await register(page)
  await page.goto('/dashboard')
  const readFill = async (name: string) => {
    const button = page.getByRole('button', { name })
    await expect(button).toBeVisible()
    return button.evaluate((element) => getComputedStyle(element).backgroundColor)
  }
  expect(await readFill('Submit Job Interest')).not.toBe(await readFill('Add Application'))
})
