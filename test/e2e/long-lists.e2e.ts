import { insertManyClients, insertManyInterests } from './many-rows.ts'
import { expect, register, test } from './people.ts'
import { assignManager } from './teams.ts'

test('of 620 job interests the newest 500 load first, and the others on demand', async ({ page }) => {
  const { id } = await register(page)
  await insertManyInterests(id, 620)
  await page.goto('/dashboard')
  const interests = page.getByRole('listitem').filter({ hasText: 'jobs.example.test' })
  await expect(interests).toHaveCount(20)
  await page.getByRole('button', { name: 'Show 500 of 620' }).click()
  await expect(interests).toHaveCount(500)
  await page.getByRole('button', { name: 'Load More' }).click()
  await expect(interests).toHaveCount(620)
  await expect(page.getByText('Nothing more')).toBeFocused()
})

test('an account manager of 620 clients sees and finds all of them', async ({ page, browser }) => {
  const { id } = await register(page, { firstName: 'Ines', lastName: 'Moreau' })
  const { page: managerPage, managerId, close } = await assignManager(browser, id)
  await insertManyClients(managerId, 619)
  await managerPage.goto('/account-manager')
  await managerPage.getByRole('button', { name: 'Show All 620' }).click()
  const clients = managerPage.getByRole('table', { name: 'Assigned clients' })
  await expect(clients.getByRole('row')).toHaveCount(621)
  await expect(clients.getByRole('link', { name: 'Client 619', exact: true })).toBeVisible()
  await expect(clients.getByRole('link', { name: 'Ines Moreau', exact: true })).toBeVisible()
  await close()
})
