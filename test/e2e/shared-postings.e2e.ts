import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { demoPassword, expect, register, signIn, test } from './people.ts'

const posting = 'https://jobs.example.test/welder?id=7&at=New%20York'
const phone = { width: 360, height: 740 }

/** What a phone opens for a shared page. Android puts the link into `text`. */
const share = (values: { title?: string; text?: string; url?: string }) => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) query.set(`share${name[0]?.toUpperCase()}${name.slice(1)}`, value)
  return `/dashboard?${query}`
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Submit Job Interest' })
const interests = async (page: Page): Promise<unknown[]> => (await page.request.get('/api/job-interests')).json()

test('a link shared from a phone fills the form, and is submitted with one click', async ({ page }) => {
  await page.setViewportSize(phone)
  await register(page)
  await page.goto(share({ title: 'Welder', text: `Have a look: ${posting}` }))
  await expect(dialog(page).getByLabel('Job URL')).toHaveValue(posting)
  await expect(dialog(page).getByLabel('Notes')).toHaveValue('Welder\nHave a look:')
  await page.reload()
  await expect(dialog(page).getByLabel('Job URL')).toHaveValue(posting)
  await expectAccessible(page, 'a shared posting')
  await page.setViewportSize(phone)
  expect(await interests(page)).toEqual([])

  await dialog(page).getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(page.getByText(/Job interest submitted successfully!/)).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL(/\/dashboard$/)
  expect(await interests(page)).toMatchObject([{ jobUrl: posting, notes: 'Welder\nHave a look:' }])
})

test('a link shared while signed out is still there after sign-in, also after an expired session', async ({
  page,
  context,
}) => {
  await page.setViewportSize(phone)
  await page.goto(share({ url: posting, title: 'Welder' }))
  await expect(page).toHaveURL(/\/auth\?mode=login/)
  await fillSignIn(page)
  await expect(dialog(page).getByLabel('Job URL')).toHaveValue(posting)

  await dialog(page).getByLabel('Notes').fill('The one at the harbour')
  await context.clearCookies()
  await dialog(page).getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(page).toHaveURL(/\/auth\?mode=login/)
  await fillSignIn(page)
  await expect(dialog(page).getByLabel('Job URL')).toHaveValue(posting)
  await expect(dialog(page).getByLabel('Notes')).toHaveValue('The one at the harbour')
})

async function fillSignIn(page: Page) {
  await page.getByLabel('Email').fill('seeker@foothold.test')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

test('a shared text without a web link is refused with a reason and never run; it is dismissed by keyboard', async ({
  page,
}) => {
  await signIn(page, 'seeker@foothold.test')
  await page.goto(share({ url: 'javascript:document.body.replaceChildren()', title: '<img src=x onerror=alert(1)>' }))
  await expect(dialog(page).getByRole('alert')).toContainText('has to start with http:// or https://')
  await expect(dialog(page).getByLabel('Job URL')).toHaveValue('')
  await expect(dialog(page).getByLabel('Notes')).toHaveValue('<img src=x onerror=alert(1)>')
  await expectAccessible(page, 'a refused share')

  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('button', { name: 'Submit Job Interest' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByLabel('Job URL')).toHaveValue('')
  await expect(dialog(page).getByRole('alert')).toHaveCount(0)
})

test('a shared link does not touch what was typed about another posting', async ({ page }) => {
  await signIn(page, 'seeker@foothold.test')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Submit Job Interest' }).click()
  await dialog(page).getByLabel('Job URL').fill('https://jobs.example.test/typed')
  await page.goto(share({ url: posting }))
  await expect(dialog(page).getByLabel('Job URL')).toHaveValue(posting)
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Submit Job Interest' }).click()
  await expect(dialog(page).getByLabel('Job URL')).toHaveValue('https://jobs.example.test/typed')
})

test('staff see that their shared link was not submitted', async ({ page }) => {
  await signIn(page, 'manager@foothold.test')
  await page.goto(share({ url: posting }))
  await expect(page.getByRole('alert')).toContainText("log in with a job seeker's account")
  await page.getByRole('button', { name: 'Dismiss' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('the bookmarklet submits the page it is clicked on, and explains itself on our own pages', async ({
  page,
  context,
}) => {
  await signIn(page, 'seeker@foothold.test')
  await page.goto('/dashboard')
  await page.getByText('Save a Job From Any Page').click()
  const bookmark = page.getByRole('link', { name: 'Save job to Foothold' })
  await bookmark.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('There is no posting on this page.')).toBeVisible()
  await expectAccessible(page, 'the bookmark')

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy Bookmark Address' }).click()
  const copied = (await bookmark.getAttribute('href')) ?? ''
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(copied)

  const opened = await pressKeyOn(context, copied)
  await expect(dialog(opened).getByLabel('Job URL')).toHaveValue(posting)
  await expect(dialog(opened).getByLabel('Notes')).toHaveValue('Welder “nights” & more')
})

/** Runs the bookmarklet on a page of another site. Returns the tab it opens. */
async function pressKeyOn(context: BrowserContext, bookmark: string) {
  const site = await context.newPage()
  await site.route(`${new URL(posting).origin}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: '<!doctype html><title>Welder “nights” &amp; more</title><h1>Welder</h1>',
    }),
  )
  await site.goto(posting)
  const popup = context.waitForEvent('page')
  await site.evaluate((code) => window.location.assign(code), bookmark)
  const opened = await popup
  await expect(site).toHaveURL(posting)
  expect(await opened.evaluate(() => window.opener)).toBeNull()
  return opened
}

test('the product can be installed, with its icons, and only public pages are listed', async ({ page }) => {
  await page.goto('/auth')
  await expect(page.locator('link[rel=manifest]')).toBeAttached()
  const browser = await page.context().newCDPSession(page)
  const manifest = await browser.send('Page.getAppManifest')
  expect([new URL(manifest.url).pathname, manifest.errors]).toEqual(['/manifest.webmanifest', []])
  const errors = (await browser.send('Page.getInstallabilityErrors')).installabilityErrors.map(({ errorId }) => errorId)
  // Tests run in private windows, which cannot install apps. A browser without windows reports nothing at all.
  expect(errors.filter((error) => error !== 'in-incognito')).toEqual([])

  const reply = await page.request.get('/manifest.webmanifest')
  expect(reply.headers()['content-type']).toContain('application/manifest+json')
  const { icons, ...app }: { icons: { src: string; sizes: string; purpose: string }[] } = await reply.json()
  expect(app).toMatchObject({ name: 'Foothold', start_url: '/', scope: '/', display: 'standalone' })
  const sizes = icons.filter(({ purpose }) => purpose === 'any').map(({ sizes }) => sizes)
  expect(sizes).toEqual(['192x192', '512x512'])
  const pictures = ['landing', 'features', 'pricing', 'contact'].map((name) => `/og/${name}.png`)
  for (const address of ['/icons/apple-touch-icon.png', ...icons.map(({ src }) => src), ...pictures])
    expect((await page.request.get(address)).headers()['content-type'], address).toBe('image/png')

  const listing = async (path: string) => {
    const reply = await page.request.get(path, { headers: { accept: 'text/html' } })
    return reply.headers()['x-robots-tag']
  }
  for (const path of ['/dashboard', '/account', '/admin', '/nowhere']) expect(await listing(path), path).toBe('noindex')
  for (const path of ['/', '/pricing?from=mail', '/auth?mode=login']) expect(await listing(path), path).toBeUndefined()
})
