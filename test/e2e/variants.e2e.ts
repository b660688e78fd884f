import type { Page } from '@playwright/test'
import { expectAccessible, getHorizontalOverflow, phone } from './axe.ts'
import { fillResume, generateResume, tab } from './builder-forms.ts'
import { expect, register, test } from './people.ts'
import { choose, moreAbout, openSaved } from './saved-list.ts'
import { toast } from './subscribing.ts'

test.beforeEach(async ({ page }) => {
  await register(page)
})

const job = { position: 'Fleet Planner', company: 'Acme', posting: 'We plan 200 trucks with SAP.' }

async function fillJob(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Tailor to a Job' })
  await dialog.getByLabel('Job Title').fill(job.position)
  await dialog.getByLabel('Employer').fill(job.company)
  await dialog.getByLabel('Posting').fill(job.posting)
  return dialog
}

async function saveResume(page: Page, name = 'Main Resume') {
  await page.goto('/resume-builder')
  await fillResume(page)
  await generateResume(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Save to Your Account' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Document saved')).toBeVisible()
}

test('a variant per job: saved from the list, edited, and compared with its base', async ({ page }) => {
  await saveResume(page)
  const list = await openSaved(page)
  await choose(list, 'Main Resume', 'Tailor to a Job')
  const dialog = await fillJob(page)
  await expectAccessible(page, 'tailoring')
  await dialog.getByRole('button', { name: 'Save Variant' }).click()
  await expect(page.getByText('You opened Fleet Planner at Acme, a variant of Main Resume.')).toBeVisible()
  await expect(list).toBeHidden()
  const saved = await (await page.request.get('/api/documents')).json()
  expect(saved).toMatchObject([{ name: 'Fleet Planner at Acme', baseId: saved[1].id }, { baseId: null }])
  expect((await (await page.request.get(`/api/documents/${saved[0].id}`)).json()).form).toMatchObject({
    targetJob: job.position,
    jobDescription: job.posting,
  })

  await test.step('so far only the job differs', async () => {
    await openSaved(page)
    await expect(list.getByText('Variant of Main Resume')).toBeVisible()
    await choose(list, 'Fleet Planner at Acme', 'What Differs')
    const differences = page.getByRole('dialog', { name: 'What Differs' })
    await expect(differences.getByRole('heading', { level: 3 })).toHaveText(['Job'])
    await expect(differences.getByText('Target Job: Fleet Planner')).toBeVisible()
    await differences.getByRole('button', { name: 'Close' }).click()
    await expect(moreAbout(list, 'Fleet Planner at Acme')).toBeFocused()
    await list.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('an edit shows as changed words, marked and named', async () => {
    await tab(page, 'Preview').click()
    await page.getByRole('radio', { name: 'Edit Text' }).click()
    const editor = page.getByLabel('Resume Text')
    const text = await editor.inputValue()
    await editor.fill(`${text.replace('empty miles', 'wasted miles')}\n\nLANGUAGES\nIgbo`)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(toast(page, 'Document saved')).toBeVisible()
    await openSaved(page)
    await choose(list, 'Fleet Planner at Acme', 'What Differs')
    const differences = page.getByRole('dialog', { name: 'What Differs' })
    await expect(differences.locator('del')).toContainText('empty')
    await expect(differences.locator('ins')).toContainText('wasted')
    await expect(differences.getByText('Added: Igbo')).toBeVisible()
    await expectAccessible(page, 'what differs')
    await page.setViewportSize(phone.size)
    expect(await getHorizontalOverflow(page)).toBe(0)
    await page.keyboard.press('Escape')
  })

  await test.step('without its base, a variant stays', async () => {
    await choose(list, 'Main Resume', 'Delete')
    await expect(list.getByText('Removed Main Resume. Its variant stays')).toBeVisible()
    await list.getByRole('button', { name: 'Close' }).click()
    await expect(toast(page, 'Document deleted')).toBeVisible()
    await openSaved(page)
    await expect(list.getByRole('heading', { name: 'Fleet Planner at Acme' })).toBeVisible()
    await expect(list.getByText('Variant of')).toBeHidden()
  })
})

test('from the builder a variant starts with the text there, and two versions are compared', async ({ page }) => {
  await saveResume(page)
  await page.getByRole('radio', { name: 'Edit Text' }).click()
  await page.getByLabel('Resume Text').fill('Not saved yet')
  await page.getByRole('button', { name: 'Tailor to a Job' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tailor to a Job' })
  await dialog.getByRole('button', { name: 'Save Variant' }).click()
  await expect(dialog.getByText('Please enter the job')).toBeVisible()
  await expect(dialog.getByLabel('Job Title')).toBeFocused()
  await fillJob(page)
  await dialog.getByRole('button', { name: 'Save Variant' }).click()
  await expect(page.getByText('You opened Fleet Planner at Acme, a variant of Main Resume.')).toBeVisible()
  await expect(page.getByLabel('Target Job')).toHaveValue(job.position)
  await tab(page, 'Preview').click()
  await expect(page.getByRole('article', { name: 'Page' })).toHaveText('Not saved yet')
  await page.getByRole('radio', { name: 'Edit Text' }).click()
  await page.getByLabel('Resume Text').fill('Saved again')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, 'Document saved')).toBeVisible()
  const list = await openSaved(page)
  await choose(list, 'Fleet Planner at Acme', 'Versions')
  await list.getByRole('button', { name: 'Compare version 1 with the latest' }).click()
  const differences = page.getByRole('dialog', { name: 'What Differs' })
  await expect(differences.getByText('Removed: Not saved yet')).toBeVisible()
  await expect(differences.getByText('Added: Saved again')).toBeVisible()
})
