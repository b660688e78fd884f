import { pressKeyOn, signInByKeys, tabTo, typeIn } from './keys.ts'
import { demoPassword, expect, register, test } from './people.ts'

test('by keyboard alone a seeker signs in, submits a job interest and changes a status', async ({ page, openPage }) => {
  const otherPage = await openPage()
  const { email, password } = await register(otherPage)
  await otherPage.request.post('/api/applications', { data: { company: 'Kew', position: 'Clerk', status: 'applied' } })

  await page.goto('/auth?mode=login')
  await signInByKeys(page, email, password)
  await pressKeyOn(page.getByRole('link', { name: 'Skip to content' }))
  await expect(page.getByRole('main')).toBeFocused()
  await pressKeyOn(page.getByRole('main').getByRole('link', { name: 'Dashboard' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Application Dashboard' })).toBeFocused()

  const submit = page.getByRole('button', { name: 'Submit Job Interest' })
  await pressKeyOn(submit)
  await expect(page.getByLabel('Job URL')).toBeFocused()
  await page.keyboard.type('https://jobs.example.test/by-keys')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Job interest submitted successfully!')).toBeVisible()
  await expect(submit).toBeFocused()
  await expect(page.getByText('Pending')).toBeVisible()

  const status = page.getByLabel('Status of Clerk at Kew')
  await tabTo(status)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('Application status updated')).toBeVisible()
  await expect(status).toBeFocused()
  await expect(status).toHaveValue('interviewing')
})

test('by keyboard alone an admin signs in, finds a person and edits the name', async ({ page, openPage }) => {
  const person = await register(await openPage(), { firstName: 'Keys', lastName: `Only${Date.now()}` })
  await page.goto('/admin')
  await signInByKeys(page, 'admin@foothold.test', demoPassword)
  await expect(page).toHaveURL('/admin')
  await typeIn(page.getByLabel('Search by name or email'), person.email)
  const users = page.getByRole('table', { name: 'Users' })
  await expect(users.getByRole('row')).toHaveCount(2)
  await pressKeyOn(users.getByRole('button', { name: `Edit Keys ${person.lastName}` }))
  await expect(page.getByRole('dialog').getByLabel('First Name')).toBeFocused()
  await typeIn(page.getByRole('dialog').getByLabel('First Name'), 'Kay')
  await page.keyboard.press('Enter')
  await expect(page.getByText('User updated successfully')).toBeVisible()
  await expect(users.getByRole('button', { name: `Edit Kay ${person.lastName}` })).toBeFocused()
})
