import { expect, getLink, readMailTo, register, test } from './people.ts'

test('the mail about a new browser leads to a page that signs out everywhere, signed in or not', async ({
  page,
  openPage,
}) => {
  const { email, password } = await register(page)
  const stranger = await openPage()
  await stranger.request.post('/api/login', { data: { email, password } })
  const link = getLink(await readMailTo(page, email, /^Someone logged in/))
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Log Out Everywhere' })).toBeVisible()
  expect((await stranger.request.get('/api/auth/user')).status()).toBe(200)
  await page.getByRole('button', { name: 'Log Out Everywhere' }).click()
  await expect(page.getByRole('status')).toContainText('Every device is logged out.')
  for (const each of [stranger, page]) expect((await each.request.get('/api/auth/user')).status()).toBe(401)
  expect(await readMailTo(page, email, /Reset your/)).toBeTruthy()

  await stranger.goto(link)
  await stranger.getByRole('button', { name: 'Log Out Everywhere' }).click()
  await expect(stranger.getByRole('status')).toContainText('already used')
})

test('signing out leaves no draft for the next person at this computer', async ({ page }) => {
  await register(page)
  await page.goto('/contact')
  await page.evaluate(() => {
    sessionStorage.setItem('draft:left', '{}')
    localStorage.setItem('left', '1')
  })
  await page.evaluate(() => fetch('/api/logout', { method: 'POST' }))
  await expect.poll(() => page.evaluate(() => [sessionStorage.length, localStorage.length])).toEqual([0, 0])
})
