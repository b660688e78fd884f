import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, getLink, readMailTo, register, test } from './people.ts'
import { assignManager } from './teams.ts'

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })
const card = (page: Page) =>
  page.locator('main details').filter({ has: page.getByRole('heading', { name: 'Notifications' }) })

/** Signs in a seeker with notifications of an assigned manager and of `applications` applications. */
async function setUpNotifications(page: Page, browser: Browser, applications: number) {
  const seeker = await register(page)
  const manager = await assignManager(browser, seeker.id)
  for (let number = 1; number <= applications; number++) await manager.apply(`Botanist ${number}`)
  await page.goto('/')
  await expect(bell(page)).toHaveAccessibleName(`Notifications, ${applications + 1} unread`)
  return { seeker, manager }
}

test('by pointer: a notification in the bell leads to its application', async ({ page, browser }) => {
  const { manager } = await setUpNotifications(page, browser, 1)
  await bell(page).click()
  await expect(panel(page).getByText('Amal added an application for you: Botanist 1 at Kew Gardens')).toBeVisible()
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  const application = page.getByRole('dialog', { name: 'Botanist 1' })
  await panel(page).getByRole('link', { name: 'Amal added an application for you' }).click()
  await expect(application).toBeVisible()
  await expect(panel(page)).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/dashboard$/)

  // Following it on the dashboard adds no history entry.
  await bell(page).click()
  await panel(page).getByRole('link', { name: 'Amal added an application for you' }).click()
  await expect(application).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(application).toBeHidden()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goBack()
  await expect(page).toHaveURL(/:\d+\/$/)

  await page.request.post('/api/job-interests', { data: { jobUrl: 'https://jobs.example.test/botanist' } })
  await manager.page.goto('/')
  await bell(manager.page).click()
  await panel(manager.page).getByRole('link', { name: 'New job interest' }).click()
  await expect(manager.page).toHaveURL(/\/account-manager$/)
  await manager.close()
})

test('by keyboard: following a notification marks only that one as read', async ({ page, browser }) => {
  const { manager } = await setUpNotifications(page, browser, 2)
  await card(page).locator('summary').click()
  const newest = card(page).getByRole('link', { name: 'Amal added an application for you' }).first()
  await expect(newest).toHaveAccessibleDescription(/Botanist 2/)
  await newest.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Botanist 2' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread')
  await page.goto('/')
  await card(page).locator('summary').click()
  await expect(card(page).getByText('New', { exact: true })).toHaveCount(2)

  const all = card(page).getByRole('button', { name: 'Mark All as Read' })
  await all.focus()
  await page.keyboard.press('Space')
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  await expect(card(page).getByText('New', { exact: true })).toHaveCount(0)
  await expect(all).toBeFocused()
  await manager.close()
})

test('by keyboard: a long list opens with one call, and its older pages and its end are reachable', async ({
  page,
  browser,
}) => {
  const { manager } = await setUpNotifications(page, browser, 46)
  const marked: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') marked.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  await bell(page).focus()
  await page.keyboard.press('Enter')
  await expect(bell(page)).toHaveAccessibleName('Notifications, 27 unread')
  await expect.poll(() => marked).toEqual(['POST /api/notifications/read-all'])
  // Those of a page that are of the same kind are one row.
  await expect(panel(page).getByRole('listitem')).toHaveCount(1)

  for (const [shown, unread] of [
    [2, 'Notifications, 7 unread'],
    [4, 'Notifications'],
  ] as const) {
    await panel(page).getByRole('button', { name: 'Show Older' }).focus()
    await page.keyboard.press('Enter')
    await expect(panel(page).getByRole('listitem')).toHaveCount(shown)
    await expect(bell(page)).toHaveAccessibleName(unread)
  }
  await expect(panel(page).getByRole('button', { name: 'Amal added 6 applications today' })).toBeFocused()
  await expect(panel(page).getByRole('button', { name: 'Show Older' })).toHaveCount(0)
  await expect.poll(() => marked).toHaveLength(3)

  await panel(page).getByRole('button', { name: 'Amal added 20 applications today' }).first().focus()
  await page.keyboard.press('Enter')
  await expect(panel(page).getByRole('listitem')).toHaveCount(24)
  await manager.apply('Botanist 47')
  await expect(panel(page).getByText('Botanist 47 at Kew Gardens')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bell(page)).toBeFocused()
  await manager.close()
})

test('the mailed copy links to the application, and its unsubscribe link stops further mails', async ({
  page,
  browser,
}) => {
  const { seeker, manager } = await setUpNotifications(page, browser, 1)
  const mail = await readMailTo(page, seeker.email, /Amal added an application for you: Botanist 1 at Kew Gardens/)
  expect(mail.text).toContain('/dashboard?application=')
  await page.goto(getLink(mail))
  await expect(page.getByRole('heading', { level: 1, name: 'Stop email copies?' })).toBeVisible()
  await expectAccessible(page, 'the question of the link')
  await page.getByRole('button', { name: 'Stop these emails' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'No more email copies' })).toBeVisible()
  const choices = await (await page.request.get('/api/account/notification-choices')).json()
  expect(new Set(Object.values(choices))).toEqual(new Set([false]))
  await page.getByRole('link', { name: /account settings/ }).click()
  await expect(page).toHaveURL(/\/account$/)
  await manager.close()
})

test('a new notification is counted with the bell closed, and the home screen and the open bell are accessible', async ({
  page,
  browser,
}) => {
  const { manager } = await setUpNotifications(page, browser, 21)
  await expectAccessible(page, 'home with unread notifications')
  await manager.apply('Gardener')
  await expect(bell(page)).toHaveAccessibleName('Notifications, 23 unread')
  await bell(page).click()
  await expect(bell(page)).toHaveAccessibleName('Notifications, 3 unread')
  await panel(page).getByRole('button', { name: 'Amal added 20 applications today' }).click()
  await expect(panel(page).getByRole('listitem')).toHaveCount(21)
  await expectAccessible(page, 'the open bell')
  await panel(page).getByRole('button', { name: 'Mark All as Read' }).click()
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  await manager.close()
})
