import type { Page } from '@playwright/test'
import { dollars } from '#test/plan-prices.ts'
import { expectAccessible } from './axe.ts'
import { expect, readMailTo, register, test } from './people.ts'
import {
  cards,
  expectStatus,
  failure,
  moveClock,
  openPortal,
  payWith,
  readStatus,
  setDeclines,
  subscribe,
  toast,
} from './subscribing.ts'

const card = (page: Page) => page.getByRole('region', { name: 'Subscription' })
const isActive = async (page: Page) => (await (await page.request.get('/api/auth/user')).json()).subscriptionActive

test('a subscription is upgraded, downgraded, canceled, resumed, canceled again, ends and starts again', async ({
  page,
}) => {
  await register(page)
  await subscribe(page, 'starter')

  await page.goto('/subscribe?plan=active')
  await expect(page.getByRole('heading', { name: 'From Starter to Active' })).toBeVisible()
  await expectAccessible(page, 'the change of plan')
  await expectStatus(page, { status: 'active', planName: 'Starter' })
  // None of the month has passed, so the full price is credited.
  await page.getByRole('button', { name: 'Upgrade and Pay $75.00' }).click()
  await expect(toast(page, 'Plan changed')).toBeVisible()
  await expectStatus(page, { status: 'active', planName: 'Active', amount: dollars.active })
  await expect(page).toHaveURL('/account')
  await expect(card(page)).toContainText('Active')
  await expect(page.getByRole('list', { name: 'Invoices' })).toContainText('$75.00')

  await page.goto('/subscribe?plan=starter')
  await expect(page.getByText('Credit for the Next Invoices')).toBeVisible()
  await page.getByRole('button', { name: 'Downgrade' }).click()
  await expectStatus(page, { status: 'active', planName: 'Starter', amount: dollars.starter })
  await expect(page).toHaveURL('/account')

  await card(page).getByRole('button', { name: 'Cancel Subscription' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Cancel your subscription?' })
  await expect(dialog).toContainText(/You keep your access until \w+ \d+, \d{4}/)
  await expectAccessible(page, 'the question before canceling')
  await dialog.getByRole('button', { name: 'Keep Subscription' }).click()
  await expectStatus(page, { status: 'active' })
  await card(page).getByRole('button', { name: 'Cancel Subscription' }).click()
  await dialog.getByRole('button', { name: 'Cancel Subscription' }).click()
  await expect(toast(page, 'Subscription cancelled')).toBeVisible()
  await expectStatus(page, { status: 'canceled', planName: 'Starter' })
  await expect(card(page)).toContainText(/You have access until \w+ \d+, \d{4}/)
  await page.goto('/subscribe?plan=starter')
  await expect(page.getByText('You have cancelled it.')).toBeVisible()

  await page.goto('/account')
  await card(page).getByRole('button', { name: 'Resume Subscription' }).click()
  await expect(toast(page, 'Subscription resumed')).toBeVisible()
  await expectStatus(page, { status: 'active' })
  await expect(card(page)).toContainText('Next billing date:')

  const portal = await openPortal(page)
  await portal.getByRole('button', { name: 'Cancel Plan' }).click()
  await expectStatus(page, { status: 'canceled' })
  await expect(card(page)).toContainText('Cancelled')
  expect(await isActive(page)).toBe(true)
  await moveClock(portal, 'Move to the Next Billing Date')
  await expectStatus(page, { status: 'expired' })
  await expect(card(page)).toContainText('Expired')
  expect(await isActive(page)).toBe(false)
  await subscribe(page, 'executive')
  await expectStatus(page, { status: 'active', planName: 'Executive', amount: dollars.executive })
})

test('a failed renewal is reported, recovers, then fails for good before the account is deleted', async ({ page }) => {
  const { email } = await register(page)
  await subscribe(page, 'active')
  const first = await readStatus(page)
  const portal = await openPortal(page, 'Manage Payment Methods')
  await expectAccessible(portal, 'the portal')
  await moveClock(portal, 'Move to the Next Billing Date')
  await expect.poll(async () => (await readStatus(page))?.currentPeriodEnd).not.toBe(first?.currentPeriodEnd)
  await expectStatus(page, { status: 'active' })
  await expect(portal.getByRole('list', { name: 'Invoices' }).getByRole('listitem')).toHaveCount(2)

  await setDeclines(portal, true)
  await moveClock(portal, 'Move to the Next Billing Date')
  await expectStatus(page, { status: 'past_due' })
  await expect(card(page)).toContainText('Past due')
  await expect(card(page)).toContainText(/You keep your access until \w+ \d+, \d{4}/)
  await expectAccessible(page, 'an account that is past due')
  expect(await isActive(page)).toBe(true)
  await readMailTo(page, email, /payment did not go through/i)
  await page.goto('/subscribe?plan=executive')
  await expect(page.getByText('A payment is open.')).toBeVisible()

  await setDeclines(portal, false)
  await portal.getByText('Use Another Card').click()
  await payWith(portal, cards.declined, 'Replace Card')
  await expect(failure(portal, 'Payment Failed')).toBeVisible()
  await payWith(portal, cards.succeeds, 'Replace Card')
  await expect(toast(portal, 'Card replaced')).toBeVisible()
  await portal.getByRole('button', { name: 'Close' }).click()
  await expectStatus(page, { status: 'active' })
  await page.goto('/account')
  await expect(card(page)).toContainText('Next billing date:')

  await setDeclines(portal, true)
  await moveClock(portal, 'Move to the Next Billing Date')
  await expectStatus(page, { status: 'past_due' })
  await moveClock(portal, 'Move 7 Days')
  await expect.poll(() => isActive(page)).toBe(false)
  await portal.close()

  await page.reload()
  await page.getByRole('button', { name: 'Delete Account' }).click()
  await page.getByRole('alertdialog').getByRole('textbox').fill('DELETE')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Account' }).click()
  await expect(page).toHaveURL('/')
  await expect(toast(page, 'Account deleted')).toBeVisible()
  expect((await page.request.get('/api/subscription/status')).status()).toBe(401)
})
