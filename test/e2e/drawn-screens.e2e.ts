import { holdApp, watchShifts } from './drawn.ts'
import { expect, register, signIn, test } from './people.ts'

test('a dashboard stands there before the app, with nothing of the person, and does what was pressed', async ({
  page,
}) => {
  const { firstName } = await register(page)
  const app = await holdApp(page)
  // What comes later still is of no concern here: that the app itself moves nothing.
  await page.route('**/api/applications?**', () => undefined)
  await page.goto('/dashboard', { waitUntil: 'commit' })
  const heading = page.getByRole('heading', { name: 'Application Dashboard', level: 1 })
  await expect(heading).toBeVisible()
  await app.asked
  expect(await page.content()).not.toContain(firstName)
  const stays = await heading.elementHandle()
  // What waits out of sight is drawn in a moment of its own.
  const interests = page.locator('h2', { hasText: 'Job Interests' })
  await expect(interests).not.toBeAttached()
  const shifts = await watchShifts(page)
  await page.getByRole('button', { name: 'Add Application' }).click()
  app.letCome()
  await expect(page.getByRole('dialog', { name: 'Add Application' })).toBeVisible()
  await expect(interests).toBeAttached()
  expect(await stays?.evaluate((element) => element.isConnected)).toBe(true)
  expect(await shifts()).toBeLessThan(0.005)
})

for (const { person, path, title } of [
  { person: 'seeker', path: '/', title: 'Welcome' },
  { person: 'seeker', path: '/profile', title: 'Professional Profile' },
  { person: 'seeker', path: '/account', title: 'Account Settings' },
  { person: 'manager', path: '/account-manager', title: 'Account Manager Portal' },
  { person: 'manager', path: '/dashboard', title: 'Application Dashboard' },
  { person: 'admin', path: '/admin', title: 'System Administration' },
])
  test(`${path} of the ${person} stands there before any script`, async ({ page, browser }) => {
    await signIn(page, `${person}@foothold.test`)
    const context = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    })
    const bare = await context.newPage()
    const reply = await bare.goto(`${test.info().project.use.baseURL}${path}`)
    expect((await reply?.request().sizes())?.responseBodySize).toBeLessThan(14 * 1024)
    await expect(bare.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await context.close()
  })

for (const { path, empty } of [
  { path: '/', empty: ['No applications yet', 'No notifications'] },
  { path: '/dashboard', empty: ['No applications yet', 'No job interests yet'] },
])
  test(`lists on ${path} that turn out to be empty move nothing that is seen`, async ({ page }) => {
    await register(page)
    const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>()
    await page.route(/api\/(applications|job-interests|notifications)/, async (route) => {
      await mayCome
      await route.continue()
    })
    await page.goto(path)
    const shifts = await watchShifts(page)
    await expect(page.getByRole('status', { name: 'Loading' }).first()).toBeVisible()
    letCome()
    for (const title of empty) await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeAttached()
    expect(await shifts()).toBeLessThan(0.005)
  })

test('whose session is over is not shown a screen that is drawn for others', async ({ page }) => {
  await register(page)
  await page.context().clearCookies({ name: 'session' })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
})
