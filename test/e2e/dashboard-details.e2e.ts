import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, register, test } from './people.ts'
import { assignManager } from './teams.ts'

async function addApplication(page: Page, values: object) {
  const data = { company: 'Mills', position: 'Clerk', ...values }
  const reply = await page.request.post('/api/applications', { data })
  expect(reply.status()).toBe(201)
  return reply.json() as Promise<{ id: string }>
}

const getSheet = (page: Page) => page.getByRole('dialog')

test('by keyboard alone an own application is opened, changed and listed in its history', async ({ page }) => {
  await register(page)
  await addApplication(page, { notes: 'First words', status: 'applied', dateApplied: '2026-02-03' })
  await page.goto('/dashboard')
  const opener = page.getByRole('button', { name: 'Details of Clerk at Mills' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const sheet = getSheet(page)
  await expect(sheet).toHaveAccessibleName('Clerk')
  await expect(sheet.getByText('First words')).toBeVisible()
  await expect(sheet.getByRole('list', { name: 'History' }).getByRole('listitem')).toHaveText([
    /You added this application \(Applied\)/,
  ])

  await sheet.getByRole('button', { name: 'Edit' }).focus()
  await page.keyboard.press('Enter')
  await expect(sheet.getByLabel('Company')).toBeFocused()
  await sheet.getByLabel('Company').fill('')
  await expect(sheet.getByText('Please enter the company')).toBeVisible()
  await sheet.getByLabel('Company').fill('Mills & Sons')
  await sheet.getByLabel('Job URL').fill('https://jobs.example.test/mills')
  await sheet.getByLabel('Notes').fill('Second words\n\nwith lines')
  await sheet.getByRole('button', { name: 'Save' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Application saved')).toBeVisible()
  await expect(sheet.getByText('Second words')).toBeVisible()
  const history = sheet.getByRole('list', { name: 'History' }).getByRole('listitem')
  await expect(history.first()).toContainText('You changed the company, the link, and the notes')
  await expect(sheet.getByText('Feb 3, 2026')).toBeVisible()

  await expect(sheet.getByRole('button', { name: 'Edit' })).toBeFocused()
  // The toast covers the button, so it is closed first.
  await page.keyboard.press('Escape')
  await expect(page.getByText('Application saved')).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('button', { name: 'Details of Clerk at Mills & Sons' })).toBeFocused()
})

test('notes and date of a staff application can be changed, and the history names people', async ({
  page,
  browser,
}) => {
  const seeker = await register(page)
  const manager = await assignManager(browser, seeker.id)
  await manager.apply('Botanist')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Details of Botanist at Kew Gardens' }).click()
  const sheet = getSheet(page)
  await expect(sheet.getByText('Amal Haddad added this application (Interested)')).toBeVisible()
  await sheet.getByLabel('Status of Botanist at Kew Gardens').selectOption('interviewing')
  await expect(sheet.getByText('You changed the status from Interested to Interviewing')).toBeVisible()
  await sheet.getByRole('button', { name: 'Edit' }).click()
  await expect(sheet.getByLabel('Notes')).toBeVisible()
  await expect(sheet.getByLabel('Company')).toHaveCount(0)
  await page.goBack()
  await expect(sheet).toBeHidden()

  await manager.page.goto(`/dashboard?userId=${seeker.id}`)
  await manager.page.getByRole('button', { name: 'Details of Botanist at Kew Gardens' }).click()
  const read = getSheet(manager.page)
  await expect(read.getByText(`${seeker.firstName} ${seeker.lastName} changed the status`)).toBeVisible()
  await expect(read.getByRole('button', { name: 'Edit' })).toHaveCount(0)
  await expect(read.getByRole('combobox')).toHaveCount(0)
  await manager.close()
})

test('an unknown application says so, typed text and a new status are kept, and the side panel is accessible', async ({
  page,
}) => {
  await register(page)

  await test.step('an unknown application shows a message', async () => {
    await page.goto('/dashboard?application=00000000-0000-4000-8000-000000000000')
    await expect(getSheet(page).getByText('Application not found')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText('No applications yet')).toBeVisible()
  })

  await test.step('typed text survives a failed save and a reload, and Cancel discards it', async () => {
    const { id } = await addApplication(page, {})
    await page.goto(`/dashboard?application=${id}`)
    const sheet = getSheet(page)
    await sheet.getByRole('button', { name: 'Edit' }).click()
    await sheet.getByLabel('Notes').fill('Typed with care')
    await page.route('**/api/applications/*', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.fallback(),
    )
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to save application' })).toBeVisible()
    await page.unrouteAll()
    await page.reload()
    await sheet.getByRole('button', { name: 'Edit' }).click()
    await expect(sheet.getByLabel('Notes')).toHaveValue('Typed with care')
    await sheet.getByRole('button', { name: 'Cancel' }).click()
    await sheet.getByRole('button', { name: 'Edit' }).click()
    await expect(sheet.getByLabel('Notes')).toHaveValue('')
  })

  await test.step('a new status is kept when another field is edited before the refetch', async () => {
    const { id } = await addApplication(page, { status: 'applied' })
    await page.goto(`/dashboard?application=${id}`)
    const sheet = getSheet(page)
    await expect(sheet.getByRole('button', { name: 'Edit' })).toBeVisible()
    await page.route(`**/api/applications/${id}`, (route) =>
      route.request().method() === 'GET' ? undefined : route.fallback(),
    )
    await sheet.getByLabel(/^Status of/).selectOption('offered')
    await expect(page.getByText('Application status updated')).toBeVisible()
    await sheet.getByRole('button', { name: 'Edit' }).click()
    await sheet.getByLabel('Notes').fill('They called')
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Application saved')).toBeVisible()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    const now: unknown = await (await page.request.get(`/api/applications/${id}`)).json()
    expect(now).toMatchObject({ status: 'offered', notes: 'They called' })
  })

  await test.step('the side panel is accessible while reading and editing', async () => {
    const long = 'Donaudampfschifffahrtsgesellschaft'.repeat(4)
    const { id } = await addApplication(page, {
      company: long,
      notes: long,
      jobUrl: `https://jobs.example.test/${long}`,
    })
    await page.goto(`/dashboard?application=${id}`)
    await expect(getSheet(page).getByText('You added this application')).toBeVisible()
    await expectAccessible(page, 'details')
    await getSheet(page).getByRole('button', { name: 'Edit' }).click()
    await expectAccessible(page, 'edit')
  })
})
