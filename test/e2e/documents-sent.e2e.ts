import type { Browser, Page } from '@playwright/test'
import type { Receipt } from '#contract/receipts.ts'
import { pdf } from '#server/platform/files/files.fixture.ts'
import { expectAccessible, getHorizontalOverflow, phone } from './axe.ts'
import { chooseFile, pressKeyOn, selectByKeys, tabTo, typeIn } from './keys.ts'
import { expect, register, test } from './people.ts'
import { failure, toast } from './subscribing.ts'
import { assignManager } from './teams.ts'

const desktopSize = { width: 1280, height: 800 }
const profile = {
  phone: '555 0100',
  workHistory: [
    {
      company: 'Old Mill Bakery',
      position: 'Buyer',
      startDate: '2015-01',
      endDate: null,
      description: 'I cut the waste of flour by 12%.',
    },
  ],
  skills: ['Excel', 'Negotiation'],
}

/** A seeker with a profile, a saved resume, two answers and a job interest, and their manager's queue. */
async function openQueue(page: Page, browser: Browser, data: object = profile) {
  const seeker = await register(page)
  const { request } = page
  const answers = [{ topic: 'Motivation', question: 'Why bakeries?', answer: 'They smell good.' }]
  const resume = { kind: 'resume', name: 'Resume for buyers', form: {}, content: 'Noor\n\nBuyer at Old Mill Bakery' }
  for (const reply of [
    await request.post('/api/profile', { data }),
    await request.put('/api/answers', { data: { facts: { workAuthorization: 'US citizen' }, answers } }),
    await request.post('/api/documents', { data: resume }),
    await request.post('/api/job-interests', { data: { jobUrl: 'https://jobs.example.test/buyer' } }),
  ])
    expect(reply.ok(), await reply.text()).toBe(true)
  const manager = await assignManager(browser, seeker.id)
  await manager.page.goto('/account-manager')
  return manager
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Create Application' })
const applyNow = (page: Page) => page.getByRole('button', { name: /^Apply Now/ })

/** The application of the seeker with its receipts. */
async function readSent({ request }: Page) {
  const [application]: { id: string; status: string }[] = await (await request.get('/api/applications')).json()
  const receipts: Receipt[] = await (await request.get(`/api/applications/${application?.id}/receipts`)).json()
  return { status: application?.status, receipts }
}

test('a manager records as sent a resume, a written letter, an answer and the number; the client sees it', async ({
  page,
  browser,
}) => {
  const manager = await openQueue(page, browser)
  const desktop = manager.page
  const apply = dialog(desktop)
  await desktop.setViewportSize(desktopSize)
  await applyNow(desktop).click()
  await apply.getByLabel('Company').fill('Kew Mills')
  await apply.getByLabel('Position').fill('Head Buyer')

  await test.step('the resume is chosen, and the letter written from the profile and edited', async () => {
    await apply.getByLabel('Resume').selectOption('Resume for buyers')
    await apply.getByRole('button', { name: 'Write letter' }).click()
    await expect(apply.getByLabel('Letter Text')).toHaveValue(/Kew Mills/)
    await expect(apply.getByLabel('Letter Text')).toHaveValue(/12%/)
    const text = await apply.getByLabel('Letter Text').inputValue()
    await apply.getByLabel('Letter Text').fill(`${text}\n\nP.S. I live next door.`)
    await expectAccessible(desktop, 'a written letter')
    await desktop.setViewportSize(desktopSize)
  })

  await test.step('a refusal keeps everything, and the letter is saved once', async () => {
    await desktop.route('**/api/applications', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
    await apply.getByLabel('Used: answer to Why bakeries?').check()
    await apply.getByLabel('Confirmation').selectOption('Number')
    await apply.getByLabel('Number').fill('A-17')
    await apply.getByRole('button', { name: 'Record as sent' }).click()
    await expect(failure(desktop, 'Failed to create application')).toBeVisible()
    await expect(apply.getByLabel('Letter Text')).toHaveValue(/next door/)
    await expect(apply.getByLabel('Number')).toHaveValue('A-17')
    await apply.getByRole('button', { name: 'Record as sent' }).dblclick()
    await expect(toast(desktop, 'Application created successfully')).toBeVisible()
    await expect(apply).toBeHidden()
    await expect(applyNow(desktop)).toHaveCount(0)
  })

  await test.step('the receipt holds what went out', async () => {
    const { status, receipts } = await readSent(page)
    expect(status).toBe('applied')
    expect(receipts).toHaveLength(1)
    expect(receipts[0]).toMatchObject({
      state: 'confirmed',
      documents: [{ kind: 'resume' }, { kind: 'cover-letter' }],
      answers: [{ question: 'Why bakeries?', answer: 'They smell good.', source: 'answers' }],
      confirmation: { kind: 'number', value: 'A-17' },
    })
    const documents: { kind: string; name: string }[] = await (await page.request.get('/api/documents')).json()
    expect(documents.filter(({ kind }) => kind === 'cover-letter').map(({ name }) => name)).toEqual([
      'Kew Mills - Head Buyer',
    ])
  })

  await test.step('the client sees the status and the documents', async () => {
    await page.setViewportSize(phone.size)
    await page.goto('/dashboard')
    await expect(page.getByLabel('Status of Head Buyer at Kew Mills')).toHaveValue('applied')
    await page.getByRole('button', { name: 'Details of Head Buyer at Kew Mills' }).click()
    const attached = page.getByRole('list', { name: 'Documents' })
    await expect(attached).toContainText('Resume for buyers')
    await expect(attached).toContainText('Kew Mills - Head Buyer')
  })
  await manager.close()
})

test('by keyboard alone on a phone: an uploaded resume and a mail as the confirmation', async ({ page, browser }) => {
  const manager = await openQueue(page, browser, {})
  const mobile = manager.page
  const apply = dialog(mobile)
  await mobile.setViewportSize(phone.size)
  await pressKeyOn(applyNow(mobile))
  await typeIn(apply.getByLabel('Company'), 'Kew Mills')
  await typeIn(apply.getByLabel('Position'), 'Buyer')
  await selectByKeys(apply.getByLabel('Resume'), 'Upload a file')
  await chooseFile(apply.getByLabel('Upload a File'), { name: 'Noor.pdf', mimeType: '', buffer: pdf() })
  await expect(apply.getByText('Noor.pdf')).toBeVisible()
  await pressKeyOn(apply.getByRole('button', { name: 'Write letter' }))
  await expect(apply.getByText('has no work history and no skills')).toBeVisible()
  await selectByKeys(apply.getByLabel('Confirmation'), 'Mail')
  await pressKeyOn(apply.getByRole('button', { name: 'Record as sent' }))
  await expect(apply.getByText('Please enter the text of the email')).toBeVisible()
  await expect(apply.getByLabel('Text of the Email')).toBeFocused()
  await typeIn(apply.getByLabel('Text of the Email'), 'Thank you for applying.')
  await pressKeyOn(apply.getByLabel('Used: work authorization'), 'Space')
  expect(await getHorizontalOverflow(mobile)).toBe(0)
  expect(await apply.evaluate((frame) => frame.scrollHeight - frame.clientHeight), 'the frame scrolls').toBe(0)

  // Closed by Escape, everything is still there.
  await tabTo(apply.getByLabel('Company'))
  await mobile.keyboard.press('Escape')
  await expect(apply).toBeHidden()
  await pressKeyOn(applyNow(mobile))
  await expect(apply.getByText('Noor.pdf')).toBeVisible()
  await expect(apply.getByLabel('Text of the Email')).toHaveValue('Thank you for applying.')
  await expect(apply.getByText("You used 1 of the client's answers.")).toBeVisible()
  await expectAccessible(mobile, 'an uploaded resume and a mail')
  await mobile.setViewportSize(phone.size)
  await pressKeyOn(apply.getByRole('button', { name: 'Record as sent' }))
  await expect(toast(mobile, 'Application created successfully')).toBeVisible()
  expect(await readSent(page)).toMatchObject({
    status: 'applied',
    receipts: [
      {
        state: 'confirmed',
        documents: [{ kind: 'resume' }],
        answers: [{ question: 'Work authorization', answer: 'US citizen' }],
        confirmation: { kind: 'mail', value: 'Thank you for applying.' },
      },
    ],
  })
  await manager.close()
})

test('an application that may not have arrived is not applied, and is not sent again', async ({ page, browser }) => {
  const manager = await openQueue(page, browser)
  const apply = dialog(manager.page)
  await applyNow(manager.page).click()
  await apply.getByLabel('Company').fill('Kew Mills')
  await apply.getByLabel('Position').fill('Buyer')
  await apply.getByLabel('It may not have arrived').check()
  await apply.getByRole('button', { name: 'Record as sent' }).click()
  await expect(toast(manager.page, 'Application created successfully')).toBeVisible()
  await expect(applyNow(manager.page)).toHaveCount(0)
  expect(await readSent(page)).toMatchObject({ status: 'interested', receipts: [{ state: 'uncertain' }] })
  await manager.close()
})
