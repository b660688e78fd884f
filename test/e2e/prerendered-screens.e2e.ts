import { delayApp, measureLayoutShift } from './prerendered.ts'
import { expect, register, signIn, test } from './people.ts'

/** Bytes of the shell, compressed. Most of them are the stylesheet of all screens, which is inlined. */
const maxShellBytes = 17 * 1024

test('before hydration a skeleton without personal data shows, and nothing shifts afterwards', async ({ page }) => {
  const { firstName } = await register(page)
  const app = await delayApp(page)
  // Only the shifts caused by the app count here.
  await page.route('**/api/applications?**', () => undefined)
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
  await app.asked
  expect(await page.content()).not.toContain(firstName)
  await expect(page.getByRole('heading', { name: 'Application Dashboard', level: 1 })).toBeVisible()
  const shifts = await measureLayoutShift(page)
  app.release()
  await expect(page.getByRole('heading', { name: 'Application Dashboard', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Add Application' }).click()
  await expect(page.getByRole('dialog', { name: 'Add Application' })).toBeVisible()
  await expect(page.locator('h2', { hasText: 'Job Interests' })).toBeAttached()
  expect(await shifts()).toBeLessThan(0.005)
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
    const { promise: mayCome, resolve: release } = Promise.withResolvers<void>()
    await page.route(/api\/(applications|job-interests|notifications)/, async (route) => {
      await mayCome
      await route.continue()
    })
    await page.goto(path)
    const shifts = await measureLayoutShift(page)
    await expect(page.getByRole('status', { name: 'Loading' }).first()).toBeVisible()
    release()
    for (const title of empty) await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeAttached()
    expect(await shifts()).toBeLessThan(0.005)
  })

test('an ended session redirects to the sign-in', async ({ page }) => {
  await register(page)
  await page.context().clearCookies({ name: 'session' })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
})
