import { selectByKeys, pressKeyOn, tabTo, typeIn } from './keys.ts'
import { expect, register, test } from './people.ts'
import { assignManager } from './teams.ts'

test("by keyboard alone a manager opens a client's application, changes its status and sets its date", async ({
  page,
  browser,
}) => {
  const seeker = await register(page)
  const manager = await assignManager(browser, seeker.id)
  await manager.apply('Gardener')
  await manager.apply('Botanist')
  const desktop = manager.page
  await desktop.goto('/account-manager')
  await pressKeyOn(desktop.getByRole('link', { name: 'All Applications' }))
  await expect(desktop.getByRole('heading', { level: 1, name: 'Application Dashboard' })).toBeFocused()

  const opener = desktop.getByRole('button', { name: 'Details of Botanist at Kew Gardens' })
  await pressKeyOn(opener)
  const sheet = desktop.getByRole('dialog', { name: 'Botanist' })
  await selectByKeys(sheet.getByLabel('Status of Botanist at Kew Gardens'), 'Interviewing')
  await pressKeyOn(sheet.getByRole('button', { name: 'Edit' }))
  const history = sheet.getByRole('list', { name: 'History' }).getByRole('listitem')
  await expect(sheet.getByLabel('Date Applied')).toBeFocused()
  await desktop.keyboard.type('02032026')
  await typeIn(sheet.getByLabel('Notes'), 'They called on Monday.')
  await pressKeyOn(sheet.getByRole('button', { name: 'Save' }))
  await expect(desktop.getByText('Application saved')).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Edit' })).toBeFocused()
  await expect(history.first()).toContainText('You changed the date applied and the notes')
  await expect(history.filter({ hasText: 'You changed the status from Interested to Interviewing' })).toHaveCount(1)
  await pressKeyOn(sheet.getByRole('button', { name: 'Close' }))
  await expect(sheet).toBeHidden()
  await expect(opener).toBeFocused()

  const all: { position: string }[] = await (await page.request.get('/api/applications')).json()
  expect(all.find(({ position }) => position === 'Botanist')).toMatchObject({
    status: 'interviewing',
    dateApplied: expect.stringMatching('^2026-02-03'),
    notes: 'They called on Monday.',
  })
  await manager.close()
})

test('by keyboard alone: Apply Now answers an interest, and the focus moves to the next one', async ({
  page,
  browser,
}) => {
  const seeker = await register(page)
  const manager = await assignManager(browser, seeker.id)
  await manager.apply('Gardener')
  for (const jobUrl of ['https://jobs.example.test/first', 'https://jobs.example.test/second'])
    await page.request.post('/api/job-interests', { data: { jobUrl } })
  const desktop = manager.page
  await desktop.goto('/account-manager')
  const entries = desktop.getByRole('list', { name: 'Waiting for you' }).getByRole('listitem')
  await expect(entries).toHaveCount(2)
  const dialog = desktop.getByRole('dialog', { name: 'Create Application' })

  await pressKeyOn(entries.first().getByRole('button', { name: 'Apply Now' }))
  await expect(dialog.getByLabel('Company')).toBeFocused()
  await pressKeyOn(dialog.getByRole('button', { name: 'Cancel' }))
  await expect(dialog).toBeHidden()
  await expect(entries.first().getByRole('link')).toBeFocused()

  await pressKeyOn(entries.first().getByRole('button', { name: 'Apply Now' }))
  await expect(dialog.getByLabel('Job URL')).toHaveValue('https://jobs.example.test/first')
  await typeIn(dialog.getByLabel('Company'), 'Mills & Sons')
  await typeIn(dialog.getByLabel('Position'), 'Clerk')
  await typeIn(dialog.getByLabel('Site Username'), 'noor')
  await typeIn(dialog.getByLabel('Site Password', { exact: true }), 'orchid and palm')
  await desktop.keyboard.press('Enter')
  await expect(desktop.getByText('Application created successfully')).toBeVisible()
  await expect(entries).toHaveCount(1)
  await expect(entries).toContainText('Second')
  await expect(entries.getByRole('link')).toBeFocused()

  const shown = desktop.getByRole('row', { name: /Clerk/ })
  await pressKeyOn(shown.getByRole('button', { name: 'Show password' }))
  await expect(shown.getByText('orchid and palm')).toBeVisible()
  await expect(shown.getByRole('button', { name: 'Hide password' })).toBeFocused()
  await pressKeyOn(shown.getByRole('button', { name: 'Hide password' }))
  await expect(shown.getByText('orchid and palm')).toBeHidden()
  await tabTo(desktop.getByRole('link', { name: /^View Dashboard/ }))
  await manager.close()
})
