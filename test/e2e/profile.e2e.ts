import type { Page } from '@playwright/test'
import { expect, register, signIn, test } from './people.ts'
import { expectHydrated } from './prerendered.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Save Profile' }).click()
const saved = (page: Page) => page.getByRole('status').filter({ hasText: 'Profile saved successfully' })
const section = (page: Page, name: string) => page.getByRole('region', { name })
const edit = (page: Page, name: string) => page.getByRole('button', { name: `Edit ${name}` }).click()

async function openProfile(page: Page) {
  await page.goto('/profile')
  await expectHydrated(page)
}

async function addAll(page: Page, label: string, entries: string[]) {
  for (const entry of entries) {
    await page.getByLabel(label).fill(entry)
    await page.getByLabel(label).press('Enter')
  }
}

const listed = (page: Page, name: string) =>
  section(page, name)
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.querySelector('span')?.textContent))

test('a complete profile is filled in, saved with one call and there after a reload', async ({ page }) => {
  await register(page)
  await openProfile(page)
  await expect(page.getByRole('meter', { name: 'Profile complete' })).toHaveAttribute('aria-valuenow', '0')
  await page.getByLabel('Phone').fill(' (555) 010-4477 ')
  await page.getByLabel('Address').fill("12 Rue de l'Église, Montréal")

  await page.getByRole('button', { name: 'Add Work Experience' }).click()
  await expect(page.getByLabel('Company')).toBeFocused()
  await page.getByLabel('Company').fill("O'Hara & Söhne 株式会社")
  await page.getByLabel('Position').fill('مهندس برمجيات')
  await page.getByLabel('Start Date').fill('April 2021')
  await page.getByLabel('End Date').fill('Present')
  await page.getByLabel('Description').fill('Built <b>things</b>\nthat last')
  await expect(page.getByLabel('Start Date')).toHaveValue('2021-04')
  await expect(page.getByLabel('End Date')).toHaveValue('')
  await page.getByRole('button', { name: 'Add Work Experience' }).click()

  await addAll(page, 'Add skill', [' SQL ', '  ', 'sql', 'Écriture', 'C++, C'])
  await expect.poll(() => listed(page, 'Skills')).toEqual(['SQL', 'Écriture', 'C++, C'])
  await addAll(page, 'Add certification', ['APICS CPIM'])
  await addAll(page, 'Add benefit', ['Health insurance'])

  await page.getByRole('button', { name: 'Add Education' }).click()
  await page.getByLabel('Institution').fill('北京大学')
  await page.getByLabel('Degree').fill('BSc')
  await page.getByLabel('Field of Study').fill('Logistics')
  await page.getByLabel('Graduation Year').fill('2018')
  await page.getByLabel('Salary Expectation').fill('68,000')
  await page.getByLabel('Work Preference').selectOption('hybrid')
  await page.getByLabel('Willing to relocate').check()
  await expect(page.getByText('You have unsaved changes.')).toBeVisible()
  await save(page)
  await expect(saved(page)).toBeVisible()
  await expect(section(page, 'Work History').getByRole('heading', { name: /O'Hara/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save Profile' })).toHaveCount(0)

  expect(await (await page.request.get('/api/profile')).json()).toMatchObject({
    phone: '(555) 010-4477',
    workHistory: [{ company: "O'Hara & Söhne 株式会社", startDate: '2021-04', endDate: null }],
    skills: ['SQL', 'Écriture', 'C++, C'],
    education: [{ institution: '北京大学', graduationYear: 2018 }],
    salaryExpectation: 68_000,
    workPreference: 'hybrid',
    willingToRelocate: true,
    benefits: ['Health insurance'],
  })
  // What job sites ask is asked here alone.
  expect(await (await page.request.get('/api/answers')).json()).toMatchObject({
    facts: { salaryExpectation: 68_000, willingToRelocate: true },
  })
  await page.reload()
  await expectHydrated(page)
  await edit(page, 'Work History')
  await expect(page.getByLabel('Company')).toHaveValue("O'Hara & Söhne 株式会社")
  await expect(page.getByLabel('Company')).toBeFocused()
  await edit(page, 'Job Preferences')
  await expect(page.getByLabel('Salary Expectation')).toHaveValue('68000')
  await expect(page.getByRole('meter', { name: 'Profile complete' })).toHaveAttribute('aria-valuenow', '75')
  await expect(page.getByRole('button', { name: 'Upload Your Resume' })).toBeVisible()

  await page.getByLabel('Salary Expectation').fill('')
  await edit(page, 'Skills')
  await page.getByRole('button', { name: 'Remove SQL' }).click()
  await save(page)
  await expect(saved(page)).toBeVisible()
  const emptied = await (await page.request.get('/api/profile')).json()
  expect(emptied).toMatchObject({ salaryExpectation: null, skills: ['Écriture', 'C++, C'] })
})

