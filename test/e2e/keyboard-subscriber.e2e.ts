import type { Locator, Page } from '@playwright/test'
import { expectHydrated } from './prerendered.ts'
import { pressKeyOn, tabTo, typeIn } from './keys.ts'
import { expect, register, test } from './people.ts'
import { cards, expectStatus, failure, toast } from './subscribing.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const card = (page: Page) => section(page, 'Subscription')
/** The heading that gets the focus when the focused button disappears. */
const heading = (page: Page, name: string) => section(page, name).getByRole('heading', { name, exact: true })
const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true })

async function payByKeys(place: Page | Locator, number: string) {
  await typeIn(place.getByLabel('Card number'), number)
  await typeIn(place.getByLabel('Expiry'), '1234')
  await typeIn(place.getByLabel('CVC'), '123')
  await place.getByLabel('CVC').page().keyboard.press('Enter')
}

/** Navigates from the account to the offer of another plan. */
async function openPlanChange(page: Page, plan: string, choice: string) {
  await pressKeyOn(card(page).getByRole('link', { name: 'View Plans' }))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await pressKeyOn(button(page, choice))
  await expect(page).toHaveURL(`/subscribe?plan=${plan}`)
}

async function openPortal(page: Page, opener: string) {
  const opened = page.waitForEvent('popup')
  await pressKeyOn(page.getByRole('button', { name: opener }))
  const portal = await opened
  await expect(portal.getByRole('heading', { level: 1, name: 'Billing Portal' })).toBeVisible()
  return portal
}

test('by keyboard alone a plan is upgraded, downgraded, cancelled and resumed', async ({ page }) => {
  await register(page)
  await page.goto('/subscribe?plan=starter')
  await expectHydrated(page)
  await payByKeys(page, cards.succeeds)
  await expect(page).toHaveURL('/dashboard', { timeout: 30_000 })
  await page.goto('/account')
  await expectHydrated(page)

  await test.step('upgrade with its price, and downgrade', async () => {
    await openPlanChange(page, 'active', 'Upgrade to Active')
    await pressKeyOn(button(page, 'Upgrade and Pay $75.00'))
    await expect(page).toHaveURL('/account', { timeout: 30_000 })
    await expectStatus(page, { status: 'active', planName: 'Active' })
    await expectHydrated(page)
    await openPlanChange(page, 'starter', 'Downgrade to Starter')
    await pressKeyOn(button(page, 'Downgrade'))
    await expect(page).toHaveURL('/account', { timeout: 30_000 })
    await expectStatus(page, { status: 'active', planName: 'Starter' })
    await expectHydrated(page)
  })

  await test.step('keep, cancel and resume: the focus stays in the card', async () => {
    const cancel = button(card(page), 'Cancel Subscription')
    const question = page.getByRole('alertdialog', { name: 'Cancel your subscription?' })
    await pressKeyOn(cancel)
    await pressKeyOn(button(question, 'Keep Subscription'))
    await expect(question).toBeHidden()
    await expect(cancel).toBeFocused()
    await page.keyboard.press('Enter')
    await pressKeyOn(button(question, 'Cancel Subscription'))
    await expectStatus(page, { status: 'canceled' })
    await expect(heading(page, 'Subscription')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(button(card(page), 'Resume Subscription')).toBeFocused()
    await page.keyboard.press('Enter')
    await expectStatus(page, { status: 'active' })
    await expect(heading(page, 'Subscription')).toBeFocused()
  })
})

test('by keyboard alone the card is replaced at the provider, and the plan cancelled and resumed there', async ({
  page,
}) => {
  await register(page)
  await page.goto('/subscribe?plan=active')
  await expectHydrated(page)
  await payByKeys(page, cards.succeeds)
  await expect(page).toHaveURL('/dashboard', { timeout: 30_000 })
  await page.goto('/account')
  await expectHydrated(page)
  const portal = await openPortal(page, 'Manage Payment Methods')

  const another = portal.getByText('Use Another Card')
  await pressKeyOn(another)
  await payByKeys(portal, cards.declined)
  await expect(failure(portal, 'Payment Failed')).toBeVisible()
  await payByKeys(portal, cards.asks)
  const question = portal.getByRole('alertdialog', { name: 'Confirm Payment' })
  await pressKeyOn(button(question, 'Confirm Payment'))
  await expect(toast(portal, 'Card replaced')).toBeVisible()
  await expect(portal.getByLabel('Card number')).toHaveValue('')
  await expect(heading(portal, 'Payment Methods')).toBeFocused()
  await expect(portal.getByRole('list', { name: 'Payment methods' })).toContainText(cards.asks.slice(-4))

  await pressKeyOn(button(portal, 'Cancel Plan'))
  await expectStatus(page, { status: 'canceled' })
  await expect(heading(portal, 'Plan')).toBeFocused()
  await pressKeyOn(button(portal, 'Resume Plan'))
  await expectStatus(page, { status: 'active' })
  await expect(heading(portal, 'Plan')).toBeFocused()
  await typeIn(portal.getByLabel('Address', { exact: true }), '12 Mill Lane')
  await pressKeyOn(button(portal, 'Save Address'))
  await expect(toast(portal, 'Billing address saved')).toBeVisible()
  await expect(button(portal, 'Save Address')).toBeFocused()
  await portal.close()
  await tabTo(page.getByRole('button', { name: 'Manage Payment Methods' }))
})
