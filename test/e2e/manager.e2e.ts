import { expect, signIn, test } from './people.ts'

test('at the limit of the plan the dialog warns, keeps the form, and creates only on confirmation', async ({
  page,
}) => {
  await signIn(page, 'manager@foothold.test')
  await page.goto('/account-manager')
  await expect(page.getByText('Maya Okafor').first()).toBeVisible()
  const clients: { id: string; firstName: string; applicationsThisPeriod: number; planLimit: number }[] = await (
    await page.request.get('/api/account-manager/clients')
  ).json()
  const maya = clients.find(({ firstName }) => firstName === 'Maya')
  if (!maya) throw new Error('The demo manager has no client')
  for (let made = maya.applicationsThisPeriod; made < maya.planLimit; made++) {
    const reply = await page.request.post('/api/applications', {
      data: { userId: maya.id, company: `Company ${made}`, position: 'Planner' },
    })
    expect(reply.status()).toBe(201)
  }

  await page.getByRole('button', { name: 'Create Application' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create Application' }).click()
  await expect(dialog.getByText('Please fill in all required fields')).toBeVisible()
  await dialog.getByLabel('Client').selectOption({ label: 'Maya Okafor' })
  await dialog.getByLabel('Company').fill('One More')
  await dialog.getByLabel('Position').fill('Planner')
  await dialog.getByLabel('Site Password').fill('kept while asked')
  await dialog.getByRole('button', { name: 'Create Application' }).click()
  await expect(dialog.getByText(/plan includes 25 applications/)).toBeVisible()
  await expect(dialog.getByLabel('Site Password')).toHaveValue('kept while asked')
  await dialog.getByRole('button', { name: 'Create Anyway' }).click()
  await expect(page.getByText('Application created successfully')).toBeVisible()
  await expect(page.getByText('One More').first()).toBeVisible()
})

test("a manager can open a client's dashboard, and no other dashboard", async ({ page }) => {
  await signIn(page, 'manager@foothold.test')
  await page.goto('/account-manager')
  const link = page
    .getByRole('row', { name: /Maya Okafor/ })
    .getByRole('link', { name: /^View Dashboard/ })
    .first()
  await expect(link).toHaveAttribute('target', '_blank')
  const href = (await link.getAttribute('href')) ?? ''
  expect(href).toMatch(/^\/dashboard\?userId=/)
  await page.goto(href)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maya Okafor')
  await expect(page.getByText('Brightwater Energy')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submit Job Interest' })).toHaveCount(0)
  await expect(page.getByLabel(/^Status of/)).toHaveCount(0)
  await page.goto('/dashboard?userId=00000000-0000-4000-8000-000000000000')
  await expect(page.getByText('User not found')).toBeVisible()
})
