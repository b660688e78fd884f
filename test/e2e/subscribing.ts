import type { Locator, Page } from '@playwright/test'
import { testCards } from '#contract/sandbox.ts'
import type { Subscription } from '#contract/subscriptions.ts'
import { expect } from './people.ts'

type Field = 'Card number' | 'Expiry' | 'CVC'
const card = (number: string): Record<Field, string> => ({ 'Card number': number, Expiry: '12 / 34', CVC: '123' })

export const cards = {
  succeeds: testCards.succeeds.number,
  declined: testCards.declined.number,
  asks: testCards.asks.number,
}

/** Types a card and submits the form. */
export async function payWith(place: Page | Locator, number: string, button = 'Pay') {
  for (const [name, value] of Object.entries(card(number))) await place.getByLabel(name, { exact: true }).fill(value)
  await place.getByRole('button', { name: button, exact: true }).click()
}

export async function readStatus(page: Page): Promise<Subscription | null> {
  const reply = await page.request.get('/api/subscription/status')
  expect(reply.status()).toBe(200)
  return reply.json()
}

/** Waits until the server reports it. The screen alone proves nothing. */
export async function expectStatus(page: Page, expected: Partial<Subscription> | null) {
  const told = expect.poll(() => readStatus(page), { timeout: 20_000 })
  await (expected === null ? told.toBeNull() : told.toMatchObject(expected))
}

export const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
export const failure = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

/** Subscribes on our own page, and waits until the server reports the plan. */
export async function subscribe(page: Page, plan: 'starter' | 'active' | 'executive', number: string = cards.succeeds) {
  await page.goto(`/subscribe?plan=${plan}`)
  await payWith(page, number)
  await expect(page).toHaveURL('/dashboard', { timeout: 30_000 })
  await expectStatus(page, { status: 'active' })
}

/** Opens the provider's portal in a new tab from the account. */
export async function openPortal(page: Page, button = 'Manage Plan') {
  if (new URL(page.url()).pathname !== '/account') await page.goto('/account')
  const [tab] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: button }).click()])
  await expect(tab.getByRole('heading', { level: 1, name: 'Billing Portal' })).toBeVisible()
  await expect(tab.getByText('Sandbox: no money moves')).toBeVisible()
  return tab
}

/** Moves the sandbox's clock by a button of the portal. */
export async function moveClock(portal: Page, button: 'Move 1 Day' | 'Move 7 Days' | 'Move to the Next Billing Date') {
  await portal.getByRole('button', { name: button }).click()
  await expect(toast(portal, 'The clock was moved')).toBeVisible()
  await portal.getByRole('button', { name: 'Close' }).click()
}

export async function setDeclines(portal: Page, declines: boolean) {
  const box = portal.getByLabel('Decline the next charges')
  await box.click()
  await expect(toast(portal, 'Saved')).toBeVisible()
  await expect(box).toBeChecked({ checked: declines })
  await portal.getByRole('button', { name: 'Close' }).click()
}

/** Everything the page has stored in this browser. */
export const readStorage = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }, window.history.state, document.cookie]),
  )
