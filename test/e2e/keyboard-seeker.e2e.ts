import { docx, picture } from '#server/platform/files/files.fixture.ts'
import { expectHydrated } from './prerendered.ts'
import { chooseFile, selectByKeys, pressKeyOn, tabTo, typeIn } from './keys.ts'
import { expect, register, test } from './people.ts'
import { toast } from './subscribing.ts'

test('by keyboard alone a profile is filled in, with its resume, and saved', async ({ page }) => {
  await register(page)
  await page.goto('/profile')
  await typeIn(page.getByLabel('Phone'), '(555) 010-4477')
  await typeIn(page.getByLabel('Address'), '12 Mill Lane')
  await chooseFile(page.getByLabel('Upload Resume'), { name: 'cv.docx', mimeType: '', buffer: docx() })
  await expect(toast(page, 'Resume uploaded successfully')).toBeVisible()
  await pressKeyOn(page.getByRole('button', { name: 'Add Work Experience' }))
  await expect(page.getByLabel('Company')).toBeFocused()
  await typeIn(page.getByLabel('Company'), 'Mills & Sons')
  await typeIn(page.getByLabel('Position'), 'Clerk')
  await typeIn(page.getByLabel('Add skill'), 'SQL')
  await page.keyboard.press('Enter')
  await typeIn(page.getByLabel('Salary Expectation'), '68000')
  await selectByKeys(page.getByLabel('Work Preference'), 'Hybrid')
  await pressKeyOn(page.getByLabel('Willing to relocate'), 'Space')
  await pressKeyOn(page.getByRole('button', { name: 'Save Profile' }))
  await expect(toast(page, 'Profile saved successfully')).toBeVisible()
  expect(await (await page.request.get('/api/profile')).json()).toMatchObject({
    phone: '(555) 010-4477',
    workHistory: [{ company: 'Mills & Sons', position: 'Clerk' }],
    skills: ['SQL'],
    salaryExpectation: 68_000,
    workPreference: 'hybrid',
    willingToRelocate: true,
    resumeUrl: expect.stringMatching('/objects/'),
  })
})

test('by keyboard alone applications are added, filtered, searched and annotated', async ({ page }) => {
  await register(page)
  await page.goto('/dashboard')
  await expectHydrated(page)
  await pressKeyOn(page.getByRole('button', { name: 'Add Application' }))
  const form = page.getByRole('dialog', { name: 'Add Application' })
  await typeIn(form.getByLabel('Company'), 'Mills')
  await typeIn(form.getByLabel('Position'), 'Clerk')
  await selectByKeys(form.getByLabel('Status'), 'Offered')
  await pressKeyOn(form.getByRole('button', { name: 'Add Application' }))
  await expect(form).toBeHidden()
  await expect(page.getByLabel('Status of Clerk at Mills')).toHaveValue('offered')

  await selectByKeys(page.getByLabel('Filter by status'), 'Rejected')
  await pressKeyOn(page.getByRole('button', { name: 'Show All' }))
  await expect(page.getByLabel('Search Applications')).toBeFocused()
  await typeIn(page.getByLabel('Search Applications'), 'mills')
  await pressKeyOn(page.getByRole('button', { name: 'Details of Clerk at Mills' }))
  const sheet = page.getByRole('dialog', { name: 'Clerk' })
  await pressKeyOn(sheet.getByRole('button', { name: 'Edit' }))
  await typeIn(sheet.getByLabel('Notes'), 'They called on Monday.')
  await pressKeyOn(sheet.getByRole('button', { name: 'Save' }))
  await expect(sheet.getByText('They called on Monday.')).toBeVisible()
  await pressKeyOn(sheet.getByRole('button', { name: 'Close' }))
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('button', { name: 'Details of Clerk at Mills' })).toBeFocused()
})

test('by keyboard alone a person without a plan reaches the plans', async ({ page }) => {
  await register(page)
  await page.goto('/dashboard')
  await expectHydrated(page)
  const notice = page.getByText('You have no active plan')
  await expect(notice).toBeVisible()
  await pressKeyOn(page.getByRole('link', { name: 'View Plans' }))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveURL('/pricing')
  await pressKeyOn(page.getByRole('button', { name: 'Get Started with Starter' }))
  await expect(page).toHaveURL(/\/sandbox\/checkout\?session=/)
})

test('by keyboard alone the name and the picture of an account are changed', async ({ page }) => {
  await register(page)
  await page.goto('/account')
  await expect(page.getByLabel('Last Name')).toHaveValue("D'Arcy")
  const buffer = await picture('png')
  await chooseFile(page.getByLabel('Upload Picture'), { name: 'me.png', mimeType: 'image/png', buffer })
  await expect(toast(page, 'Profile picture updated')).toBeVisible()
  await typeIn(page.getByLabel('First Name'), 'Zoë')
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Account updated')).toBeVisible()
  await tabTo(page.getByRole('button', { name: 'Account menu' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText("Zoë D'Arcy")).toBeVisible()
})
