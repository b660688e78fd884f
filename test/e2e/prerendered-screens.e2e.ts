import { delayApp, expectHydrated, measureLayoutShift } from './prerendered.ts'
import { expect, register, signIn, test } from './people.ts'

/** Bytes of a page, compressed: the stylesheet of all screens, which is inlined, the screen and the data of the demo. */
const maxPageBytes = 48 * 1024

test('a screen shows its data before the script is there, and asks for none of it', async ({ page }) => {
  const { firstName } = await register(page)
  const app = await delayApp(page)
  await page.goto('/', { waitUntil: 'commit' })
  await app.asked
  const expectData = async () => {
    await expect(page.getByRole('heading', { name: `Welcome, ${firstName}` })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Build a Resume' })).toBeVisible()
  }
  await expectData()
  await page.route('**/api/**', () => undefined)
  app.release()
  await expectHydrated(page)
  await expectData()
})

test('a browser whose time zone is unknown gets a skeleton first, and then its own times', async ({ page }) => {
  const { firstName } = await register(page)
  await page.context().clearCookies({ name: 'time_zone' })
  const app = await delayApp(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
  app.release()
  await expect(page.getByRole('heading', { name: `Welcome, ${firstName}` })).toBeVisible()
  expect((await page.context().cookies()).map(({ name }) => name)).toContain('time_zone')
})

test('without script a screen is small, shows its data, and says that it needs script', async ({ page, browser }) => {
  await signIn(page, 'seeker@foothold.test')
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const bare = await context.newPage()
  for (const path of ['/', '/profile', '/account', '/dashboard']) {
    const reply = await bare.goto(`${test.info().project.use.baseURL}${path}`)
    expect((await reply?.request().sizes())?.responseBodySize, path).toBeLessThan(maxPageBytes)
    expect(reply?.headers()['x-robots-tag'] ?? 'none', path).toBe(path === '/' ? 'none' : 'noindex')
    await expect(bare.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(bare.locator('noscript')).toBeVisible()
    expect(await reply?.text()).toContain('<noscript>Foothold needs JavaScript.')
  }
  await context.close()
})

for (const { path, empty } of [
  { path: '/', empty: ['Recent Applications', 'Notifications'] },
  { path: '/dashboard', empty: ['No applications yet', 'No job interests yet'] },
])
  test(`empty lists on ${path} cause no visible layout shift`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await register(page)
    await page.goto(path)
    for (const title of empty) await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeAttached()
    const shifts = await measureLayoutShift(page)
    expect(await shifts()).toBeLessThan(0.005)
  })

test('an ended session redirects to the sign-in', async ({ page }) => {
  await register(page)
  await page.context().clearCookies({ name: 'session' })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
})
