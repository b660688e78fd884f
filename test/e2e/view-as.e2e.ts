import type { Page } from '@playwright/test'
import { pickEvery } from '#test/long.ts'
import { resolveRoute, screens } from '#web/screens.ts'
import { expectAccessible } from './axe.ts'
import { expectHydrated } from './prerendered.ts'
import { pressKeyOn, tabTo, typeIn } from './keys.ts'
import { expect, register, signIn, test } from './people.ts'
import { assignManager } from './teams.ts'

const reason = 'Noor cannot find an interview.'
const client = { firstName: 'Noor', lastName: "D'Arcy" }
const readOnlyMessage = "You're viewing as Noor D'Arcy. Changes are turned off."
const banner = (page: Page) => page.getByRole('region', { name: 'Viewing as another person' })
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })

/** Opens a person's page from the admin's list. Returns the button that opens the view dialog. */
async function openAccount(page: Page, email: string) {
  await signIn(page, 'admin@foothold.test')
  await page.goto('/admin')
  await expectHydrated(page)
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
  const search = page.getByLabel('Search by name or email')
  await search.fill(email)
  const users = page.getByRole('table', { name: 'Users' })
  await expect(users.getByRole('row')).toHaveCount(2)
  await users.getByRole('row', { name: email }).getByRole('link').click()
  return page.getByRole('button', { name: /^View as / })
}

async function viewAs(page: Page, { email, name }: { email: string; name: string }) {
  await (await openAccount(page, email)).click()
  const dialog = page.getByRole('dialog', { name: `View as ${name}` })
  await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: 'View as', exact: true }).click()
  await expect(banner(page)).toContainText(`You're viewing as ${name} until`)
  await expectHydrated(page)
}

test('an admin views as a client: sees the same pages, changes nothing, and the client sees who viewed', async ({
  page,
  browser,
  openPage,
}) => {
  const clientPage = await openPage()
  const seeker = await register(clientPage, client)
  const manager = await assignManager(browser, seeker.id)
  const data = { userId: seeker.id, company: 'Kew Gardens', position: 'Botanist', sitePassword: 'hidden from the view' }
  expect((await manager.page.request.post('/api/applications', { data })).status()).toBe(201)
  await manager.close()

  await viewAs(page, { email: seeker.email, name: "Noor D'Arcy" })
  await expect(page).toHaveURL(/:\d+\/$/)
  await expect(banner(page)).toHaveText(/^You're viewing as Noor D'Arcy until \d+:\d\d [ap]m\. Read-only.Stop Viewing$/)

  await test.step('the bell shows what is unread, and leaves it unread', async () => {
    const writes: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET') writes.push(request.url())
    })
    await bell(page).click()
    await expect(page.getByRole('dialog', { name: 'Notifications' })).toContainText('Botanist at Kew Gardens')
    await page.keyboard.press('Escape')
    await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread')
    expect(writes).toEqual([])
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  await test.step('a change is refused with a clear message, and so is a site password', async () => {
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Details of Botanist at Kew Gardens' }).click()
    const sheet = page.getByRole('dialog', { name: 'Botanist' })
    await sheet.getByRole('button', { name: 'Show password' }).click()
    await expect(page.getByRole('alert')).toContainText("You're viewing as Noor D'Arcy. This isn't shown.")
    await expect(sheet).not.toContainText('hidden from the view')
    await sheet.getByRole('button', { name: 'Edit' }).click()
    await sheet.getByLabel('Notes').fill('Changed by nobody')
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(readOnlyMessage)).toBeVisible()
    const [application] = await (await clientPage.request.get('/api/applications')).json()
    expect(application.notes).toBeNull()
  })

  await test.step('billing, sessions and exports are not shown on the account pages', async () => {
    for (const [path, names] of [
      ['/account', ['Subscription', 'Billing & Invoices', 'Payment Methods']],
      ['/account/security', ['Sessions']],
      ['/account/data', ['Your Data']],
    ] as const) {
      await page.goto(path)
      for (const name of names)
        await expect(page.getByRole('region', { name, exact: true })).toContainText(
          "You're viewing as Noor D'Arcy. This isn't shown.",
        )
    }
    await expect(page.getByRole('button', { name: 'Try Again' })).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'When We Viewed Your Account' })).toContainText(reason)
    await expectAccessible(page, 'the account of a viewed client')
  })

  await page.getByRole('button', { name: 'Stop Viewing' }).click()
  await expect(page).toHaveURL(/\/admin$/)
  await expect(page.getByRole('heading', { name: 'System Administration' })).toBeVisible()
  await expect(banner(page)).toHaveCount(0)

  await clientPage.goto('/account/data')
  const card = clientPage.getByRole('region', { name: 'When We Viewed Your Account' })
  await expect(card.getByRole('listitem')).toHaveText(
    /^Ingrid SolheimNoor cannot find an interview\.\w+ \d+, \d{4}, \d+:\d\d [ap]m to \d+:\d\d [ap]m$/,
  )
  await expect(clientPage.getByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible()
})

