import { expectAccessible } from './axe.ts'
import { pressKeyOn, tabTo, typeIn } from './keys.ts'
import { expect, register, test } from './people.ts'
import { detail, entries, row, submit } from './queue.ts'
import { assignManager } from './teams.ts'

const reason = 'They ask for a licence. Shall I look for a similar job?'

test('by keyboard alone: look through the split view, snooze, and return several with one reason', async ({
  page,
  browser,
}) => {
  const seeker = await register(page)
  const manager = await assignManager(browser, seeker.id)
  const desktop = manager.page
  await manager.apply('Gardener')
  for (const name of ['first', 'second', 'third', 'fourth']) await submit(page, `https://jobs.example.test/${name}`)
  await desktop.goto('/account-manager')
  await expect(entries(desktop)).toHaveCount(4)

  await test.step('the tabs beside the list stay while J and K move', async () => {
    await tabTo(row(desktop, 0))
    await expect(detail(desktop).getByRole('button', { name: 'Copy email' })).toBeVisible()
    await pressKeyOn(detail(desktop).getByRole('tab', { name: 'Profile' }), 'ArrowRight')
    await typeIn(detail(desktop).getByLabel('New Note'), 'Ask about Kew.')
    await pressKeyOn(detail(desktop).getByRole('button', { name: 'Add Note' }))
    await expect(detail(desktop).getByRole('list', { name: 'Notes' })).toContainText('Ask about Kew.')
    await row(desktop, 0).focus()
    await desktop.keyboard.press('j')
    await expect(detail(desktop).getByRole('heading', { name: 'Second · jobs.example.test' })).toBeVisible()
    await expect(detail(desktop).getByRole('list', { name: 'Notes' })).toContainText('Ask about Kew.')
    await expectAccessible(desktop, 'the split view')
    await desktop.reload()
    await expect(detail(desktop).getByRole('heading', { name: 'Second · jobs.example.test' })).toBeVisible()
  })

  await test.step('? lists the shortcuts', async () => {
    await row(desktop, 1).focus()
    await desktop.keyboard.press('?')
    await expect(desktop.getByRole('dialog', { name: 'Keyboard Shortcuts' })).toContainText('Snooze')
    await desktop.keyboard.press('Escape')
    await expect(row(desktop, 1)).toBeFocused()
  })

  await test.step('S snoozes, and a snoozed interest is shown again', async () => {
    await desktop.keyboard.press('s')
    const dialog = desktop.getByRole('dialog', { name: 'Snooze Job Interest' })
    await expect(dialog.getByRole('button', { name: /^In 1 hour/ })).toBeFocused()
    await expectAccessible(desktop, 'Snooze Job Interest')
    await desktop.keyboard.press('Enter')
    await expect(entries(desktop)).toHaveCount(3)
    await expect(row(desktop, 1)).toBeFocused()
    await expect(detail(desktop).getByRole('heading', { name: 'Third · jobs.example.test' })).toBeVisible()
    await pressKeyOn(desktop.getByRole('button', { name: 'Snoozed (1)' }))
    await expect(entries(desktop)).toHaveCount(1)
    await expect(entries(desktop)).toContainText('Second')
    await tabTo(row(desktop, 0))
    await desktop.keyboard.press('s')
    await expect(dialog.getByRole('button', { name: 'Show Again Now' })).toBeFocused()
    await desktop.keyboard.press('Enter')
    await expect(desktop.getByText('Nothing is snoozed')).toBeVisible()
    await pressKeyOn(desktop.getByRole('button', { name: 'Show All' }))
    await expect(entries(desktop)).toHaveCount(4)
  })

  await test.step('X selects, and several are returned with one reason', async () => {
    await row(desktop, 0).focus()
    for (const key of ['x', 'j', 'x', 'j', 'x']) await desktop.keyboard.press(key)
    await expect(desktop.getByText('3 selected')).toBeVisible()
    // Someone else answers one of them first.
    const queue: { interest: { id: string } }[] = await (await desktop.request.get('/api/account-manager/queue')).json()
    await desktop.request.post(`/api/job-interests/${queue[0]?.interest.id}/return`, { data: { reason: 'Closed.' } })
    await expect(desktop.getByText('2 selected')).toBeVisible()
    await pressKeyOn(desktop.getByRole('button', { name: 'Return Selected' }))
    const dialog = desktop.getByRole('dialog', { name: 'Return 2 Job Interests' })
    await typeIn(dialog.getByLabel('Reason'), reason)
    await pressKeyOn(dialog.getByRole('button', { name: 'Return 2' }))
    await expect(desktop.getByText('2 job interests returned')).toBeVisible()
    await expect(entries(desktop)).toHaveCount(1)
    await page.goto('/dashboard')
    await expect(page.getByText(reason)).toHaveCount(2)
  })
  await manager.close()
})

test('further pages are loaded on demand', async ({ page, browser }) => {
  const seeker = await register(page)
  const manager = await assignManager(browser, seeker.id)
  await manager.apply('Gardener')
  for (let made = 0; made < 51; made++) await submit(page, `https://jobs.example.test/${made}`)
  const desktop = manager.page
  await desktop.goto('/account-manager')
  await expect(desktop.getByText('50 of 51 waiting')).toBeVisible()
  await desktop.getByRole('button', { name: 'Load More' }).click()
  await expect(entries(desktop)).toHaveCount(51)
  await expect(entries(desktop).last()).toContainText('Posting on jobs.example.test/50')
  await expect(desktop.getByRole('button', { name: 'Load More' })).toHaveCount(0)
  await manager.close()
})
