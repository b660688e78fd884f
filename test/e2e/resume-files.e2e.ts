import { fileURLToPath } from 'node:url'
import { expectAccessible } from './axe.ts'
import { downloadFormat, fillResume, generateResume, tab } from './builder-forms.ts'
import { expect, test } from './people.ts'
import { expectHydrated } from './prerendered.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/resume-builder')
  // A file that is chosen earlier is lost.
  await expectHydrated(page)
})

test('a finished file is parsed again, and a JSON Resume or an uploaded resume fills the form', async ({ page }) => {
  await fillResume(page)
  await generateResume(page)

  await test.step('the finished file is parsed again and compared field by field', async () => {
    await tab(page, 'AI Analysis').click()
    await page.getByRole('button', { name: 'Check My File' }).click()
    const table = page.getByRole('table', { name: 'How an ATS reads your file' })
    const row = (name: string) => table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
    await expect(row('Full Name')).toContainText('Read')
    await expect(row('Company Name').getByText("O'Hara & Söhne 株式会社")).toHaveCount(2)
    await expect(row('Phone')).toContainText('(555) 010-4477')
    await expectAccessible(page, 'what a parser sees')
  })

  await test.step('a JSON Resume fills the form, and overwrites values only on confirmation', async () => {
    await tab(page, 'Preview').click()
    const { bytes } = await downloadFormat(page, 'Download JSON Resume')
    const file = { name: 'mine.json', mimeType: 'application/json', buffer: bytes }
    await page.getByRole('button', { name: 'Start Over' }).click()
    const choose = page.getByLabel('Fill from a Resume File')
    await choose.setInputFiles({ ...file, buffer: Buffer.from('not json') })
    await expect(page.getByText('This file is not a JSON Resume.')).toBeVisible()
    await choose.setInputFiles(file)
    await expect(page.getByLabel('Company Name')).toHaveValue("O'Hara & Söhne 株式会社")
    await expect(page.getByText('This file is not a JSON Resume.')).toBeHidden()

    await page.getByRole('button', { name: 'Unfold All' }).click()
    await page.getByLabel('Full Name').fill('王小明')
    await choose.setInputFiles(file)
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('Full Name')
    await question.getByRole('button', { name: 'Keep Mine' }).click()
    await expect(page.getByLabel('Full Name')).toHaveValue('王小明')
    await choose.setInputFiles(file)
    await question.getByRole('button', { name: 'Replace Mine' }).click()
    await expect(page.getByLabel('Full Name')).toHaveValue("Noor D'Arcy")
    await expect(page.getByLabel('Full Name')).toBeHidden()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByLabel('Full Name')).toHaveValue('王小明')
    await expect(page.getByLabel('Full Name')).toBeVisible()
  })

  await test.step('an uploaded resume fills the form, and an unreadable file shows an error', async () => {
    await page.getByRole('button', { name: 'Start Over' }).click()
    const choose = page.getByLabel('Fill from a Resume File')
    await choose.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('x') })
    await expect(page.getByText('Please choose a PDF, DOC or DOCX file')).toBeVisible()
    await choose.setInputFiles({ name: 'broken.docx', mimeType: '', buffer: Buffer.from('no document at all') })
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to read resume' })).toBeVisible()
    await choose.setInputFiles(fileURLToPath(new URL('../../bench/resume-reader/files/a02.docx', import.meta.url)))
    await expect(page.getByText('Filled from your resume.')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByLabel('Full Name')).not.toHaveValue('')
    await expect(page.getByLabel('Company Name').first()).not.toHaveValue('')
    await expect(page.getByRole('button', { name: 'Generate Resume' })).toBeEnabled()
  })
})
