import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { extractText } from 'unpdf'
import { expectAccessible } from './axe.ts'
import { downloadTwice, fillLetter, fillResume, generateLetter, generateResume, tab } from './builder-forms.ts'
import { pressKeyOn, tabTo } from './keys.ts'
import { expect, test } from './people.ts'

const covered = (page: Page) => page.getByRole('meter', { name: 'Required keywords' })
const score = (page: Page) => page.getByRole('meter', { name: 'ATS score' })

/** The score of the text and the form as they are now. */
async function readScore(page: Page) {
  await expect(score(page)).toBeVisible()
  await expect(page.locator('[aria-busy=true]').filter({ has: score(page) })).toHaveCount(0)
  return Number(await score(page).getAttribute('aria-valuenow'))
}

const firstFixes = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Fix These First' }) })
const keyword = (page: Page, name: string) => page.getByRole('button', { name: `${name} (missing)` })
const line = 'Entered 60 goods receipts a day in SAP EWM'
const job = "Planner at O'Hara & Söhne 株式会社"

/** The selected words of the focused field. */
const readSelection = (page: Page) =>
  page.evaluate(() => {
    const control = document.activeElement as HTMLTextAreaElement
    return control.value.slice(control.selectionStart, control.selectionEnd)
  })

const noSidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth).then((width) => expect(width).toBe(0))

/** On one line: what was one line may be two in the file. */
async function readPdf(bytes: Buffer) {
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}

const readDocx = (bytes: Buffer) =>
  strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array()).replaceAll(/<[^>]+>/g, '')

test('a visitor fixes findings where they are, adds a term under a job, and downloads both files with it', async ({
  page,
}) => {
  await page.goto('/resume-builder')
  await fillResume(page)
  await page.getByLabel('Phone').fill('')
  await page
    .getByLabel('Achievements')
    .fill('Responsible for the weekly route reports\nCut empty miles by 18% in one year')
  await generateResume(page)
  await tab(page, 'AI Analysis').click()

  // A finding leads to its words in the form.
  await page.getByText('Score Breakdown').click()
  const verbs = page.getByRole('listitem').filter({ hasText: 'Measurable results' }).getByRole('group')
  await verbs.locator('summary').click()
  await verbs.getByRole('button', { name: 'Go to the Field' }).click()
  await expect(page.getByLabel('Achievements')).toBeFocused()
  expect(await readSelection(page)).toBe('Responsible for the weekly route reports')
  await expect(page.getByLabel('Achievements')).toBeInViewport()
  const hint = page.getByRole('status').filter({ hasText: 'Say how much, how many or how often' })
  await expect(hint).toBeVisible()
  await expectAccessible(page, 'the hint above the form')
  await page.keyboard.type('Wrote 12 route reports a week')
  await page.getByRole('button', { name: 'Generate Again' }).click()
  await expect(page.getByRole('article', { name: 'Page' })).toContainText('Wrote 12 route reports a week')
  await expect(page.getByText('Your form has changed since this text was written.')).toBeHidden()

  // A missing term is added where it is true.
  await tab(page, 'AI Analysis').click()
  await expect(covered(page)).toHaveAttribute('aria-valuetext', /^\d of \d$/)
  const before = await readScore(page)
  await firstFixes(page).getByRole('button', { name: 'Add SAP EWM' }).click()
  const dialog = page.getByRole('dialog', { name: 'Where did you use SAP EWM?' })
  await dialog.getByRole('radio', { name: job }).check()
  await expectAccessible(page, 'the dialog about a missing term')
  await dialog.getByLabel('What did you do with it?').fill('Entered goods receipts')
  await dialog.getByRole('button', { name: 'Add to Resume' }).click()
  await expect(dialog.getByText("Your words don't mention SAP EWM yet.")).toBeVisible()
  await dialog.getByLabel('What did you do with it?').fill(line)
  await dialog.getByRole('button', { name: 'Add to Resume' }).click()
  await expect(page.getByText(`Added to ${job}`)).toBeVisible()
  await expect.poll(() => readScore(page)).toBeGreaterThan(before)
  await expect(keyword(page, 'SAP EWM')).toBeHidden()

  // What is not true is not asked again, and raises nothing.
  const after = await readScore(page)
  await keyword(page, 'forklift license').click()
  await page.getByRole('radio', { name: "I haven't used it" }).check()
  await page.getByRole('button', { name: 'Hide Term' }).click()
  await expect(keyword(page, 'forklift license')).toBeHidden()
  await page.reload()
  await page.getByRole('button', { name: 'Show 1 Hidden Term' }).click()
  await page.getByRole('button', { name: 'Suggest again: forklift license' }).click()
  await expect(keyword(page, 'forklift license')).toBeVisible()
  expect(await readScore(page)).toBe(after)

  await tab(page, 'Preview').click()
  await expect(page.getByText('Your form has changed since this text was written.')).toBeHidden()
  const pdf = await downloadTwice(page, 'Download PDF')
  expect(await readPdf(pdf.bytes)).toContain(line)
  const docx = await downloadTwice(page, 'Download DOCX')
  expect(readDocx(docx.bytes)).toContain(line)
  await tab(page, 'Builder').click()
  await expect(page.getByLabel('Achievements')).toHaveValue(new RegExp(`${line}$`))
  await expect(page.getByLabel('Skills')).toHaveValue(/, SAP EWM$/)
})

