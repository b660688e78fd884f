import { expectAccessible, phone } from './axe.ts'
import { pressKeyOn, selectByKeys, typeIn } from './keys.ts'
import { expect, register, test } from './people.ts'
import { toast } from './subscribing.ts'
import { assignManager } from './teams.ts'

const question = 'What are your salary expectations?'
const past = { company: 'Mills', position: 'Clerk', startDate: '2019-01', endDate: '2021-03' }

test('by keyboard alone on a phone: answers are saved, a question is asked, answered and kept', async ({
  page,
  browser,
}) => {
  const seeker = await register(page)
  const manager = await assignManager(browser, seeker.id)
  await page.request.post('/api/profile', { data: { salaryExpectation: 68_000, workHistory: [past] } })
  await page.request.post('/api/job-interests', { data: { jobUrl: 'https://jobs.example.test/bridges' } })
  await page.setViewportSize(phone.size)

  // The client says what is known in advance.
  await page.goto('/answers')
  await typeIn(page.getByLabel('Work Authorization'), 'US citizen')
  await selectByKeys(page.getByLabel('Do you need visa sponsorship?'), 'No')
  await pressKeyOn(page.getByRole('button', { name: 'Use suggestion for notice period' }))
  await expect(page.getByLabel('Notice Period', { exact: true })).toHaveValue('None, I can start right away')
  await expect(page.getByLabel('Notice Period', { exact: true })).toBeFocused()
  await pressKeyOn(page.getByRole('button', { name: 'Add answer' }))
  const entry = page.getByRole('group', { name: 'Answer 1' })
  await expect(entry.getByLabel('Topic')).toBeFocused()
  await typeIn(entry.getByLabel('Topic'), 'Motivation')
  await typeIn(entry.getByLabel('Question'), 'Do you have a disability?')
  await typeIn(entry.getByLabel('Answer', { exact: true }), 'They last.')
  await pressKeyOn(page.getByRole('button', { name: 'Save Answers' }))
  await expect(entry.getByText("We don't store answers about a disability")).toBeVisible()
  await typeIn(entry.getByLabel('Question'), 'Why bridges?')
  await pressKeyOn(page.getByRole('button', { name: 'Save Answers' }))
  await expect(toast(page, 'Answers saved')).toBeVisible()

  // The account manager copies it, and asks what is missing.
  const desktop = manager.page
  await desktop.goto('/account-manager')
  await pressKeyOn(desktop.getByRole('button', { name: 'Apply Now' }))
  const dialog = desktop.getByRole('dialog', { name: 'Create Application' })
  await expect(dialog.getByRole('button', { name: 'Copy work authorization' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Copy answer to Why bridges?' })).toBeVisible()
  await pressKeyOn(dialog.locator('summary').filter({ hasText: 'Ask a question' }))
  await typeIn(dialog.getByLabel('Your Question'), question)
  await pressKeyOn(dialog.getByRole('button', { name: 'Ask the Client' }))
  await expect(toast(desktop, 'We asked the client')).toBeVisible()
  await expect(dialog.getByText(/^Waiting since/)).toBeVisible()

  // The open screen of the client shows the question; nothing is filled in unless the client says so.
  const asked = page.getByRole('form', { name: 'Question 1' })
  await expect(asked.getByText('Suggestion from your profile')).toBeVisible()
  await expect(asked.getByLabel(question, { exact: true })).toHaveValue('')
  await expectAccessible(page, 'answers with a question')
  await page.setViewportSize(phone.size)
  await pressKeyOn(asked.getByRole('button', { name: `Use suggestion for ${question}` }))
  await expect(asked.getByLabel('Keep for next time')).toBeChecked()
  await pressKeyOn(asked.getByRole('button', { name: 'Send Answer' }))
  await expect(toast(page, 'Answer sent')).toBeVisible()
  // The button of the answer: its name begins with the question. That of the suggestion is still there for a moment.
  await pressKeyOn(page.getByRole('button', { name: /^What are your salary expectations\?/ }))
  await expect(page.getByRole('group', { name: 'Answer 2' }).getByLabel('Question')).toHaveValue(question)
  await expect(page.getByRole('group', { name: 'Answer 2' }).getByLabel('Answer', { exact: true })).toBeFocused()

  await expect(dialog.getByText('Said by the client on').first()).toBeVisible()
  await desktop.goto(`/profile?userId=${seeker.id}`)
  await expect(desktop.getByRole('region', { name: 'Answers for Job Sites' }).getByText('US citizen')).toBeVisible()
  await expectAccessible(desktop, 'the client with answers')
  await manager.close()
})
