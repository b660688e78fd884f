import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { chooseSibling, selectByKeys, pressKeyOn, tabTo, typeIn } from './keys.ts'
import { startOwnServer } from './own-server.ts'
import { expect, readMailTo, openBrowser, signIn, test as base } from './people.ts'

/** A broadcast would disturb the counts of tests that run in parallel, so this file gets its own server. */
let server: Awaited<ReturnType<typeof startOwnServer>>
const test = base.extend({
  context: async ({ browser }, use) => {
    const context = await openBrowser(browser, server.origin)
    await use(context)
    await context.close()
  },
  openPage: async ({ browser }, use) => {
    const pages: Page[] = []
    await use(async () => {
      const page = await (await openBrowser(browser, server.origin)).newPage()
      pages.push(page)
      return page
    })
    for (const page of pages) await page.context().close()
  },
})

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  server = await startOwnServer()
})
test.afterAll(() => server.stop())

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })

const getBellName = (unread: number) => (unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`)

async function countUnread(page: Page) {
  const all: { read: boolean }[] = await (await page.request.get('/api/notifications')).json()
  const unread = all.filter(({ read }) => !read).length
  await expect(bell(page)).toHaveAccessibleName(getBellName(unread))
  return unread
}

test('by keyboard alone: a message to a person from the list arrives at once', async ({ page, openPage }) => {
  const seeker = await openPage()
  await signIn(seeker, 'seeker@foothold.test')
  await seeker.goto('/')
  const before = await countUnread(seeker)

  await signIn(page, 'admin@foothold.test')
  await page.goto('/admin')
  await pressKeyOn(page.getByRole('link', { name: 'Send Notification' }))
  const send = page.getByRole('button', { name: 'Send', exact: true })
  await pressKeyOn(send)
  await expect(page.getByRole('alert').getByText('Please enter both title and message')).toBeVisible()
  await expect(page.getByLabel('Title')).toBeFocused()
  await typeIn(page.getByLabel('Title'), 'Interview tips')
  await typeIn(page.getByLabel('Message', { exact: true }), 'Bring two questions of your own.')
  await typeIn(page.getByLabel('Search by name or email'), 'okafor')
  await expect(page.getByRole('list', { name: 'Users' }).getByRole('button')).toHaveCount(1)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Recipient').locator('option:checked')).toHaveText(/Maya Okafor/)

  await page.route('**/api/admin/notifications/send', (route) => route.abort())
  await pressKeyOn(send)
  await expect(page.getByText('Failed to send notification', { exact: true })).toBeVisible()
  await page.unroute('**/api/admin/notifications/send')
  await page.reload()
  await expect(page.getByLabel('Title')).toHaveValue('Interview tips')
  await expect(page.getByLabel('Recipient').locator('option:checked')).toHaveText(/Maya Okafor/)
  const sending = page.waitForRequest('**/api/admin/notifications/send')
  await pressKeyOn(send)
  expect((await sending).headers()['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/)
  await expect(page.getByText('Notification sent successfully', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('')

  await expect(bell(seeker)).toHaveAccessibleName(getBellName(before + 1))
  await pressKeyOn(bell(seeker))
  await pressKeyOn(panel(seeker).getByRole('button', { name: 'Interview tips' }))
  await expect(panel(seeker).getByText('Bring two questions of your own.')).toBeVisible()
})

test('by keyboard alone: a message to all users asks first, and every bell counts it', async ({ page, openPage }) => {
  const seeker = await openPage()
  await signIn(seeker, 'seeker@foothold.test')
  await seeker.goto('/')
  const before = await countUnread(seeker)

  await signIn(page, 'manager@foothold.test')
  await page.goto('/admin/notifications')
  await expect(page.getByLabel('Recipient')).toHaveValue('')
  await typeIn(page.getByLabel('Title'), 'Maintenance')
  await typeIn(page.getByLabel('Message', { exact: true }), 'On Sunday at noon.')
  const send = page.getByRole('button', { name: 'Send', exact: true })
  await pressKeyOn(send)
  const question = page.getByRole('alertdialog', { name: 'Send to all users?' })
  await expect(question).toContainText('This message goes to 6 people')
  await expectAccessible(page, 'the question before a message to all')
  await pressKeyOn(question.getByRole('button', { name: 'Cancel' }))
  await expect(page.getByLabel('Title')).toHaveValue('Maintenance')
  await expect(bell(seeker)).toHaveAccessibleName(getBellName(before))

  await expect(send).toBeFocused()
  await page.keyboard.press('Enter')
  await pressKeyOn(question.getByRole('button', { name: 'Send to All' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Notification sent successfully. It goes to 6 people.')).toBeVisible()
  const sent = page.getByRole('list', { name: 'Sent to all users' })
  await expect(sent.getByRole('listitem').filter({ hasText: 'Maintenance' })).toHaveCount(1)
  await expect(sent.getByRole('listitem').first()).toContainText('Sent to 6 people by Daniel Reyes')
  await expect(bell(seeker)).toHaveAccessibleName(getBellName(before + 1))
})

test('the progress of a long delivery is shown while it runs', async ({ page }) => {
  await signIn(page, 'admin@foothold.test')
  const broadcast = {
    id: '00000000-0000-4000-8000-000000000001',
    title: 'To very many',
    message: 'A word',
    sender: null,
    total: 100_000,
    sent: 25_000,
    createdAt: '2026-11-21T12:00:00.000Z',
    finishedAt: null as string | null,
  }
  await page.route('**/api/admin/notifications/broadcasts', (route) => route.fulfill({ json: [broadcast] }))
  await page.goto('/admin/notifications')
  const bar = page.getByRole('progressbar', { name: 'Sending: 25,000 of 100,000' })
  await expect(bar).toHaveAttribute('aria-valuenow', '25')
  await expectAccessible(page, 'the notification screen')
  Object.assign(broadcast, { sent: 100_000, finishedAt: '2026-11-21T12:05:00.000Z' })
  // A real broadcast makes the screen refetch the list by a live event.
  const data = { title: 'A short word', message: 'To three people.' }
  expect((await page.request.post('/api/admin/notifications/send', { data })).ok()).toBe(true)
  await expect(page.getByText(/^Sent to 100,000 people by A former user/)).toBeVisible()
})

test('a link names the recipient', async ({ page }) => {
  await signIn(page, 'admin@foothold.test')
  const users = (await (await page.request.get('/api/admin/users?q=reyes')).json()) as { id: string }[]
  await page.goto(`/admin/notifications?recipientId=${users[0]?.id}`)
  await expect(page.getByLabel('Recipient').locator('option:checked')).toHaveText(/Daniel Reyes/)
  await expect(page.getByRole('button', { name: /Daniel Reyes/ })).toHaveAttribute('aria-pressed', 'true')
})

test('by keyboard alone: the audit log is searched and filtered', async ({ page }) => {
  await signIn(page, 'admin@foothold.test')
  await page.goto('/admin')
  await pressKeyOn(page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Audit' }))
  const table = page.getByRole('table', { name: 'Audit log' })
  await expect(table.getByRole('row').nth(1)).toContainText('Ingrid Solheim logged in')
  await typeIn(page.getByLabel('Search'), 'okafor')
  await expect(table.getByText('Ingrid Solheim assigned Maya Okafor to an account manager')).toBeVisible()
  await expect(table.getByText('Ingrid Solheim logged in')).toHaveCount(0)
  await selectByKeys(page.getByLabel('Action'), 'Client assigned')
  await expect(table.getByRole('row')).toHaveCount(2)
  await pressKeyOn(table.locator('summary', { hasText: 'Ingrid Solheim assigned Maya Okafor to an account manager' }))
  await expect(table.getByText('Maya Okafor (seeker@foothold.test)')).toBeVisible()
  await expectAccessible(page, 'the audit log')
  await tabTo(page.getByLabel('To', { exact: true }))
  await page.keyboard.type('01012020')
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
  await page.keyboard.press('Delete')
  await typeIn(page.getByLabel('Search'), '')
  await selectByKeys(page.getByLabel('Action'), 'Application created')
  await expect(table.getByRole('row')).toHaveCount(15)
})

test('a long log is loaded page by page', async ({ page }) => {
  await signIn(page, 'admin@foothold.test')
  for (let time = 0; time < 30; time++) {
    const data = { email: `nobody-${time}@example.test`, password: 'not the right one' }
    await page.request.post('/api/login', { data, headers: { 'x-forwarded-for': `10.3.${time}.1` } })
    await page.request.post('/api/login', { data, headers: { 'x-forwarded-for': `10.3.${time}.2` } })
  }
  await page.goto('/admin/audit')
  await page.getByLabel('Action').selectOption({ label: 'Login refused' })
  const rows = page.getByRole('table', { name: 'Audit log' }).getByRole('row')
  await expect(rows).toHaveCount(51)
  await pressKeyOn(page.getByRole('button', { name: 'Load More' }))
  await expect(rows).toHaveCount(61)
  await expect(page.getByRole('button', { name: 'Load More' })).toHaveCount(0)
  await expect(page.getByText('Nothing more')).toBeFocused()
})

test('by keyboard alone: a contact message is read and answered by mail', async ({ page, openPage }) => {
  const visitor = await openPage()
  await signIn(page, 'admin@foothold.test')
  await page.goto('/admin')
  await pressKeyOn(page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: /^Messages/ }))
  const messages = page.getByRole('list', { name: 'Messages' })
  await chooseSibling(page.getByRole('radio', { name: 'Unread' }))

  const email = `visitor-${test.info().workerIndex}-${test.info().retry}@example.test`
  const data = { name: 'Noor Haddad', email, message: 'Do you work in Porto too?\nI would move there.' }
  expect((await visitor.request.post('/api/contact', { data })).status()).toBe(201)
  const card = messages.getByRole('listitem').filter({ hasText: email })
  await expect(card).toBeVisible()
  await expect(card.getByText('Unread')).toBeVisible()
  await readMailTo(page, 'support@localhost', /^Noor Haddad wrote through/)

  await pressKeyOn(card.getByRole('button', { name: 'Noor Haddad' }))
  await expect(card.getByText('I would move there.')).toBeVisible()
  await expect(card.getByText('Unanswered')).toBeVisible()
  await expectAccessible(page, 'an open contact message')
  await typeIn(card.getByLabel('Answer'), 'Yes, since last spring.')
  await page.reload()
  await pressKeyOn(card.getByRole('button', { name: 'Noor Haddad' }))
  await expect(card.getByLabel('Answer')).toHaveValue('Yes, since last spring.')
  await pressKeyOn(card.getByRole('button', { name: 'Send Answer' }))
  await expect(page.getByText('Answer sent', { exact: true })).toBeVisible()
  await expect(card.getByText('Answered', { exact: true })).toBeVisible()
  await expect(card.getByLabel('Answer')).toHaveCount(0)
  await expect(card.getByRole('heading')).toBeFocused()
  const mail = await readMailTo(page, email, /^We answered your message/)
  expect(mail.text).toContain('Yes, since last spring.')
  expect(mail.text).toContain('> Do you work in Porto too?\n> I would move there.')
  await chooseSibling(page.getByRole('radio', { name: 'Unanswered' }))
  await expect(card).toHaveCount(0)
})

test('people without permission see a message in place', async ({ page, openPage }) => {
  await signIn(page, 'seeker@foothold.test')
  for (const path of ['/admin/notifications', '/admin/audit', '/admin/messages']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible()
    await expect(page.getByText("You don't have permission to access this page.")).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
  }
  const manager = await openPage()
  await signIn(manager, 'manager@foothold.test')
  for (const path of ['/admin/audit', '/admin/messages']) {
    await manager.goto(path)
    await expect(manager.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible()
  }
  await manager.goto('/admin/notifications')
  await expect(manager.getByRole('heading', { level: 1, name: 'Send Notification' })).toBeVisible()
})
