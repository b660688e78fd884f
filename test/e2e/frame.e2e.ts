import type { Locator } from '@playwright/test'
import { expect, register, signIn, test } from './people.ts'

test('signed out, a protected page shows a message and redirects to the sign-in', async ({ page }) => {
  await page.goto('/dashboard')
  await expect(page.getByText('You are logged out. Logging in again...')).toBeVisible()
  await expect(page).toHaveURL(/\/auth\?mode=login/)
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
})

test('signed out, /admin is the sign-in screen and / the landing page', async ({ page }) => {
  await page.goto('/admin')
  await expect(
    page.getByRole('button', { name: 'Sign In' }).or(page.getByRole('button', { name: 'Create Account' })),
  ).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Try Free Resume Builder' })).toHaveAttribute('href', '/resume-builder')
  await expect(page.getByRole('link', { name: 'Admin Console' })).toHaveAttribute('href', '/admin')
})

test("a seeker sees their own links, and is redirected from other roles' pages", async ({ page }) => {
  await signIn(page, 'seeker@foothold.test')
  await page.goto('/')
  const bar = page.getByRole('navigation').first()
  await expect(bar.getByRole('link', { name: 'Profile', exact: true })).toHaveAttribute('href', '/profile')
  await expect(bar.getByRole('link', { name: 'Manage Clients' })).toHaveCount(0)
  await expect(bar.getByRole('link', { name: 'Admin', exact: true })).toHaveCount(0)
  await page.goto('/account-manager', { waitUntil: 'commit' })
  // It shows for half a second only, so every frame is checked.
  const isDenied = () => document.body?.innerText.includes('Access denied. Redirecting...')
  await page.waitForFunction(isDenied, undefined, { polling: 'raf' })
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/admin/notifications')
  await expect(page.getByText("You don't have permission to access this page.")).toBeVisible()
  await page.goto('/auth')
  await expect(page).toHaveURL(/\/$/)
})

test('an unknown path shows the 404 page', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await expect(page).toHaveTitle('Page Not Found - Foothold')
})

test('an expired session is reported, and the sign-in returns to the page', async ({ page, context }) => {
  await signIn(page, 'seeker@foothold.test')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Submit Job Interest' }).click()
  await page.getByRole('dialog').getByLabel('Job URL').fill('https://jobs.example.test/kept')
  await context.clearCookies()
  await page.getByRole('dialog').getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(page.getByText('You are logged out. Logging in again...')).toBeVisible()
  await expect(page).toHaveURL(/\/auth\?mode=login/)
  await page.getByLabel('Email').fill('seeker@foothold.test')
  await page.getByLabel('Password', { exact: true }).fill('foothold-demo')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.getByRole('button', { name: 'Submit Job Interest' }).click()
  await expect(page.getByRole('dialog').getByLabel('Job URL')).toHaveValue('https://jobs.example.test/kept')
})

test('signing out leads to the landing page, and Back shows no personal data', async ({ page }) => {
  await signIn(page, 'seeker@foothold.test')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByRole('link', { name: 'Try Free Resume Builder' })).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Brightwater Energy')).toBeHidden()
  await expect(page).toHaveURL(/\/auth\?mode=login/)
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Applications' })).toHaveCount(0)
})

test('on a phone a toast covers no button of the page, where the top bar is or the buttons at the bottom', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await register(page)
  await page.route('**/api/{profile,job-interests}', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  )
  const expectNoOverlap = async (toast: Locator, others: Locator[]) => {
    await expect(toast).toBeVisible()
    // It slides in.
    await toast.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
    const box = await toast.boundingBox()
    if (!box) throw new Error('The toast has no place')
    expect(box.y + box.height).toBeLessThanOrEqual(740)
    for (const other of others) {
      const beside = await other.boundingBox()
      if (!beside) throw new Error('It has no place')
      expect(beside.y + beside.height <= box.y || beside.y >= box.y + box.height).toBe(true)
    }
  }

  await page.goto('/profile')
  await page.getByLabel('Phone').fill('555 0100')
  const save = page.getByRole('button', { name: 'Save Profile' })
  await save.click()
  await expectNoOverlap(page.getByRole('alert').filter({ hasText: 'Failed to save profile' }), [save])

  await page.goto('/dashboard?shareUrl=')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Job URL').fill('https://jobs.example.test/1')
  const submit = dialog.getByRole('button', { name: 'Submit', exact: true })
  await submit.click()
  await expectNoOverlap(page.getByRole('alert').filter({ hasText: 'Failed to submit job interest' }), [submit])
})
