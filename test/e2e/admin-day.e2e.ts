import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { runSql } from './database.ts'
import { selectByKeys, pressKeyOn, typeIn } from './keys.ts'
import { expect, register, signIn, test } from './people.ts'
import { makeWaitingSubscriber } from './subscribers.ts'

const users = (page: Page) => page.getByRole('table', { name: 'Users' })
const tab = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name })
const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true })

async function openAdmin(page: Page) {
  await signIn(page, 'admin@foothold.test')
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'System Administration' })).toBeVisible()
}

/** Filters the list down to one person. */
async function filterByEmail(page: Page, email: string) {
  await typeIn(page.getByLabel('Search by name or email'), email)
  await expect(users(page).getByRole('row')).toHaveCount(2)
  await expect(users(page)).toContainText(email)
}

/** A name that is unique in this run. */
const makeName = (lastName: string) => ({ firstName: `N${randomUUID().slice(0, 6)}`, lastName })
const formatName = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`

test('by keyboard alone an admin promotes, finds waiting subscribers, assigns, edits and deletes', async ({
  page,
  openPage,
}) => {
  const seekerPage = await openPage()
  const seeker = await register(seekerPage, makeName('Waiting'))
  const manager = await register(await openPage(), makeName('Manager'))
  await makeWaitingSubscriber(seeker.id, 26)
  await openAdmin(page)

  await test.step('promote a newcomer', async () => {
    await pressKeyOn(button(page, 'Promote to Account Manager'))
    const dialog = page.getByRole('dialog')
    await selectByKeys(dialog.getByLabel('User'), formatName(manager))
    await pressKeyOn(button(dialog, 'Promote'))
    await expect(page.getByText('Account manager created successfully')).toBeVisible()
  })

  await test.step('an overdue subscriber is highlighted and assigned from the list', async () => {
    await pressKeyOn(tab(page, /^Waiting, \d+\+? waiting/))
    const row = page.getByRole('table', { name: 'Waiting subscribers' }).getByRole('row', { name: formatName(seeker) })
    await expect(row).toContainText('late by 2 h')
    await pressKeyOn(button(row, `Assign ${formatName(seeker)}`))
    const dialog = page.getByRole('dialog')
    const selector = dialog.getByLabel('Account Manager')
    // The least loaded manager is suggested. Other tests create managers too, so this one is selected by name.
    await expect(dialog.getByText(/^Suggested: .*, who has the fewest clients\.$/)).toBeVisible()
    // One poll for all values, because other tests assign clients at the same time.
    const { loads, chosen } = await selector.evaluate(({ options, selectedIndex }: HTMLSelectElement) => ({
      loads: [...options].filter(({ value }) => value !== '').map(({ text }) => text),
      chosen: options[selectedIndex]?.text,
    }))
    const clients = loads.map((text) => Number(/, ([\d,]+) client/.exec(text)?.[1]))
    expect(clients).toEqual(clients.toSorted((one, other) => one - other))
    expect(chosen).toBe(loads[0])
    await selectByKeys(selector, formatName(manager))
    await pressKeyOn(button(dialog, 'Assign'))
    await expect(page.getByText('User assigned to account manager successfully')).toBeVisible()
    await expect(row).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Waiting Subscribers' })).toBeFocused()
    await seekerPage.goto('/')
    await expect(seekerPage.getByRole('button', { name: /^Notifications, 1 unread/ })).toBeVisible()
  })

  await test.step('an address in use keeps the form; another address is saved', async () => {
    await pressKeyOn(tab(page, 'Users'))
    await filterByEmail(page, seeker.email)
    await expect(users(page)).toContainText(formatName(manager))
    await pressKeyOn(button(page, `Edit ${formatName(seeker)}`))
    const dialog = page.getByRole('dialog')
    await typeIn(dialog.getByLabel('First Name'), 'Zoë')
    await typeIn(dialog.getByLabel('Email'), manager.email.toUpperCase())
    await pressKeyOn(button(dialog, 'Save'))
    await expect(page.getByText('Failed to update user')).toBeVisible()
    await expect(page.getByText('An account with this email already exists')).toBeVisible()
    await expect(dialog.getByLabel('First Name')).toHaveValue('Zoë')
    await expect(dialog.getByLabel('Email')).toHaveValue(manager.email.toUpperCase())
    await typeIn(dialog.getByLabel('Email'), seeker.email)
    await page.keyboard.press('Enter')
    await expect(page.getByText('User updated successfully')).toBeVisible()
    await expect(users(page)).toContainText('Zoë Waiting')
  })

  await test.step('the account manager is deleted, and the subscriber waits again', async () => {
    await filterByEmail(page, manager.email)
    await pressKeyOn(button(page, `Delete ${formatName(manager)}`))
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('Client assignments')
    await pressKeyOn(button(question, 'Delete'))
    await expect(page.getByText('User deleted successfully')).toBeVisible()
    await expect(page.getByText('No users found')).toBeVisible()
    await pressKeyOn(tab(page, /^Waiting, /))
    const waiting = page.getByRole('table', { name: 'Waiting subscribers' })
    await expect(button(waiting, 'Assign Zoë Waiting')).toBeVisible()
  })
})

test('a suspended person is signed out at once in an open browser, and comes back restored', async ({
  page,
  openPage,
}) => {
  const otherPage = await openPage()
  const person = await register(otherPage, makeName('Suspended'))
  await otherPage.goto('/dashboard')
  await expect(otherPage.getByRole('heading', { level: 1 })).toBeVisible()
  await openAdmin(page)
  await filterByEmail(page, person.email)
  await pressKeyOn(users(page).getByRole('link', { name: formatName(person) }))
  const account = page.getByRole('region', { name: 'Account' })
  await pressKeyOn(button(page, `Suspend ${formatName(person)}`))
  await pressKeyOn(button(page.getByRole('alertdialog'), 'Suspend'))
  await expect(page.getByText('User suspended')).toBeVisible()
  await expect(account.getByText('Suspended', { exact: true })).toBeVisible()
  await expect(otherPage).toHaveURL(/\/auth\?mode=login/)
  const credentials = { email: person.email, password: person.password }
  expect((await otherPage.request.post('/api/login', { data: credentials })).status()).toBe(401)

  await pressKeyOn(button(page, `Restore ${formatName(person)}`))
  await expect(page.getByText('User restored')).toBeVisible()
  await page.keyboard.press('F8')
  await pressKeyOn(button(page, 'Undo'))
  await expect(page.getByText('User suspended')).toBeVisible()
  await expect(button(page, `Restore ${formatName(person)}`)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('User restored')).toBeVisible()
  await expect(button(page, `Suspend ${formatName(person)}`)).toBeVisible()
  expect((await otherPage.request.post('/api/login', { data: credentials })).status()).toBe(200)
})

test('an admin finds, sorts and pages people, whose dialogs return the focus, and sees the numbers of the service', async ({
  page,
}) => {
  await openAdmin(page)

  await test.step('an admin finds people by role, and cannot suspend or delete themselves', async () => {
    await page.getByLabel('Filter by role').selectOption('admin')
    await expect(users(page)).not.toContainText('Job Seeker')
    await filterByEmail(page, 'admin@foothold.test')
    await expect(button(page, 'Edit Ingrid Solheim')).toBeVisible()
    await expect(button(page, 'Delete Ingrid Solheim')).toHaveCount(0)
    await users(page).getByRole('link', { name: 'Ingrid Solheim' }).click()
    await expect(button(page, 'Edit Ingrid Solheim')).toBeVisible()
    for (const name of ['Delete Ingrid Solheim', 'Suspend Ingrid Solheim'])
      await expect(button(page, name)).toHaveCount(0)
    await page.goBack()
    await expect(page.getByLabel('Filter by role')).toHaveValue('admin')
    await page.getByLabel('Search by name or email').fill('nobody of that name')
    await expect(page.getByText('No users found')).toBeVisible()
  })

  await test.step('a heading sorts the users, and the address carries search, order and page', async () => {
    await page.goto('/admin')
    await filterByEmail(page, 'seeker@foothold.test')
    const heading = page.getByRole('columnheader', { name: 'Name', exact: true })
    await pressKeyOn(button(page, 'Name'))
    await expect(heading).toHaveAttribute('aria-sort', 'ascending')
    await page.keyboard.press('Enter')
    await expect(heading).toHaveAttribute('aria-sort', 'descending')
    await expect(page).toHaveURL('/admin?q=seeker%40foothold.test&sort=name&order=desc')
    await page.reload()
    await expect(page.getByLabel('Search by name or email')).toHaveValue('seeker@foothold.test')
    await expect(users(page)).toContainText('Maya Okafor')
    await expect(heading).toHaveAttribute('aria-sort', 'descending')
  })

  await test.step('each dialog about a person returns the focus to its button', async () => {
    await page.goto('/admin')
    // A list that loads replaces its rows, and with them their dialogs.
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
    await filterByEmail(page, 'seeker@foothold.test')
    const inList = ['Edit', 'Assign Manager', 'Delete']
    const onPage = ['Edit', 'Change Manager', 'Suspend', 'Delete']
    for (const action of inList) await openAndCancel(page, action)
    await users(page).getByRole('link', { name: 'Maya Okafor' }).click()
    for (const action of onPage) await openAndCancel(page, action)
  })

  await test.step('the page of a user joins account, subscription, promises and audit', async () => {
    await page.goto('/admin')
    await filterByEmail(page, 'seeker@foothold.test')
    await pressKeyOn(users(page).getByRole('link', { name: 'Maya Okafor' }))
    await expect(page.getByRole('heading', { level: 1, name: 'Maya Okafor' })).toBeFocused()
    await expect(page.getByRole('region', { name: 'Account' })).toContainText('Daniel Reyes')
    await expect(page.getByRole('region', { name: 'Subscription' })).toContainText('Active')
    await expect(page.getByRole('table', { name: 'Billing periods' })).toContainText('of 25')
    await expect(page.getByRole('table', { name: 'Promises to this client' })).toContainText('First application')
    await pressKeyOn(page.getByRole('link', { name: 'All Entries' }))
    await expect(page).toHaveURL(/\/admin\/audit\?q=[\w-]{36}$/)
    await expect(page.getByRole('table', { name: 'Audit log' })).toContainText('assigned Maya Okafor')
  })

  await test.step('a long list can be paged back and forth', async () => {
    await page.goto('/admin')
    const { firstName } = makeName('')
    await runSql(
      `insert into users (email, password, first_name, last_name, created_at)
       select gen_random_uuid() || '@example.test', '', $1, 'No ' || n, now() - make_interval(secs => 27 - n)
       from generate_series(0, 26) n`,
      [firstName],
    )
    await page.getByLabel('Search by name or email').fill(`${firstName} no`.toLowerCase())
    await expect(page.getByText('1–25 of 27')).toBeVisible()
    await expect(users(page)).toContainText(`${firstName} No 26`)
    await button(page, 'Next').click()
    await expect(page.getByText('26–27 of 27')).toBeVisible()
    await expect(users(page).getByRole('row')).toHaveCount(3)
    await expect(button(page, 'Next')).toBeFocused()
    await button(page, 'Previous').click()
    await expect(page.getByText('1–25 of 27')).toBeVisible()
    await expect(users(page)).toContainText(`${firstName} No 26`)
  })

  await test.step('the admin sees the numbers of the service', async () => {
    await page.goto('/admin')
    await expect(page.getByText('Success Rate')).toBeVisible()
    await page.getByRole('link', { name: 'All Statistics' }).click()
    await expect(page.getByText('Monthly recurring revenue')).toBeVisible()
    await expect(page.getByRole('img', { name: /^Recurring revenue by month: / })).toBeVisible()
    await expect(page.getByRole('table', { name: 'Business figures by month' }).getByRole('row')).toHaveCount(13)
    const { applications, accountManagers } = await (await page.request.get('/api/admin/stats')).json()
    const statistics = page.getByRole('main')
    await expect(statistics.getByText('Success Rate', { exact: true })).toBeVisible()
    await expect(statistics.getByText('of all applications have an offer now')).toBeVisible()
    await expect(page.getByRole('img', { name: /^Of [\d,]+ applications: / })).toBeVisible()
    expect(applications.total).toBeGreaterThan(0)
    await expect(page.getByRole('table', { name: 'Account managers' })).toContainText(
      accountManagers[0].accountManager.lastName,
    )
  })
})

async function openAndCancel(page: Page, action: string) {
  await button(page, `${action} Maya Okafor`).click()
  const dialog = page.getByRole(action === 'Suspend' || action === 'Delete' ? 'alertdialog' : 'dialog')
  await expect(dialog).toBeVisible()
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
  await button(dialog, 'Cancel').click()
  await expect(button(page, `${action} Maya Okafor`)).toBeFocused()
}
