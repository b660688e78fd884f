import type { Page } from '@playwright/test'
import { expectHydrated, delayApp } from './prerendered.ts'
import { typeIn } from './keys.ts'
import { demoPassword, expect, test } from './people.ts'

const email = 'seeker@foothold.test'

/** Collects the bodies of sign-in requests. */
function collectSignIns(page: Page) {
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/login')) sent.push(request.postDataJSON())
  })
  return sent
}

async function typeEmail(page: Page) {
  await page.getByLabel('Email').focus()
  await page.keyboard.type(email)
  await page.getByLabel('Password', { exact: true }).focus()
}

/** Delays timers, frames and React's tasks, as on a very busy machine. */
const delayTimers = (page: Page) =>
  page.evaluate(() => {
    const { setTimeout: wait } = window
    const { postMessage } = MessagePort.prototype
    const late = (callback: () => void, delay = 0) => wait(callback, delay + 300)
    Object.assign(window, { setTimeout: late, requestAnimationFrame: late })
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      wait(() => postMessage.call(this, message), 50)
    }
  })

const expectSignedIn = (page: Page) => expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()

test('a sign-in typed before hydration is kept, is not submitted by itself, and is sent once', async ({ page }) => {
  const sent = collectSignIns(page)
  const app = await delayApp(page)
  await page.goto('/auth?mode=login', { waitUntil: 'commit' })
  await typeEmail(page)
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')
  await app.asked
  await expect(page).toHaveURL(/\/auth\?mode=login$/)
  expect(sent).toEqual([])
  app.release()
  await expectHydrated(page)
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expectSignedIn(page)
  expect(sent).toEqual([{ email, password: demoPassword }])
})

test('no character typed during hydration is lost, and Enter submits once', async ({ page }) => {
  const sent = collectSignIns(page)
  const app = await delayApp(page)
  await page.goto('/auth?mode=login', { waitUntil: 'commit' })
  await typeEmail(page)
  await page.keyboard.type(demoPassword.slice(0, 4))
  await app.asked
  await delayTimers(page)
  app.release()
  await page.keyboard.type(demoPassword.slice(4), { delay: 120 })
  await expectHydrated(page)
  await page.keyboard.press('Enter')
  await expectSignedIn(page)
  expect(sent).toEqual([{ email, password: demoPassword }])
})

test('text typed before hydration is merged with the restored draft', async ({ page }) => {
  await page.goto('/register')
  await page.getByLabel('First Name').fill('Kept')
  await page.getByLabel('Last Name').fill('Replaced')
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain('Replaced')

  const app = await delayApp(page)
  await page.reload({ waitUntil: 'commit' })
  await typeIn(page.getByLabel('Last Name'), 'Typed')
  await app.asked
  app.release()
  await expect(page.getByLabel('First Name')).toHaveValue('Kept')
  await expect(page.getByLabel('Last Name')).toHaveValue('Typed')
})

test('a builder restores its draft, except fields typed before hydration', async ({ page }) => {
  await page.goto('/cover-letter-builder')
  await page.getByLabel('Company Name').fill('Kept Company')
  await page.getByLabel('Full Name').fill('Replaced')
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain('Replaced')

  const app = await delayApp(page)
  await page.reload({ waitUntil: 'commit' })
  await typeIn(page.getByLabel('Full Name'), 'Typed')
  await app.asked
  app.release()
  await expect(page.getByLabel('Company Name')).toHaveValue('Kept Company')
  await expect(page.getByLabel('Full Name')).toHaveValue('Typed')
})

test('a builder knows what was typed before hydration', async ({ page }) => {
  const app = await delayApp(page)
  await page.goto('/resume-builder', { waitUntil: 'commit' })
  await typeIn(page.getByLabel('Full Name'), 'Noor')
  await typeIn(page.getByLabel('Email'), 'noor@example.test')
  await typeIn(page.getByLabel('Job Title'), 'Planner')
  await app.asked
  app.release()
  await expectHydrated(page)
  await expect(page.getByRole('button', { name: 'Generate Resume' })).toBeEnabled()
  await expect(page.getByRole('heading', { name: 'Planner' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Live Page' }).getByRole('img')).toBeVisible()
})

test('what was typed before hydration is checked, and what is typed meanwhile is kept', async ({ page }) => {
  const app = await delayApp(page)
  await page.goto('/resume-builder', { waitUntil: 'commit' })
  await typeIn(page.getByLabel('Email'), 'noor@')
  await page.getByLabel('Start Date').focus()
  await app.asked
  await delayTimers(page)
  app.release()
  await page.keyboard.type('2021-13', { delay: 120 })
  await expectHydrated(page)
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect(page.getByText('Please enter a month as YYYY-MM')).toBeVisible()
  await expect(page.getByLabel('Start Date')).toHaveValue('2021-13')
  await expect(page.getByLabel('Start Date')).toBeFocused()
})

test('a theme chosen before hydration applies at once, and stays chosen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  const app = await delayApp(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  await page.getByRole('radio', { name: 'System' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  app.release()
  await expectHydrated(page)
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'system')
  await expect(page.getByRole('radio', { name: 'System' })).toBeChecked()
})
