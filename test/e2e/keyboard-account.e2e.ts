import type { Page } from '@playwright/test'
import { expectHydrated } from './prerendered.ts'
import { downloadWith, pressKeyOn, tabTo, typeIn } from './keys.ts'
import { expect, register, signIn, test } from './people.ts'
import { toast } from './subscribing.ts'
import { assignManager } from './teams.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name })

test('by keyboard alone: password change, sign-out of other devices, data export, account deletion', async ({
  page,
  openPage,
}) => {
  const { email, password } = await register(page)
  await page.goto('/account')
  await expectHydrated(page)
  await test.step('the password', async () => {
    await typeIn(page.getByLabel('Current Password', { exact: true }), password)
    await typeIn(page.getByLabel('New Password', { exact: true }), 'a brand new secret')
    await typeIn(page.getByLabel('Confirm New Password'), 'a brand new secret')
    await page.keyboard.press('Enter')
    await expect(toast(page, 'Account updated')).toBeVisible()
    await expect(page.getByLabel('New Password', { exact: true })).toHaveValue('')
  })

  await test.step('the other devices', async () => {
    const other = await openPage()
    await signIn(other, email, 'a brand new secret')
    await page.goto('/account/security')
    await expectHydrated(page)
    const sessions = section(page, 'Sessions')
    await expect(sessions.getByRole('listitem')).toHaveCount(2)
    await pressKeyOn(sessions.getByRole('button', { name: 'Log Out Everywhere Else' }))
    await expect(toast(page, 'Logged out everywhere else')).toBeVisible()
    await expect(sessions.getByRole('listitem')).toHaveCount(1)
    await expect(sessions.getByRole('heading', { name: 'Sessions' })).toBeFocused()
    expect((await other.request.get('/api/account/sessions')).status()).toBe(401)
  })

  await test.step('the mailed notifications, and the data export', async () => {
    await page.goto('/account/notifications')
    await expectHydrated(page)
    const choice = page.getByLabel('The team sends me a message')
    await pressKeyOn(choice, 'Space')
    await expect(toast(page, 'Choices saved')).toBeVisible()
    await expect(choice).not.toBeChecked()
    await page.goto('/account/data')
    await expectHydrated(page)
    const data = section(page, 'Your Data')
    await pressKeyOn(data.getByRole('button', { name: 'Export My Data' }))
    await expect(data.getByRole('button', { name: 'Download' })).toBeVisible({ timeout: 30_000 })
    await expect(data.getByRole('button', { name: 'Export My Data' })).toBeFocused()
    expect(await downloadWith(data.getByRole('button', { name: 'Download' }))).toMatch(/^foothold-data-.*\.zip$/)
  })

  await test.step('the deletion', async () => {
    const opener = section(page, 'Danger Zone').getByRole('button', { name: 'Delete Account' })
    await pressKeyOn(opener)
    const question = page.getByRole('alertdialog', { name: 'Delete Account' })
    await expect(question.getByRole('textbox')).toBeFocused()
    await page.keyboard.type('no')
    await pressKeyOn(question.getByRole('button', { name: 'Delete Account' }))
    await expect(question.getByRole('textbox')).toBeFocused()
    await pressKeyOn(question.getByRole('button', { name: 'Cancel' }))
    await expect(question).toBeHidden()
    await expect(opener).toBeFocused()
    await page.keyboard.press('Enter')
    await typeIn(question.getByRole('textbox'), 'DELETE')
    await pressKeyOn(question.getByRole('button', { name: 'Delete Account' }))
    await expect(page).toHaveURL('/')
    await expect(toast(page, 'Account deleted')).toBeVisible()
  })
})

test('by keyboard alone: an application is opened from the bell, and all are browsed', async ({ page, browser }) => {
  const seeker = await register(page)
  const manager = await assignManager(browser, seeker.id)
  for (let number = 1; number <= 21; number++) await manager.apply(`Botanist ${number}`)
  await page.goto('/')
  const bell = page.getByRole('button', { name: /^Notifications/ })
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await expect(bell).toHaveAccessibleName('Notifications, 22 unread')
  await expectHydrated(page)

  await pressKeyOn(bell)
  const group = panel.getByRole('button', { name: 'Amal added 20 applications today' })
  await expect(panel.getByRole('listitem')).toHaveCount(1)
  await expect(bell).toHaveAccessibleName('Notifications, 2 unread')
  await pressKeyOn(panel.getByRole('button', { name: 'Show Older' }))
  await expect(panel.getByRole('listitem')).toHaveCount(3)
  await expect(panel.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(bell).toBeFocused()

  await page.keyboard.press('Enter')
  await pressKeyOn(group)
  await pressKeyOn(panel.getByRole('link', { name: 'Amal added an application for you' }).first())
  const sheet = page.getByRole('dialog', { name: 'Botanist 21' })
  await expect(sheet).toBeVisible()
  await pressKeyOn(sheet.getByRole('button', { name: 'Close' }))
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Application Dashboard' })).toBeFocused()

  // On the screen that the link leads to, the address has no leftover parameter.
  await pressKeyOn(bell)
  await pressKeyOn(group)
  await pressKeyOn(panel.getByRole('link', { name: 'Amal added an application for you' }).first())
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  // The bell has it if its panel had closed before the details opened.
  const heading = page.getByRole('heading', { level: 1, name: 'Application Dashboard' })
  await expect(heading.or(bell).and(page.locator(':focus'))).toHaveCount(1)
  await tabTo(page.getByRole('button', { name: 'Details of Botanist 21 at Kew Gardens' }))
  await manager.close()
})
