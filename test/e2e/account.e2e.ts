import type { Page } from '@playwright/test'
import { picture } from '#server/platform/files/files.fixture.ts'
import { dollars, priceText } from '#test/plan-prices.ts'
import { expectHydrated } from './prerendered.ts'
import { expect, register, signIn, test } from './people.ts'
import { assignManager } from './teams.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name })
const saveChanges = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click()
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const failure = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

async function openAccount(page: Page, path = '/account') {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectHydrated(page)
}

async function fillPasswords(page: Page, current: string, next: string, confirmation = next) {
  await page.getByLabel('Current Password').fill(current)
  await page.getByLabel('New Password', { exact: true }).fill(next)
  await page.getByLabel('Confirm New Password').fill(confirmation)
}

test('a newcomer sees where the plans are, changes name and picture, and deletes the account by keyboard alone', async ({
  page,
}) => {
  const { email, password } = await register(page)
  await openAccount(page)

  await test.step('without a subscription the account links to the plans', async () => {
    await expect(section(page, 'Billing & Invoices')).toContainText('No invoices yet')
    await expect(section(page, 'Payment Methods')).toContainText('No payment methods yet')
    const plans = section(page, 'Subscription').getByRole('link', { name: 'View Plans' })
    await expect(plans).toHaveAttribute('href', '/pricing')
  })

  await test.step('the name can be changed, the address cannot, and typed text survives a failure and a reload', async () => {
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await expect(page.getByLabel('Email')).not.toBeEditable()
    await expect(page.getByText('Email cannot be changed. Contact support if needed.')).toBeVisible()
    await page.getByLabel('First Name').fill('')
    await saveChanges(page)
    await expect(page.getByText('Please enter your first name')).toBeVisible()
    await expect(page.getByLabel('First Name')).toBeFocused()

    await page.getByLabel('First Name').fill('محمد')
    await page.getByLabel('Last Name').fill("O'Neill-王")
    await page.route('**/api/account', (route) => route.fulfill({ status: 500, json: {} }))
    await saveChanges(page)
    await expect(failure(page, 'Update failed')).toContainText('Failed to update account information')
    await page.unroute('**/api/account')
    await page.reload()
    await expect(page.getByLabel('First Name')).toHaveValue('محمد')
    await saveChanges(page)
    await expect(toast(page, 'Account updated')).toBeVisible()
    await page.getByRole('button', { name: 'Account menu' }).click()
    await expect(page.getByText("محمد O'Neill-王")).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('a picture is checked before the upload, and each failure says why', async () => {
    const upload = page.getByLabel('Upload Picture')
    const file = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.alloc(10) }
    await upload.setInputFiles({ ...file, buffer: Buffer.alloc(5 * 2 ** 20 + 1) })
    await expect(page.getByRole('alert')).toContainText('File size must be less than 5MB')
    await upload.setInputFiles({ ...file, name: 'me.svg', mimeType: 'image/svg+xml' })
    await expect(page.getByRole('alert')).toContainText('Please choose a JPG, PNG or GIF picture')

    await page.route('**/api/objects/upload', (route) => route.fulfill({ json: { uploadURL: '/api/uploads/1' } }))
    await page.route('**/api/uploads/1', (route) => route.fulfill({ status: 413, json: {} }))
    await upload.setInputFiles(file)
    await expect(page.getByRole('alert')).toContainText('Upload failed')
    await page.unroute('**/api/uploads/1')
    await page.route('**/api/uploads/1', (route) => route.fulfill({ json: {} }))
    await page.route('**/api/account/profile-picture', (route) => route.fulfill({ status: 500, json: {} }))
    await upload.setInputFiles(file)
    await expect(failure(page, 'Failed to update profile picture')).toContainText('Upload failed')
    await page.unrouteAll()
  })

  await test.step('an uploaded picture shows everywhere', async () => {
    await page.reload()
    await expectHydrated(page)
    const buffer = await picture('gif')
    await page.getByLabel('Upload Picture').setInputFiles({ name: 'me.gif', mimeType: 'image/gif', buffer })
    await expect(toast(page, 'Profile picture updated')).toBeVisible()
    await expect(page.getByRole('img', { name: 'Your picture' }).locator('img')).toHaveAttribute('src', /^\/objects\//)
    await expect(page.getByRole('button', { name: 'Account menu' }).locator('img')).toHaveAttribute(
      'src',
      /^\/objects\//,
    )
  })

  await test.step('deleting the account needs a typed confirmation, by keyboard alone', async () => {
    const opener = section(page, 'Danger Zone').getByRole('button', { name: 'Delete Account' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('alertdialog')
    await expect(dialog.getByRole('textbox')).toBeFocused()
    await expect(dialog.getByText('Your employment profile and your resume')).toBeVisible()
    await page.keyboard.type('no')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText(`Please type DELETE or ${email}`)).toBeVisible()
    await expect(dialog.getByRole('textbox')).toBeFocused()

    await page.route('**/api/account', (route) => route.fulfill({ status: 500, json: {} }))
    await dialog.getByRole('textbox').fill('DELETE')
    await page.keyboard.press('Enter')
    await expect(failure(page, 'Deletion failed')).toContainText('Failed to delete account')
    await page.unroute('**/api/account')
    await dialog.getByRole('button', { name: 'Cancel' }).press('Enter')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('textbox')).toBeFocused()
    await page.keyboard.type(email)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/')
    await expect(toast(page, 'Account deleted')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Try Free Resume Builder' })).toBeVisible()

    await page.goto('/auth?mode=login')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(failure(page, 'Login failed')).toContainText('Invalid email or password')
  })
})

test('each part of the settings is a screen of at most 1,200 px, and an old anchor leads to it', async ({ page }) => {
  await signIn(page, 'seeker@foothold.test')
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/account#security')
  await expect(page).toHaveURL('/account/security')
  await expect(section(page, 'Sessions')).toBeVisible()
  const getHeight = () => page.evaluate(() => document.documentElement.scrollHeight)
  expect(await getHeight()).toBeLessThanOrEqual(1200)
  const nav = page.getByRole('navigation', { name: 'Settings' })
  await expect(nav.getByRole('link', { name: 'Security' })).toHaveAttribute('aria-current', 'page')
  for (const [tab, region] of [
    ['Plan', 'Subscription'],
    ['Notifications', 'Notifications by Mail'],
    ['Data & Privacy', 'Your Data'],
    ['Account', 'Profile Information'],
  ] as const) {
    await nav.getByRole('link', { name: tab }).press('Enter')
    await expect(section(page, region)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await getHeight(), tab).toBeLessThanOrEqual(1200)
  }
  await expect(page).toHaveURL('/account')

  await test.step('the subscription shows its name, price and what comes next', async () => {
    const card = section(page, 'Subscription')
    await expect(card).toContainText(`${priceText.active}/month`)
    await expect(card).toContainText('Next billing date:')
    const subscription = { planName: 'Starter', amount: dollars.starter, interval: 'month', currentPeriodEnd: null }
    for (const [status, word] of [
      ['canceled', 'Cancelled'],
      ['past_due', 'Past due'],
      ['paused', 'paused'],
      [null, 'Unknown'],
    ]) {
      await page.route('**/api/subscription/status', (route) => route.fulfill({ json: { ...subscription, status } }))
      await page.reload()
      await expect(card).toContainText(word ?? '')
      await expect(card).toContainText(`${priceText.starter}/month`)
      await page.unroute('**/api/subscription/status')
    }
  })
})

test('a toast covers neither a link of the bar nor a button of the page', async ({ page }) => {
  await register(page)
  for (const [width, height] of [
    [360, 740],
    [1280, 900],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await openAccount(page)
    await saveChanges(page)
    const shown = toast(page, 'Account updated')
    await expect(shown).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, 0))
    // On a phone it is over the bar for a moment, like those of the system.
    const others =
      width < 1024
        ? page.locator('main :is(button, input, h1, h2)')
        : page.locator('header a, header button, main :is(button, input)')
    const box = await shown.boundingBox()
    expect(box).not.toBeNull()
    if (!box) continue
    for (const other of await others.all()) {
      const under = await other.boundingBox()
      const isApart =
        !under ||
        under.x >= box.x + box.width ||
        under.x + under.width <= box.x ||
        under.y >= box.y + box.height ||
        under.y + under.height <= box.y
      expect(isApart, await other.evaluate((element) => element.outerHTML.slice(0, 120))).toBe(true)
    }
  }
})

test('a new password needs the right one and signs out everywhere else, as the list of sessions does', async ({
  page,
  openPage,
}) => {
  const { email, password } = await register(page)
  const other = await openPage()
  await signIn(other, email, password)
  await openAccount(page)
  await fillPasswords(page, password, 'a brand new secret', 'another new secret')
  await saveChanges(page)
  await expect(failure(page, 'Password mismatch')).toContainText("New password and confirmation don't match")
  await expect(page.getByLabel('Confirm New Password')).toBeFocused()

  await fillPasswords(page, '', 'a brand new secret')
  await saveChanges(page)
  await expect(page.getByText('Please enter your current password')).toBeVisible()
  await fillPasswords(page, 'not the password', 'a brand new secret')
  await saveChanges(page)
  await expect(failure(page, 'Update failed')).toContainText('Current password is incorrect')
  await expect(page.getByLabel('Current Password')).toBeFocused()
  await expect(page.getByLabel('Current Password')).toHaveAccessibleDescription(/Current password is incorrect/)

  await page.getByLabel('Current Password').fill(password)
  await saveChanges(page)
  await expect(toast(page, 'Account updated')).toBeVisible()
  await expect(page.getByLabel('New Password', { exact: true })).toHaveValue('')
  await expect(other.getByRole('button', { name: 'Account menu' })).toBeHidden()
  await signIn(other, email, 'a brand new secret')
  await openAccount(page, '/account/security')
  const sessions = section(page, 'Sessions')
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await expect(sessions.getByRole('listitem').filter({ hasText: 'This device' })).toContainText('Chrome on')
  await sessions.getByRole('button', { name: 'Log Out Everywhere Else' }).click()
  await expect(toast(page, 'Logged out everywhere else')).toBeVisible()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await expect(sessions.getByRole('button')).toHaveCount(0)
  await expect(other.getByRole('button', { name: 'Account menu' })).toBeHidden()
})

test('the account lists who looked at a site password', async ({ page, browser }) => {
  const seeker = await register(page)
  const manager = await assignManager(browser, seeker.id)
  const data = { userId: seeker.id, company: 'Kew', position: 'Botanist', siteUsername: 'noor', sitePassword: 'orchid' }
  await manager.page.request.post('/api/applications', { data })
  await manager.page.goto('/account-manager')
  await manager.page.getByRole('button', { name: 'Show password' }).click()
  await expect(manager.page.getByText('orchid')).toBeVisible()
  await openAccount(page, '/account/data')
  await expect(section(page, 'Who Viewed My Passwords').getByRole('listitem').first()).toContainText('Amal Haddad')
  await manager.close()
})