test('an insertion can be undone, and hand-made edits stay', async ({ page }) => {
  await page.goto('/resume-builder')
  await fillResume(page)
  await generateResume(page)
  await page.getByRole('radio', { name: 'Edit Text' }).click()
  const text = page.getByLabel('Resume Text')
  await text.fill((await text.inputValue()).replace('Cut empty miles', 'Cut all the empty miles'))
  await tab(page, 'AI Analysis').click()
  await keyword(page, 'SQL').click()
  await page.getByRole('radio', { name: job }).check()
  await page.getByLabel('What did you do with it?').fill('Wrote SQL reports')
  await page.getByRole('button', { name: 'Add to Resume' }).click()
  await expect(keyword(page, 'SQL')).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(keyword(page, 'SQL')).toBeVisible()

  // The edited text is what is changed now.
  await page.getByText('Score Breakdown').click()
  const verbs = page.getByRole('listitem').filter({ hasText: 'Measurable results' }).getByRole('group')
  await verbs.locator('summary').click()
  await verbs.getByRole('button', { name: 'Go to the Text' }).click()
  await expect(text).toBeFocused()
  await expect(text).toHaveValue(/Cut all the empty miles/)
  await expect(text).not.toHaveValue(/SQL reports/)
  await page.getByRole('button', { name: 'Back to Analysis' }).click()
  await expect(score(page)).toBeVisible()

  await tab(page, 'Builder').click()
  await page.getByLabel('Location').fill('Oslo')
  await tab(page, 'Preview').click()
  await page.getByRole('button', { name: 'Generate Again' }).click()
  await expect(page.getByText('Your edited text was replaced by a new one.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(text).toHaveValue(/Cut all the empty miles/)
})

test('by keyboard alone on a phone: a field is found, and a term is added and hidden', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/resume-builder')
  await fillResume(page)
  await page.getByLabel('Phone').fill('')
  await page.getByRole('button', { name: 'Page', exact: true }).click()
  await generateResume(page)
  await tab(page, 'AI Analysis').focus()
  await page.keyboard.press('Enter')
  await expect(score(page)).toBeVisible()
  const before = await readScore(page)
  await pressKeyOn(firstFixes(page).getByRole('button', { name: 'Add SAP EWM' }))
  await tabTo(page.getByRole('radio', { name: job }))
  await page.keyboard.press('Space')
  await tabTo(page.getByLabel('What did you do with it?'))
  await page.keyboard.type(line)
  await noSidewaysScroll(page)
  await pressKeyOn(page.getByRole('button', { name: 'Add to Resume' }))
  await expect.poll(() => readScore(page)).toBeGreaterThan(before)
  await pressKeyOn(keyword(page, 'Power BI'))
  await tabTo(page.getByRole('radio', { name: job }))
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: "I haven't used it" })).toBeChecked()
  await pressKeyOn(page.getByRole('button', { name: 'Hide Term' }))
  await expect(keyword(page, 'Power BI')).toBeHidden()

  await pressKeyOn(page.getByText('Score Breakdown'))
  const contact = page.getByRole('listitem').filter({ hasText: 'Contact details' }).getByRole('group')
  await pressKeyOn(contact.locator('summary'))
  await pressKeyOn(contact.getByRole('button', { name: 'Go to the Field' }))
  await expect(page.getByLabel('Phone')).toBeFocused()
  await expect(page.getByLabel('Phone')).toBeInViewport({ ratio: 1 })
  await noSidewaysScroll(page)
  await page.keyboard.type('5550104477')
  await pressKeyOn(page.getByRole('button', { name: 'Back to Analysis' }))
  await expect(page.getByText('Your form has changed since this text was written.')).toBeVisible()
})

test("a letter gets the person's sentence before its closing paragraph", async ({ page }) => {
  await page.goto('/cover-letter-builder')
  await fillLetter(page)
  await generateLetter(page)
  await tab(page, 'AI Analysis').click()
  await keyword(page, 'SAP EWM').click()
  await page.getByRole('radio', { name: 'In work I have done' }).check()
  await page.getByLabel('What did you do with it?').fill('I entered 60 goods receipts a day in SAP EWM')
  await page.getByRole('button', { name: 'Add to Letter' }).click()
  await expect(keyword(page, 'SAP EWM')).toBeHidden()
  await tab(page, 'Cover Letter').click()
  await page.getByRole('radio', { name: 'Edit Text' }).click()
  await expect(page.getByLabel('Cover Letter Text')).toHaveValue(/a day in SAP EWM\.\n\n[^\n]+\n\nSincerely/)
  const docx = await downloadTwice(page, 'Download DOCX')
  expect(readDocx(docx.bytes)).toContain('a day in SAP EWM.')
  await tab(page, 'Builder').click()
  await expect(page.getByLabel('Relevant Experience')).toHaveValue(/a day in SAP EWM\.$/)
})
