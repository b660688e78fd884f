import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { expectAccessible } from './axe.ts'
import { forgetStepUp, stepUpDialog } from './factors.ts'
import { expect, register, test } from './people.ts'

test('mailed notifications are chosen by keyboard and by pointer, and saved', async ({ page }) => {
  await register(page)
  await page.goto('/account/notifications')
  const choices = page.getByRole('region', { name: 'Notifications by Mail' })
  const created = choices.getByLabel('My account manager applies for me')
  const message = choices.getByLabel('The team sends me a message')
  await expect(created).toBeChecked()
  await expect(choices.getByRole('checkbox')).toHaveCount(8)
  const saved = () => page.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.ok())
  await created.focus()
  await Promise.all([saved(), page.keyboard.press('Space')])
  await Promise.all([saved(), message.click()])
  await expect(page.getByRole('status').filter({ hasText: 'Choices saved' })).toBeVisible()
  await page.reload()
  await expect(created).not.toBeChecked()
  await expect(message).not.toBeChecked()
  await expect(choices.getByLabel('I get an account manager')).toBeChecked()

  await page.route('**/api/account/notification-choices', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  )
  await created.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Your choice was not saved' })).toBeVisible()
  await expect(created).not.toBeChecked()
})

test('a data export is requested by keyboard, notified when ready, and downloaded', async ({ page }) => {
  const { email, password } = await register(page)
  await page.goto('/account/data')
  const data = page.getByRole('region', { name: 'Your Data' })
  await expect(data.getByText('No copies yet.')).toBeVisible()
  await data.getByRole('button', { name: 'Export My Data' }).focus()
  await page.keyboard.press('Enter')
  const toast = page.getByRole('status').filter({ hasText: 'We are preparing your data' })
  await toast.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  await page.getByRole('dialog', { name: 'Notifications' }).getByRole('link', { name: 'Your data is ready' }).click()
  await expect(page).toHaveURL(/\/account\/data$/)

  await forgetStepUp(email)
  let fetched = 0
  page.on('download', () => (fetched += 1))
  const downloading = page.waitForEvent('download')
  await data.getByRole('button', { name: 'Download' }).dblclick()
  await stepUpDialog(page).getByLabel('Password').fill(password)
  await page.keyboard.press('Enter')
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^foothold-data-\d{4}-\d\d-\d\d\.zip$/)
  const files = unzipSync(await readFile(await download.path()))
  expect(JSON.parse(strFromU8(files['account.json'] ?? new Uint8Array()))).toMatchObject([{ email }])
  await expectAccessible(page, 'the account with a copy of its data')
  expect(fetched).toBe(1)
})
