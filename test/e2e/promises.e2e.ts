import { promiseTerms } from '#contract/promises.ts'
import { computeDueAt } from '#server/promises/due-time.ts'
import { expectAccessible } from './axe.ts'
import { runSql } from './database.ts'
import { pressKeyOn } from './keys.ts'
import { expect, register, signIn, test } from './people.ts'
import { assignManager } from './teams.ts'

const team = { timeZone: 'UTC', holidays: new Set<string>() }

/** Moves the promise of an interest far into the past: before the late promises of other tests, whose list ends at 500. */
async function makeLate(interestId: string) {
  const startedAt = new Date(Date.now() - 3_000 * 86_400_000).toISOString()
  const dueAt = computeDueAt(startedAt, promiseTerms.interest_answered, [], team)
  await runSql('update promises set started_at = $2, due_at = $3 where subject_id = $1', [interestId, startedAt, dueAt])
}

test('by keyboard alone an admin finds a late interest in the words of its manager', async ({
  page,
  openPage,
  browser,
}) => {
  const seekerPage = await openPage()
  const seeker = await register(seekerPage, { firstName: 'Noor', lastName: 'Promised' })
  const manager = await assignManager(browser, seeker.id)
  const submit = async (jobUrl: string) =>
    (await (await seekerPage.request.post('/api/job-interests', { data: { jobUrl } })).json()).id as string
  const late = await submit('https://jobs.example.test/late')
  const paused = await submit('https://jobs.example.test/paused')
  await makeLate(late)
  const asked = { question: 'How many orchids?', jobInterestId: paused }
  await manager.page.request.post(`/api/clients/${seeker.id}/questions`, { data: asked })

  await signIn(page, 'admin@foothold.test')
  await page.goto('/')
  await expect(page.getByText(/^\d+ promises? (is|are) late/)).toBeVisible()
  await pressKeyOn(page.getByRole('link', { name: 'View Promises' }))
  await expect(page).toHaveTitle('Promises - Foothold')
  const row = page.getByRole('table', { name: 'Promises in danger' }).getByRole('row', { name: /Noor Promised/ })
  await expect(row).toContainText('Amal Haddad')
  const words = await row.getByText(/^late by \d+ days$/).textContent()
  await expectAccessible(page, 'promises')

  await manager.page.goto('/account-manager')
  const entries = manager.page.getByRole('list', { name: 'Waiting for you' }).getByRole('listitem')
  await expect(entries.filter({ hasText: 'Late · jobs.example.test' })).toContainText(words ?? 'the same words')
  await expect(entries.filter({ hasText: 'Paused · jobs.example.test' })).toContainText('paused: waiting for Noor')

  await manager.page.request.post(`/api/job-interests/${late}/return`, { data: { reason: 'Closed' } })
  await expect(row).toHaveCount(0)
  const figures = page.getByRole('table', { name: 'Promises by month' })
  await expect(figures.getByRole('row', { name: /Amal Haddad/ }).first()).toBeVisible()
  await manager.close()
})

test('a late promise leads to where it is kept', async ({ page, openPage, browser }) => {
  const seekerPage = await openPage()
  const seeker = await register(seekerPage, { firstName: 'Lio', lastName: 'Promised' })
  const manager = await assignManager(browser, seeker.id)
  const reply = await seekerPage.request.post('/api/job-interests', { data: { jobUrl: 'https://jobs.example.test/1' } })
  await makeLate((await reply.json()).id)
  await signIn(page, 'admin@foothold.test')
  await page.goto('/admin')
  await pressKeyOn(page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: /^Promises/ }))
  const row = page.getByRole('table', { name: 'Promises in danger' }).getByRole('row', { name: /Lio Promised/ })
  await pressKeyOn(row.getByRole('link', { name: 'Answer to a job interest' }))
  await expect(page).toHaveURL(new RegExp(`/dashboard\\?userId=${seeker.id}$`))
  await manager.close()
})

test('an urgent contact message says so, with its due time, before the others', async ({ page }) => {
  const write = (message: string) =>
    page.request.post('/api/contact', { data: { name: 'Uma Hurry', email: 'uma@example.test', message } })
  await write('URGENT: my interview is tomorrow.')
  await write('Thank you, by the way.')
  await signIn(page, 'admin@foothold.test')
  await page.goto('/admin/messages')
  const cards = page.getByRole('list', { name: 'Messages' }).getByRole('listitem')
  await expect(cards.first()).toContainText('Urgent')
  const card = cards.filter({ hasText: 'my interview is tomorrow' })
  await expect(card).toContainText('Urgent')
  await expect(card.getByText(/^due by \w{3} \d/)).toBeVisible()
  await pressKeyOn(card.getByRole('button', { name: 'Uma Hurry' }))
  await expectAccessible(page, 'an urgent message')
})