test('by keyboard alone entries and lists are reordered, removed and restored', async ({ page }) => {
  await register(page)
  const jobs = ['First', 'Second', 'Third'].map((company) => ({ company, position: 'Clerk' }))
  await page.request.post('/api/profile', { data: { workHistory: jobs, skills: ['A', 'B', 'C'] } })
  await openProfile(page)
  const companies = () =>
    page.getByLabel('Company').evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))

  await page.getByRole('button', { name: 'Edit Work History' }).press('Enter')
  await page.getByRole('button', { name: 'Move down Clerk at First' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Move down Clerk at First' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(companies).toEqual(['Second', 'Third', 'First'])
  await page.getByRole('button', { name: 'Move up Clerk at Third' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect.poll(companies).toEqual(['Third', 'Second', 'First'])

  await page.getByRole('button', { name: 'Remove Clerk at Second' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(companies).toEqual(['Third', 'First'])
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(companies).toEqual(['Third', 'Second', 'First'])

  await page.getByRole('button', { name: 'Edit Skills' }).press('Enter')
  await page.getByRole('button', { name: 'Reorder Skills' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Move up C', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Move up C', exact: true })).toBeFocused()
  await expect.poll(() => listed(page, 'Skills')).toEqual(['C', 'A', 'B'])
  await page.getByLabel('Phone').press('Enter')
  await expect(saved(page)).toBeVisible()
  await expect(page.getByLabel('Phone')).toBeFocused()
  expect(await (await page.request.get('/api/profile')).json()).toMatchObject({ skills: ['C', 'A', 'B'] })
})

test('the profile of the demo seeker reads like a resume, within 1,600 px', async ({ page }) => {
  await signIn(page, 'seeker@foothold.test')
  await page.setViewportSize({ width: 1280, height: 900 })
  await openProfile(page)
  await expect(page.getByText('Apr 2021 – Present')).toBeVisible()
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1600)
})

test("a manager can open and copy from a client's profile, and no other profile", async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, 'manager@foothold.test')
  await page.goto('/account-manager')
  const link = page
    .getByRole('row', { name: /Maya Okafor/ })
    .getByRole('link', { name: /^View Profile/ })
    .first()
  await page.goto((await link.getAttribute('href')) ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maya Okafor')
  await expect(page.getByText('Apr 2021 – Present')).toBeVisible()
  await expect(page.locator('#job-preferences').getByText('$68,000')).toBeVisible()
  // Only a private note can be written.
  await expect(page.getByRole('textbox')).toHaveCount(1)
  await expect(page.getByRole('textbox', { name: /note/i })).toBeVisible()
  await page.getByRole('button', { name: 'Copy phone' }).click()
  await expect(page.getByText('Copied')).toBeAttached()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('(555) 010-4477')
  await page.goto('/profile?userId=00000000-0000-4000-8000-000000000000')
  await expect(page.getByText('User not found')).toBeVisible()
})
