import type { Browser, Page } from '@playwright/test'
import { expectAccessible, phone } from './axe.ts'
import { pressKeyOn, tabTo, typeIn } from './keys.ts'
import { expect, register, test } from './people.ts'
import { failure, toast } from './subscribing.ts'
import { assignManager } from './teams.ts'

const jobUrl = 'https://jobs.example.test/dispatcher'
const desktopSize = { width: 1280, height: 800 }

/** A seeker with a phone, who works at one employer and left another. */
async function registerSeeker(page: Page) {
  await page.setViewportSize(phone.size)
  const seeker = await register(page)
  const workHistory = [
    { company: 'Old Mill Bakery', position: 'Baker', startDate: '2015-01', endDate: '2019-04' },
    { company: 'Harbor Freightways', position: 'Dispatcher', startDate: '2019-05', endDate: null },
  ]
  expect((await page.request.post('/api/profile', { data: { workHistory } })).ok()).toBe(true)
  return seeker
}

async function openManager(browser: Browser, seekerId: string) {
  const manager = await assignManager(browser, seekerId)
  await manager.page.setViewportSize(desktopSize)
  return manager
}

async function expectAccessiblePhone(page: Page, label: string) {
  await expectAccessible(page, label)
  await page.setViewportSize(phone.size)
}

const applyNow = (page: Page) => page.getByRole('button', { name: /^Apply Now/ })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Create Application' })
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const notifications = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })
const getStatusSelect = (page: Page, job: string) => page.getByLabel(`Status of ${job}`)

/** The application as the server stores it. */
const readStatus = async (page: Page, company: string) => {
  const rows: { company: string; status: string }[] = await (await page.request.get('/api/applications')).json()
  return rows.find((row) => row.company === company)?.status
}

test('three people at once: an excluded employer is refused until the client makes an exception', async ({
  page,
  openPage,
  browser,
}) => {
  const seeker = await registerSeeker(page)
  const manager = await openManager(browser, seeker.id)
  const desktop = manager.page
  await page.request.post('/api/job-interests', { data: { jobUrl } })
  await desktop.goto('/account-manager')

  await test.step('by keyboard alone the seeker fills in the rules, with a suggestion from the work history', async () => {
    await page.goto('/profile')
    await pressKeyOn(page.getByRole('link', { name: 'What You Want' }))
    await expect(page.getByRole('heading', { level: 1, name: 'What You Want' })).toBeFocused()
    await pressKeyOn(page.getByRole('button', { name: 'Edit Rules' }))
    await expect(page.getByLabel('Never apply to')).toBeFocused()
    const suggestions = page.getByRole('button', { name: /Harbor Freightways|Old Mill Bakery/ })
    await expect(suggestions).toHaveText(['Harbor Freightways', 'Old Mill Bakery'])
    await pressKeyOn(suggestions.first())
    await expect(page.getByRole('button', { name: 'Remove Harbor Freightways' })).toBeVisible()
    await expect(page.getByLabel('Never apply to')).toBeFocused()
    await expect(suggestions).toHaveCount(2)
    await typeIn(page.getByLabel('Never apply to'), 'Tidewater Mutual')
    await page.keyboard.press('Enter')
    await pressKeyOn(page.getByText('Other names of Tidewater Mutual', { exact: true }).first())
    await typeIn(page.getByLabel('Other names of Tidewater Mutual'), 'TWM')
    await page.keyboard.press('Enter')
    await pressKeyOn(page.getByRole('button', { name: 'Save Rules' }))
    await expect(toast(page, 'Rules saved')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Edit Rules' })).toBeFocused()
    await pressKeyOn(page.getByRole('button', { name: 'Edit Jobs' }))
    await typeIn(page.getByLabel('Job Titles'), 'Dispatcher')
    await page.keyboard.press('Enter')
    await typeIn(page.getByLabel('Places'), 'Austin, TX')
    await page.keyboard.press('Enter')
    await pressKeyOn(page.getByLabel('Hybrid'), 'Space')
    await typeIn(page.getByLabel('Minimum Salary'), 'a lot')
    await pressKeyOn(page.getByRole('button', { name: 'Save Jobs' }))
    await expect(page.getByText('Please enter a whole number of dollars a year')).toBeVisible()
    await expect(page.getByLabel('Minimum Salary')).toBeFocused()
    await expectAccessiblePhone(page, 'the rules with an error')
    await typeIn(page.getByLabel('Minimum Salary'), '54,000')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'Jobs' }).getByText('$54,000 a year')).toBeVisible()
    expect(await (await page.request.get('/api/rules')).json()).toMatchObject({
      version: 2,
      excludedCompanies: [
        { name: 'Harbor Freightways', aliases: [] },
        { name: 'Tidewater Mutual', aliases: ['TWM'] },
      ],
      titles: ['Dispatcher'],
      locations: ['Austin, TX'],
      workModes: ['hybrid'],
      minimumSalary: 54_000,
      askFirst: false,
    })
  })

  await test.step("the manager's Apply Now shows the rule, and the server refuses with it", async () => {
    await applyNow(desktop).click()
    await dialog(desktop).getByLabel('Company').fill('HARBOR FREIGHTWAYS, Inc.')
    await dialog(desktop).getByLabel('Position').fill('Baker')
    const notice = dialog(desktop).getByRole('alert').filter({ hasText: "This breaks the client's rules" })
    await expect(notice).toContainText('The rules exclude Harbor Freightways.')
    await expect(dialog(desktop)).toContainText(`"Baker" isn't one of the titles the client wants: Dispatcher.`)
    await expect(dialog(desktop)).toContainText('Check these rules of the client yourself: work mode, place, salary.')
    await expectAccessible(desktop, 'Apply Now against a rule')
    await dialog(desktop).getByRole('button', { name: 'Create Application' }).click()
    await expect(failure(desktop, 'Failed to create application')).toContainText('Harbor Freightways')
    await expect(dialog(desktop).getByLabel('Company')).toHaveValue('HARBOR FREIGHTWAYS, Inc.')
    expect(await readStatus(page, 'HARBOR FREIGHTWAYS, Inc.')).toBeUndefined()
  })

  await test.step('another client of the same manager has no such rule', async () => {
    const other = await register(await openPage(), { firstName: 'Amelie', lastName: 'Weiss' })
    await manager.assign(other.id)
    const query = { company: 'Harbor Freightways', position: 'Baker' }
    const check = await desktop.request.get(`/api/clients/${other.id}/rules/check`, { params: query })
    expect(await check.json()).toEqual({
      violations: [],
      warnings: [],
      unknown: [],
      isPostingRead: false,
      askFirst: false,
    })
  })

  await test.step('Ask client first prepares the application', async () => {
    await dialog(desktop).getByRole('button', { name: 'Ask client first' }).click()
    await expect(toast(desktop, 'We asked the client')).toBeVisible()
    await expect(dialog(desktop)).toBeHidden()
    await expect(applyNow(desktop)).toHaveCount(0)
    expect(await readStatus(page, 'HARBOR FREIGHTWAYS, Inc.')).toBe('interested')
    await desktop.goto('/dashboard')
    await getStatusSelect(desktop, 'Baker at HARBOR FREIGHTWAYS, Inc.').selectOption('applied')
    await expect(failure(desktop, 'Failed to update application status')).toContainText('Harbor Freightways')
  })

  await test.step('the seeker approves in the notification', async () => {
    await bell(page).click()
    const question = notifications(page).getByRole('listitem').filter({ hasText: 'May we apply to HARBOR' })
    await expect(question).toContainText('The rules exclude Harbor Freightways.')
    await expectAccessiblePhone(page, 'the question')
    await question.getByRole('button', { name: 'Approve' }).click()
    await expect(toast(page, 'Approved. We apply next.')).toBeVisible()
    await expect(question.getByRole('button')).toHaveCount(0)
  })

  await test.step('the manager records it as applied', async () => {
    await getStatusSelect(desktop, 'Baker at HARBOR FREIGHTWAYS, Inc.').selectOption('applied')
    await expect(toast(desktop, 'Application status updated')).toBeVisible()
    expect(await readStatus(page, 'HARBOR FREIGHTWAYS, Inc.')).toBe('applied')
  })
  await manager.close()
})

