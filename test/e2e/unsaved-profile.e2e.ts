import type { Page } from '@playwright/test'
import { expectHydrated } from './prerendered.ts'
import { expect, register, test } from './people.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Save Profile' }).click()
const saved = (page: Page) => page.getByRole('status').filter({ hasText: 'Profile saved successfully' })
const edit = (page: Page) => page.getByRole('button', { name: 'Edit Basic Information' }).click()
const basics = (page: Page) => page.getByRole('region', { name: 'Basic Information' })
const failed = (page: Page) => page.getByRole('alert').filter({ hasText: 'Failed to save profile' })

async function openProfile(page: Page) {
  await page.goto('/profile')
  await expectHydrated(page)
}

const resume = Buffer.from(
  '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n',
)

/** Saves a resume to the profile, as another device would. */
async function uploadElsewhere({ request }: Page) {
  const { uploadURL } = await (await request.post('/api/objects/upload', { data: {} })).json()
  await request.put(uploadURL, { data: resume })
  expect((await request.put('/api/resume', { data: { resumeUrl: uploadURL } })).status()).toBe(200)
}

async function addSkill(page: Page, skill: string) {
  await page.getByLabel('Add skill').fill(skill)
  await page.getByLabel('Add skill').press('Enter')
}

test('a failed save, a reload or an ended session loses no typed text', async ({ page }) => {
  const { email, password } = await register(page)
  await openProfile(page)
  await page.getByLabel('Phone').fill('555 0100')
  await addSkill(page, 'Patience')
  await page.route('**/api/profile', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await save(page)
  await expect(failed(page)).toBeVisible()
  await page.unroute('**/api/profile')
  await page.reload()
  await expect(page.getByText('We kept what you had typed')).toBeVisible()
  await expect(page.getByLabel('Phone')).toHaveValue('555 0100')

  await page.getByLabel('Address').fill('1 Main Street')
  await page.context().clearCookies()
  await save(page)
  await expect(page.getByText('You are logged out. Logging in again...')).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/profile')
  await expect(page.getByLabel('Address')).toHaveValue('1 Main Street')
  await expect(page.getByRole('button', { name: 'Remove Patience' })).toBeVisible()
  await save(page)
  await expect(saved(page)).toBeVisible()
  await page.reload()
  await expect(basics(page)).toContainText('555 0100')
  await expect(page.getByText('We kept what you had typed')).toBeHidden()
})

test('two tabs: an unchanged tab follows, a changed tab asks and overwrites nothing unseen', async ({
  page,
  context,
}) => {
  await register(page)
  await openProfile(page)
  const other = await context.newPage()
  await openProfile(other)

  await page.getByLabel('Phone').fill('from the first')
  await save(page)
  await expect(saved(page)).toBeVisible()
  await expect(other.getByLabel('Phone')).toHaveValue('from the first')

  await other.getByLabel('Address').fill('typed in the second')
  await edit(page)
  await page.getByLabel('Phone').fill('from the first again')
  await addSkill(page, 'Tact')
  await save(page)
  await expect(other.getByText('A newer version was saved elsewhere.')).toBeVisible()
  await save(other)
  const dialog = other.getByRole('alertdialog', { name: 'Saved elsewhere in the meantime' })
  await expect(dialog).toContainText('Changed there: Phone, Skills')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(other.getByLabel('Address')).toHaveValue('typed in the second')
  expect(await (await page.request.get('/api/profile')).json()).toMatchObject({ address: null })

  await other.getByRole('button', { name: 'Review' }).click()
  await dialog.getByRole('button', { name: 'Save Mine' }).click()
  await expect(saved(other)).toBeVisible()
  expect(await (await page.request.get('/api/profile')).json()).toMatchObject({
    phone: 'from the first again',
    address: 'typed in the second',
    skills: ['Tact'],
  })
  await expect(basics(page)).toContainText('typed in the second')

  await edit(page)
  await edit(other)
  await page.getByLabel('Phone').fill('never saved')
  await other.getByLabel('Phone').fill('the newest')
  await save(other)
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('button', { name: 'Load Newer Version' }).click()
  await expect(page.getByLabel('Phone')).toHaveValue('the newest')
})

test('a save elsewhere is detected without a live event and just before this one, and a draft can be discarded', async ({
  page,
}) => {
  await register(page)

  await test.step('a save on another device is detected even without a live event', async () => {
    await openProfile(page)
    await page.getByLabel('Phone').fill('typed here')
    await page.request.post('/api/profile', { data: { phone: 'saved on a tablet' } })
    await save(page)
    await expect(page.getByRole('alertdialog')).toContainText('Changed there: Phone')
    await page.getByRole('button', { name: 'Load Newer Version' }).click()
    await expect(page.getByLabel('Phone')).toHaveValue('saved on a tablet')
  })

  await test.step('a save elsewhere just before this one is not overwritten', async () => {
    await openProfile(page)
    await edit(page)
    await page.route(
      '**/api/profile',
      async (route) => {
        await page.request.post('/api/profile', { data: { phone: 'saved on the phone' } })
        await route.continue()
      },
      { times: 1 },
    )
    await page.getByLabel('Phone').fill('typed here')
    await page.getByLabel('Address').fill('1 Main Street')
    await save(page)
    const dialog = page.getByRole('alertdialog', { name: 'Saved elsewhere in the meantime' })
    await expect(dialog).toContainText('Changed there: Phone')
    await expect(failed(page)).toBeHidden()
    expect(await (await page.request.get('/api/profile')).json()).toMatchObject({ phone: 'saved on the phone' })
    await dialog.getByRole('button', { name: 'Save Mine' }).click()
    await expect(saved(page)).toBeVisible()
    expect(await (await page.request.get('/api/profile')).json()).toMatchObject({
      phone: 'typed here',
      address: '1 Main Street',
    })
  })

  await test.step('a draft can be discarded', async () => {
    await page.request.post('/api/profile', { data: { phone: '1' } })
    await openProfile(page)
    await edit(page)
    await page.getByLabel('Phone').fill('2')
    await page.reload()
    await page.getByRole('button', { name: 'Discard Changes' }).click()
    await expect(page.getByLabel('Phone')).toHaveValue('1')
    await page.reload()
    await expect(basics(page).getByText('1', { exact: true })).toBeVisible()
    await expect(page.getByText('We kept what you had typed')).toBeHidden()
  })
})

test('a resume uploaded at the same time, here or elsewhere, causes no question', async ({ page }) => {
  await register(page)
  await openProfile(page)
  await page.getByLabel('Phone').fill('typed here')
  await page.getByLabel('Upload Resume').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: resume })
  await expect(page.getByRole('status').filter({ hasText: 'Resume uploaded successfully' })).toBeVisible()
  await save(page)
  await expect(saved(page)).toBeVisible()

  await page.route(
    '**/api/profile',
    async (route) => {
      await uploadElsewhere(page)
      await route.continue()
    },
    { times: 1 },
  )
  await edit(page)
  await page.getByLabel('Phone').fill('typed again')
  const answers: number[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('/api/profile') && response.request().method() === 'POST')
      answers.push(response.status())
  })
  await save(page)
  await expect(page.getByText('No unsaved changes.')).toBeVisible()
  await expect.poll(() => answers).toEqual([409, 200])
  await expect(page.getByRole('alertdialog')).toBeHidden()
  const profile = await (await page.request.get('/api/profile')).json()
  expect(profile).toMatchObject({ phone: 'typed again', resumeUrl: expect.stringMatching('/objects/') })
})

test('leaving with unsaved changes asks: by a link, the back button and logging out', async ({ page }) => {
  await register(page)
  await page.goto('/dashboard')
  // Before hydration a link loads a new document, and the browser's own prompt asks.
  await expectHydrated(page)
  await page.getByRole('link', { name: 'Profile', exact: true }).click()
  await page.getByLabel('Phone').fill('555 0100')
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })

  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/profile')
  await page.goBack()
  await expect(question).toBeVisible()
  await expect(page).toHaveURL('/profile')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByLabel('Phone')).toHaveValue('555 0100')

  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Account Settings' }).click()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await page.goBack()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/dashboard')
  await page.getByRole('link', { name: 'Profile', exact: true }).click()
  await expect(page.getByLabel('Phone')).toHaveValue('')
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
})
