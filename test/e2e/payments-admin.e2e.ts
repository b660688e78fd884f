import { expectAccessible } from './axe.ts'
import { chooseSibling, pressKeyOn } from './keys.ts'
import { expect, register, signIn, test } from './people.ts'
import { cards, payWith, toast } from './subscribing.ts'

test('by keyboard alone an admin replays an event of the card provider, and starts a reconciliation', async ({
  page,
  openPage,
}) => {
  const seeker = await openPage()
  await register(seeker)
  await seeker.goto('/subscribe?plan=starter')
  await payWith(seeker, cards.succeeds)
  await expect(seeker).toHaveURL('/dashboard', { timeout: 30_000 })

  await signIn(page, 'admin@foothold.test')
  await page.goto('/admin')
  await pressKeyOn(page.getByRole('link', { name: 'Payments' }))
  const events = page.getByRole('table', { name: 'Payment events' })
  await expect(events.getByText('invoice.paid').first()).toBeVisible()
  await expect(events.getByText('Processed').first()).toBeVisible()
  await pressKeyOn(events.getByRole('button', { name: /^Replay invoice\.paid/ }).first())
  await expect(toast(page, 'Event replayed')).toBeVisible()
  await pressKeyOn(page.getByRole('button', { name: 'Compare Now' }))
  const comparisons = page.getByRole('list', { name: 'Comparisons' })
  // Payments of parallel tests may show up as differences.
  await expect(comparisons.getByText(/^(No differences|\d+ differences?)$/).first()).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page, '/admin/payments')
  await chooseSibling(page.getByRole('radio', { name: 'Unprocessed' }))
  await expect(page.getByText('Nothing unprocessed')).toBeVisible()
})

test('only admins can open the payments page', async ({ page }) => {
  await signIn(page, 'manager@foothold.test')
  await page.goto('/admin/payments')
  await expect(page.getByText("You don't have permission to access this page.")).toBeVisible()
  expect((await page.request.get('/api/admin/payment-events')).status()).toBe(403)
})
