import { delayApp, measureLayoutShift } from './prerendered.ts'
import { expect, register, signIn, test } from './people.ts'

/** Bytes of a page, compressed: the stylesheet of all screens, which is inlined, and the data of the demo. */
const maxShellBytes = 36 * 1024

test('a skeleton shows until the script is there, and then the data at once', async ({ page }) => {
  const { firstName } = await register(page)
  const app = await delayApp(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
  await app.asked
  await page.route('**/api/**', () => undefined)
  app.release()
  await expect(page.getByRole('heading', { name: `Welcome, ${firstName}` })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No applications yet' })).toBeVisible()
})

test('without script the app shell is small, and says that it needs script', async ({ page, browser }) => {
  await signIn(page, 'seeker@foothold.test')
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const bare = await context.newPage()
  for (const path of ['/', '/profile', '/account', '/dashboard']) {
    const reply = await bare.goto(`${test.info().project.use.baseURL}${path}`)
    expect((await reply?.request().sizes())?.responseBodySize, path).toBeLessThan(maxShellBytes)
    expect(reply?.headers()['x-robots-tag'] ?? 'none', path).toBe(path === '/' ? 'none' : 'noindex')
    await expect(bare.getByRole('status', { name: 'Loading' })).toBeVisible()
    await expect(bare.locator('noscript')).toBeVisible()
    expect(await reply?.text()).toContain('<noscript>Foothold needs JavaScript.')
  }
  await context.close()
})

for (const { path, empty } of [
  { path: '/', empty: ['No applications yet', 'No notifications'] },
  { path: '/dashboard', empty: ['No applications yet', 'No job interests yet'] },
])
  test(`empty lists on ${path} cause no visible layout shift`, async ({ page }) => {
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
