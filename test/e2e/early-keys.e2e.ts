import type { Page } from '@playwright/test'
import { hold, holdApp } from './drawn.ts'
import { typeIn } from './keys.ts'
import { demoPassword, expect, register, test } from './people.ts'

const email = 'seeker@foothold.test'

/** What the page has asked to be signed in with. */
function signInsOf(page: Page) {
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

const expectSignedIn = (page: Page) => expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()

for (const { what, script } of [
  { what: "the page's script", script: /\/assets\/site-[\w-]{8}\.js/ },
  { what: 'the script of the form', script: '**/assets/site-auth-*.js' },
  { what: 'what checks the form', script: '**/assets/site-zod-now-*.js' },
])
  test(`a sign-in typed and sent by keys before ${what} has come is sent when it comes, once`, async ({ page }) => {
    const sent = signInsOf(page)
    const later = await hold(page, script)
    await page.goto('/auth?mode=login', { waitUntil: 'commit' })
    await typeEmail(page)
    await page.keyboard.type(demoPassword)
    await page.keyboard.press('Enter')
    await later.asked
    await expect(page.getByLabel('Email')).toHaveValue(email)
    expect(sent).toEqual([])
    later.letCome()
    await expectSignedIn(page)
    expect(sent).toEqual([{ email, password: demoPassword }])
  })

test('no letter is lost that is typed while the form comes to life, and Enter sends it once', async ({ page }) => {
  const sent = signInsOf(page)
  const form = await hold(page, '**/assets/site-auth-*.js')
  await page.goto('/auth?mode=login', { waitUntil: 'commit' })
  await typeEmail(page)
  await page.keyboard.type(demoPassword.slice(0, 4))
  await form.asked
  // As on a very busy machine: what waits for a frame or a moment waits longer.
  await page.evaluate(() => {
    const { setTimeout: wait } = window
    const late = (callback: () => void, delay = 0) => wait(callback, delay + 300)
    Object.assign(window, { setTimeout: late, requestAnimationFrame: late })
  })
  form.letCome()
  await page.keyboard.type(demoPassword.slice(4), { delay: 120 })
  await page.keyboard.press('Enter')
  await expectSignedIn(page)
  expect(sent).toEqual([{ email, password: demoPassword }])
})

test('what is typed before a form comes to life stands beside what was kept of it', async ({ page }) => {
  await register(page)
  await page.goto('/account')
  await expect(page.getByLabel('Last Name')).toHaveValue("D'Arcy")
  await page.route('**/api/account', (route) => route.abort())
  await page.getByLabel('First Name').fill('Kept')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('alert')).toContainText('Update failed')

  const app = await holdApp(page)
  await page.reload({ waitUntil: 'commit' })
  await typeIn(page.getByLabel('Last Name'), 'Typed')
  await app.asked
  app.letCome()
  await expect(page.getByLabel('First Name')).toHaveValue('Kept')
  await expect(page.getByLabel('Last Name')).toHaveValue('Typed')
})
