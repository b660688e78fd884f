import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expectHydrated } from './prerendered.ts'
import { expect, register, signIn, test } from './people.ts'
import { assignManager } from './teams.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Quick Search' })
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name })

/** Searches and chooses a result by keyboard. */
async function choose(page: Page, words: string, name: string | RegExp) {
  await expectHydrated(page)
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(words)
  await expect(option(page, name).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
}

test('by keyboard alone a seeker navigates, searches, submits and signs out', async ({ page }) => {
  await register(page)
  await page.request.post('/api/applications', { data: { company: 'Kew Gardens', position: 'Head Gardener' } })
  await page.goto('/')
  await expectHydrated(page)
  await page.getByRole('link', { name: 'Weekly Reports' }).focus()

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Quick Search' }).getByRole('status')).toHaveText(/^\d+ results$/)
  await expect(option(page, 'Submit Job Interest')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('option').last()).toHaveText('Logout')
  await page.keyboard.type('zzz')
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Nothing found')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Weekly Reports' })).toBeFocused()

  await choose(page, 'prof', 'Professional Profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Professional Profile' })).toBeFocused()

  await choose(page, 'gardener', /^Head Gardener at Kew Gardens/)
  await expect(page.getByRole('dialog', { name: 'Head Gardener' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  // Until it has closed it still handles keys.
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await choose(page, 'sub', 'Submit Job Interest')
  await page.getByRole('textbox', { name: 'Job URL' }).focus()
  await page.keyboard.type('https://jobs.example.test/gardener')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Job interest submitted successfully!')).toBeVisible()
  await expect(page.getByRole('link', { name: /jobs\.example\.test/ })).toBeVisible()

  await choose(page, 'sign out', 'Logout')
  await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible()
})

test('the search asks about unsaved changes before it navigates', async ({ page }) => {
  await signIn(page, 'seeker@foothold.test')
  await page.goto('/profile')
  await expectHydrated(page)
  await page.getByRole('button', { name: 'Edit Basic Information' }).click()
  await page.getByLabel('Phone').fill('(555) 010-1234')
  await choose(page, 'dash', 'Application Dashboard')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.getByLabel('Phone')).toHaveValue('(555) 010-1234')
})

test('a manager finds their clients, and an admin finds everyone', async ({ page, openPage, browser }) => {
  const seekerPage = await openPage()
  const seeker = await register(seekerPage, { firstName: 'Éloïse', lastName: `Quill${Date.now()}` })
  const manager = await assignManager(browser, seeker.id)
  await manager.page.goto('/')
  await expectHydrated(manager.page)
  await manager.page.keyboard.press('Control+k')
  await expect(option(manager.page, 'Home')).toHaveAttribute('aria-selected', 'true')
  await expect(manager.page.getByRole('option').last()).toHaveText('Logout')
  await manager.page.keyboard.press('Escape')
  await choose(manager.page, 'eloise dash', /^Dashboard of Éloïse/)
  await expect(manager.page.getByRole('heading', { level: 1 })).toHaveText(/Application Dashboard of Éloïse/)
  await manager.close()

  await signIn(page, 'admin@foothold.test')
  await page.goto('/')
  await choose(page, seeker.lastName, new RegExp(`^Account of Éloïse ${seeker.lastName}`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(seeker.lastName))
  await expect(page.getByText(seeker.email, { exact: true })).toBeVisible()
})

test('the search works by touch on the smallest phone, and is accessible', async ({ browser, page }) => {
  await register(page)
  // Before the phone's window opens: typed keys got lost while it closed.
  await page.goto('/')
  await page.getByRole('button', { name: 'Quick Search' }).click()
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('zzz')
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Nothing found')
  await expectAccessible(page, 'Quick Search without results')

  const { cookies } = await page.context().storageState()
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 640 } })
  await context.addCookies(cookies)
  const phone = await context.newPage()
  await phone.goto('/')
  await phone.getByRole('button', { name: 'Quick Search' }).tap()
  await expect(field(phone)).toBeFocused()
  await option(phone, 'Account Settings').tap()
  await expect(phone.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeVisible()
  await phone.getByRole('button', { name: 'Quick Search' }).tap()
  await phone.getByRole('dialog').getByRole('button', { name: 'Close' }).tap()
  await expect(phone.getByRole('dialog')).toHaveCount(0)
  await context.close()
})

test('a search that fails to load or to answer shows an error', async ({ page }) => {
  await register(page)
  // Before the page loads: it may fetch the palette when it is idle.
  await page.route('**/assets/palette-*', (route) => route.abort())
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Quick Search' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByText('Failed to open')).toBeVisible()
  await page.unroute('**/assets/palette-*')
  await page.route('**/api/applications?*', (route) =>
    route.fulfill({ status: 500, json: { message: 'The list is away' } }),
  )
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('account')
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('The list is away')
  await expect(option(page, 'Account Settings')).toBeVisible()
})
