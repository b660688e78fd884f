import type { Locator } from '@playwright/test'
import { demoPassword, expect, register, signIn, test } from './people.ts'

test('three people at once: a job link becomes an application', async ({ page: seekerPage, openPage }) => {
  const managerPage = await openPage()
  const adminPage = await openPage()
  const seeker = await register(seekerPage, { firstName: 'Zoë', lastName: "O'Brien-Łuczak" })
  const manager = await register(managerPage, { firstName: 'Amal', lastName: 'Haddad' })
  for (const page of [seekerPage, managerPage]) await page.goto('/')

  await test.step('the admin promotes a manager and assigns the seeker', async () => {
    await signIn(adminPage, 'admin@foothold.test', demoPassword)
    await adminPage.goto('/')
    await adminPage.getByRole('link', { name: 'Admin', exact: true }).first().click()
    await adminPage.getByRole('button', { name: 'Promote to Account Manager' }).click()
    const promote = adminPage.getByRole('dialog')
    await promote.getByLabel('User').selectOption({ label: await optionFor(promote.getByLabel('User'), manager.email) })
    await promote.getByRole('button', { name: 'Promote', exact: true }).click()
    await expect(adminPage.getByText('Account manager created successfully')).toBeVisible()

    await adminPage.getByRole('searchbox').fill(seeker.email)
    await expect(adminPage.getByRole('table', { name: 'Users' }).getByRole('row')).toHaveCount(2)
    await adminPage.getByRole('button', { name: 'Assign Manager Zoë' }).click()
    const assign = adminPage.getByRole('dialog')
    const selector = assign.getByLabel('Account Manager')
    await selector.selectOption({ label: await optionFor(selector, manager.email) })
    await assign.getByRole('button', { name: 'Assign', exact: true }).click()
    await expect(adminPage.getByText('User assigned to account manager successfully')).toBeVisible()
  })

  await test.step('the manager, whose role just changed, sees the new client without a reload', async () => {
    await managerPage.getByRole('link', { name: 'Manage Clients' }).first().click()
    await expect(managerPage.getByText("Zoë O'Brien-Łuczak").first()).toBeVisible()
  })

  await test.step('the seeker submits a job link', async () => {
    await expect(seekerPage.getByRole('region', { name: 'Your Service' })).toContainText('Amal Haddad')
    await expect(seekerPage.getByRole('button', { name: /^Notifications, 1 unread/ })).toBeVisible()
    await seekerPage.getByRole('link', { name: 'Add Job Interest' }).click()
    const dialog = seekerPage.getByRole('dialog')
    await dialog.getByLabel('Job URL').fill('https://jobs.example.test/botanist')
    await dialog.getByLabel('Notes').fill('I have wanted this one for years.')
    await dialog.getByRole('button', { name: 'Submit', exact: true }).dblclick()
    await expect(
      seekerPage.getByText('Job interest submitted successfully! Your account manager will be notified.'),
    ).toBeVisible()
    await expect(seekerPage.getByText('Pending')).toHaveCount(1)
    await expect(seekerPage).toHaveURL(/\/dashboard$/)
    await expect(seekerPage.getByText('Your account manager, Amal Haddad, will apply for you.')).toBeVisible()
  })

  await test.step('the manager turns it into an application', async () => {
    await managerPage.getByRole('button', { name: /^Apply Now/ }).click()
    const dialog = managerPage.getByRole('dialog')
    await expect(dialog.getByLabel('Job URL')).toHaveValue('https://jobs.example.test/botanist')
    await expect(dialog.getByRole('figure', { name: "Note from Zoë O'Brien-Łuczak" })).toContainText(
      'I have wanted this one for years.',
    )
    await expect(dialog.getByLabel('Company')).toBeFocused()
    await dialog.getByLabel('Company').fill('Kew Gardens')
    await dialog.getByLabel('Position').fill('Botanist')
    await dialog.getByLabel('Site Username').fill('zoe')
    await dialog.getByLabel('Site Password').fill('only for that site')
    await dialog.getByRole('button', { name: 'Create Application' }).dblclick()
    await expect(managerPage.getByText('Application created successfully')).toBeVisible()
    await expect(managerPage.getByText('No pending job interests')).toBeVisible()
    await managerPage.getByRole('button', { name: /^Show password/ }).click()
    await expect(managerPage.getByText('only for that site')).toBeVisible()
    await managerPage.getByRole('button', { name: /^Hide password/ }).click()
    await expect(managerPage.getByText('only for that site')).toBeHidden()
  })

  await test.step('the seeker sees it, with its notification, without a reload', async () => {
    await expect(seekerPage.getByLabel('Status of Botanist at Kew Gardens')).toHaveValue('applied')
    await expect(seekerPage.getByText('Processed')).toHaveCount(1)
    await seekerPage.getByRole('link', { name: 'Botanist at Kew Gardens' }).click()
    await expect(seekerPage.getByRole('dialog')).toHaveAccessibleName('Botanist')
    await seekerPage.keyboard.press('Escape')
    await seekerPage.getByRole('button', { name: /^Notifications, 2 unread/ }).click()
    await expect(seekerPage.getByText(/ applied for you: Botanist at Kew Gardens/)).toBeVisible()
    await seekerPage.keyboard.press('Escape')
    await expect(seekerPage.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  })

  await test.step('a status changed by the seeker reaches the manager', async () => {
    await seekerPage.getByLabel('Status of Botanist at Kew Gardens').selectOption('interviewing')
    await expect(seekerPage.getByText('Application status updated')).toBeVisible()
    await expect(managerPage.getByRole('button', { name: /^Notifications, \d+ unread/ })).toBeVisible()
  })
})

/** The label of the option with this address. */
async function optionFor(selector: Locator, email: string) {
  const option = selector.locator('option', { hasText: email })
  await expect(option).toHaveCount(1)
  return (await option.textContent()) ?? ''
}