test('a client who wants to be asked first declines with a reason, which the manager reads', async ({
  page,
  browser,
}) => {
  const seeker = await registerSeeker(page)
  const manager = await openManager(browser, seeker.id)
  const desktop = manager.page
  await page.request.post('/api/job-interests', { data: { jobUrl } })
  await desktop.goto('/account-manager')

  await test.step('by keyboard alone: Ask me before each application', async () => {
    await page.goto('/rules')
    await expect(page.getByRole('link', { name: 'What You Want' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Facts' })).toHaveCount(0)
    await tabTo(page.getByLabel('Never apply to'))
    await pressKeyOn(page.getByLabel('Ask me before each application'), 'Space')
    await page.keyboard.press('Enter')
    await expect(toast(page, 'Rules saved')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Ask me before each application')).toBeChecked()
  })

  await test.step('the manager is refused, and asks by keyboard alone', async () => {
    await pressKeyOn(applyNow(desktop))
    await typeIn(dialog(desktop).getByLabel('Company'), 'Kew Gardens')
    await typeIn(dialog(desktop).getByLabel('Position'), 'Gardener')
    await expect(dialog(desktop).getByText('This client wants to approve each application')).toBeVisible()
    await pressKeyOn(dialog(desktop).getByRole('button', { name: 'Create Application' }))
    await expect(failure(desktop, 'Failed to create application')).toContainText('wants to approve each application')
    await pressKeyOn(dialog(desktop).getByRole('button', { name: 'Ask client first' }))
    await expect(toast(desktop, 'We asked the client')).toBeVisible()
  })

  await test.step('the seeker declines in the details, with a reason', async () => {
    await bell(page).click()
    await notifications(page).getByRole('link', { name: 'May we apply to Kew Gardens for you?' }).click()
    const details = page.getByRole('dialog', { name: 'Gardener' })
    await expect(details.getByText('May we apply for you?')).toBeVisible()
    await expectAccessiblePhone(page, 'the question in the details')
    await details.getByLabel('Reason').fill('Too far to commute.')
    await details.getByRole('button', { name: 'Decline' }).click()
    await expect(toast(page, "Declined. We won't apply.")).toBeVisible()
    await expect(details.getByText('You declined this application')).toBeVisible()
  })

  await test.step('the manager reads the reason, is refused, and may ask again', async () => {
    await desktop.goto('/dashboard')
    await desktop.getByRole('button', { name: 'Details of Gardener at Kew Gardens' }).click()
    const details = desktop.getByRole('dialog', { name: 'Gardener' })
    await expect(details.getByText('The client declined this application')).toBeVisible()
    await expect(details.getByRole('list', { name: 'History' }).getByText('Too far to commute.')).toBeVisible()
    await expectAccessible(desktop, 'the declined application')
    await getStatusSelect(details.page(), 'Gardener at Kew Gardens').last().selectOption('applied')
    await expect(failure(desktop, 'Failed to update application status')).toContainText('wants to approve')
    expect(await readStatus(page, 'Kew Gardens')).toBe('interested')
    await details.getByRole('button', { name: 'Ask client again' }).click()
    await expect(details.getByText('Waiting for the client')).toBeVisible()
  })
  await manager.close()
})