test('an admin views as an account manager, and the banner stays visible on its screens', async ({
  page,
  browser,
  openPage,
}) => {
  test.setTimeout(240_000)
  const seeker = await register(await openPage(), client)
  const manager = await assignManager(browser, seeker.id)
  const { email } = await (await manager.page.request.get('/api/auth/user')).json()
  await manager.apply('Gardener')
  await manager.close()

  await viewAs(page, { email, name: 'Amal Haddad' })
  await page.goto('/account-manager')
  await expect(page.getByRole('main')).toContainText("Noor D'Arcy")
  await page.goto('/dashboard')
  await expect(page.getByRole('main')).toContainText('Gardener')

  const paths = [...new Set(Object.values(screens).map(({ path }) => path))]
  const opened = paths.filter((path) => resolveRoute(path, 'account_manager').kind === 'open')
  for (const path of pickEvery(3, opened)) {
    await page.goto(path)
    await expectHydrated(page)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(banner(page), path).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(banner(page), path).toBeInViewport({ ratio: 1 })
  }

  await page.goto('/account-manager')
  await page.getByRole('button', { name: 'Create Application' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Application' })
  await dialog.getByLabel('Client').selectOption({ index: 1 })
  await dialog.getByLabel('Company').fill('Acme')
  await dialog.getByLabel('Position').fill('Engineer')
  await dialog.getByRole('button', { name: 'Create Application' }).click()
  await expect(page.getByText("You're viewing as Amal Haddad. Changes are turned off.")).toBeVisible()
})

test('by keyboard alone a view starts and stops, and its dialog and banner are accessible', async ({
  page,
  openPage,
}) => {
  const { email } = await register(await openPage(), client)
  const opener = await openAccount(page, email)
  await pressKeyOn(opener)
  const dialog = page.getByRole('dialog', { name: "View as Noor D'Arcy" })
  await expectAccessible(page, 'View as')
  await pressKeyOn(dialog.getByRole('button', { name: 'View as', exact: true }))
  await expect(dialog.getByText('Please enter a reason')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()

  await pressKeyOn(opener)
  await typeIn(dialog.getByLabel('Reason'), reason)
  await pressKeyOn(dialog.getByRole('button', { name: 'View as', exact: true }))
  await expect(banner(page)).toBeVisible()
  await page.goto('/dashboard')
  await expectHydrated(page)
  await expectAccessible(page, 'the dashboard of a viewed client')
  await tabTo(page.getByRole('button', { name: 'Stop Viewing' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'System Administration' })).toBeVisible()
})

test('starting or stopping a view affects every window of the browser', async ({ page, context, openPage }) => {
  const { email } = await register(await openPage(), client)
  const opener = await openAccount(page, email)
  const other = await context.newPage()
  await other.goto('/admin/audit')
  await expectHydrated(other)

  await page.bringToFront()
  await opener.click()
  await page.getByLabel('Reason').fill(reason)
  await page.getByRole('button', { name: 'View as', exact: true }).click()
  await expect(banner(page)).toBeVisible()
  await expect(banner(other)).toBeVisible()
  await expect(other).toHaveURL(/:\d+\/$/)

  await page.getByRole('button', { name: 'Stop Viewing' }).click()
  await expect(page.getByRole('heading', { name: 'System Administration' })).toBeVisible()
  await expect(other.getByRole('heading', { name: 'System Administration' })).toBeVisible()
  await expect(banner(other)).toHaveCount(0)
})
