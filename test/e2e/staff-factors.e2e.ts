import { randomBytes, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { freePort } from '#test/server-process.ts'
import { expectAccessible } from './axe.ts'
import { runSql } from './database.ts'
import { submitPassword, openApp, readCodes } from './factors.ts'
import { startOwnServer } from './own-server.ts'
import { expect, openBrowser, test } from './people.ts'

const password = 'violet tram orbit'

/** The product in production mode, with a separate database. */
async function startProduction() {
  const port = await freePort()
  return startOwnServer({
    NODE_ENV: 'production',
    DEMO: '0',
    PORT: String(port),
    APP_URL: `http://localhost:${port}`,
    SESSION_SECRET: randomBytes(32).toString('hex'),
    ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    PAYMENTS: 'sandbox',
  })
}

/** Creates an account manager with a verified address. */
async function createManager(page: Page, url: string) {
  const email = `${randomUUID()}@example.test`
  const data = { email, firstName: 'Amal', lastName: 'Haddad', password, confirmPassword: password }
  expect((await page.request.post('/api/register', { data })).status()).toBe(201)
  await runSql(`update users set role = 'account_manager', email_verified = true where email = $1`, [email], url)
  return email
}

test('in production an account manager must set up a second factor before anything else', async ({ browser }) => {
  const server = await startProduction()
  const context = await openBrowser(browser, server.origin)
  const page = await context.newPage()
  const heading = page.getByRole('heading', { level: 1 })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  try {
    const email = await createManager(page, server.url)

    await test.step('every screen is the set-up, and every call is refused', async () => {
      await page.goto('/auth?mode=login&next=%2Faccount-manager')
      await submitPassword(page, email, password)
      await expect(heading).toHaveText('Set Up a Second Factor')
      for (const path of ['/account-manager', '/', '/dashboard', '/account', '/admin', '/profile', '/resume-builder']) {
        await page.goto(path)
        await expect(heading, path).toHaveText('Set Up a Second Factor')
      }
      const calls = ['/api/account-manager/clients', '/api/admin/users', '/api/applications', '/api/profile']
      for (const path of [...calls, '/api/notifications', '/api/account/sessions']) {
        const answer = await page.request.get(path)
        expect(answer.status(), path).toBe(403)
        expect(await answer.json()).toMatchObject({ code: 'second_factor_required' })
      }
      await page.goto('/account-manager')
      await expectAccessible(page, 'set-up of a required second factor')
    })

    await test.step('Log out leads out', async () => {
      await button('Log Out').click()
      await expect(page).toHaveURL(`${server.origin}/`)
      expect((await page.request.get('/api/auth/user')).status()).toBe(401)
      await page.goto('/auth?mode=login&next=%2Faccount-manager')
      await submitPassword(page, email, password)
      await expect(heading).toHaveText('Set Up a Second Factor')
    })

    await test.step('with a factor the requested page opens', async () => {
      await button('Set Up Authenticator App').click()
      const dialog = page.getByRole('dialog')
      const nextCode = openApp((await dialog.locator('code').textContent()) ?? '')
      await dialog.getByLabel('Code', { exact: true }).fill(nextCode())
      await dialog.getByRole('button', { name: 'Turn On' }).click()
      await readCodes(page)
      await expect(page.getByRole('heading', { name: 'Save Your Recovery Codes' })).toBeFocused()
      await expectAccessible(page, 'recovery codes of the set-up')
      await button('I Have Saved Them').click()
      await expect(heading).toHaveText('Account Manager Portal')
      expect((await page.request.get('/api/account-manager/clients')).status()).toBe(200)
    })

    await test.step('the last factor stays, as it is required', async () => {
      await page.goto('/account/security')
      await expect(page.getByText('Your role needs a second factor')).toBeVisible()
      await expect(button('New Recovery Codes')).toBeVisible()
      await expect(button('Remove Authenticator App')).toBeHidden()
    })
  } finally {
    await context.close()
    await server.stop()
  }
})
