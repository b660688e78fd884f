import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { fillLetter, fillResume, generateLetter, generateResume, tab } from './builder-forms.ts'
import { expect, register, test } from './people.ts'
import { choose, chooseByKeys } from './saved-list.ts'
import { assignManager } from './teams.ts'

let me: Awaited<ReturnType<typeof register>>
test.beforeEach(async ({ page }) => {
  me = await register(page)
})

const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

async function saveAs(page: Page, name: string) {
  await save(page).click()
  const dialog = page.getByRole('dialog', { name: 'Save to Your Account' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Document saved')).toBeVisible()
}

async function saveAgain(page: Page, version: number) {
  const answer = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok())
  await save(page).click()
  expect(await (await answer).json()).toMatchObject({ version })
}

/** Saves the open document as another window would. */
const saveElsewhere = (page: Page, content: string) =>
  page.evaluate(async (content) => {
    const [{ id }] = await (await fetch('/api/documents')).json()
    const { kind, name, form, version } = await (await fetch(`/api/documents/${id}`)).json()
    const body = JSON.stringify({ kind, name, form, content, knownVersion: version })
    await fetch(`/api/documents/${id}`, { method: 'PUT', headers: { 'content-type': 'application/json' }, body })
  }, content)

test('a resume is saved under a name, with versions that can be restored', async ({ page }) => {
  await page.goto('/resume-builder')
  await fillResume(page)
  await generateResume(page)
  await saveAs(page, 'Für Søren')
  await page.getByRole('radio', { name: 'Edit Text' }).click()
  await page.getByLabel('Resume Text').fill('Second text')
  await saveAgain(page, 2)
  await page.reload()
  await page.getByRole('button', { name: 'Start Over' }).click()

  await page.getByRole('button', { name: 'Saved Documents' }).click()
  const list = page.getByRole('dialog', { name: 'Saved Documents' })
  await expect(list.getByText('Version 2')).toBeVisible()
  await list.getByRole('button', { name: 'Open Für Søren' }).click()
  await expect(page.getByRole('article', { name: 'Page' })).toHaveText('Second text')
  await tab(page, 'Builder').click()
  await expect(page.getByLabel('Company Name')).toHaveValue("O'Hara & Söhne 株式会社")

  await page.getByRole('button', { name: 'Saved Documents' }).click()
  await choose(list, 'Für Søren', 'Versions')
  await list.getByRole('button', { name: 'Bring back version 1' }).click()
  await expect(page.getByText('You brought back version 1 of Für Søren.')).toBeVisible()
  await tab(page, 'Preview').click()
  await expect(page.getByRole('article', { name: 'Page' })).toContainText('Cut empty miles')
  await saveAgain(page, 3)
})

test('by keyboard: a document is renamed and deleted, and the open text stays', async ({ page }) => {
  await page.goto('/cover-letter-builder')
  await fillLetter(page)
  await generateLetter(page)
  await saveAs(page, 'First')
  const opener = page.getByRole('button', { name: 'Saved Documents' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const list = page.getByRole('dialog', { name: 'Saved Documents' })
  await choose(list, 'First', 'Versions')
  await expect(list.getByText('Latest')).toBeVisible()
  await expectAccessible(page, 'saved documents')
  await chooseByKeys(list, 'First', 'Rename')
  await expect(list.getByLabel('New Name')).toBeFocused()
  await page.keyboard.press('Control+A')
  await page.keyboard.type("L'envoi")
  await page.keyboard.press('Enter')
  await expect(list.getByRole('heading', { name: "L'envoi" })).toBeVisible()
  await chooseByKeys(list, "L'envoi", 'Delete')
  await expect(list.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await chooseByKeys(list, "L'envoi", 'Delete')
  await expect(list.getByText("Removed L'envoi")).toBeVisible()
  await list.getByRole('button', { name: 'Close' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Document deleted')).toBeVisible()
  await expect(list).toBeHidden()
  expect(await (await page.request.get('/api/documents')).json()).toEqual([])
  await expect(page.getByRole('article', { name: 'Page' })).toContainText("Harbor's Freightways")
  await saveAs(page, 'Again')
})

test('a newer version saved elsewhere asks, and neither version is lost', async ({ page }) => {
  await page.goto('/resume-builder')
  await fillResume(page)
  await generateResume(page)
  await saveAs(page, 'Mine')
  await page.getByRole('radio', { name: 'Edit Text' }).click()
  await page.getByLabel('Resume Text').fill('Typed here')
  await saveElsewhere(page, 'Typed there')
  await save(page).click()
  const question = page.getByRole('alertdialog', { name: 'Saved elsewhere in the meantime' })
  await expect(question).toBeVisible()
  await expectAccessible(page, 'a newer version')
  await question.getByRole('button', { name: 'Load Newer Version' }).click()
  await expect(page.getByLabel('Resume Text')).toHaveValue('Typed there')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Resume Text')).toHaveValue('Typed here')
  await save(page).click()
  await question.getByRole('button', { name: 'Save Mine' }).click()
  await expect(toast(page, 'Document saved')).toBeVisible()
  await expect(question).toBeHidden()
})

test('the form is filled from the profile', async ({ page }) => {
  const data = {
    phone: '+1 (503) 555-0147',
    address: 'Montréal',
    workHistory: [{ company: 'Mills', position: 'Clerk', startDate: '2019-03' }],
    skills: ['SQL', 'C++'],
    education: [{ institution: '北京大学', graduationYear: 2018 }],
    certifications: ['APICS CPIM'],
  }
  await page.request.post('/api/profile', { data })
  await page.goto('/resume-builder')
  await expect(page.getByText('Filled from your profile. We found')).toBeVisible()
  await page.getByRole('button', { name: 'Unfold All' }).click()
  await expect(page.getByLabel('Full Name')).toHaveValue("Noor D'Arcy")
  await expect(page.getByLabel('Phone')).toHaveValue('+1 (503) 555-0147')
  await expect(page.getByLabel('Company Name')).toHaveValue('Mills')
  await expect(page.getByLabel('Institution')).toHaveValue('北京大学')
  await expect(page.getByLabel('Skills')).toHaveValue('SQL, C++')
  await expect(page.getByRole('button', { name: 'Remove APICS CPIM' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Generate Resume' })).toBeEnabled()
  await page.getByLabel('Location').fill('Salem')
  await page.getByRole('button', { name: 'Fill from Profile' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Location')
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Location')).toHaveValue('Salem')
})

test('saved documents are attached to an own application, and downloaded there by the manager too', async ({
  page,
  browser,
}) => {
  await page.goto('/cover-letter-builder')
  await fillLetter(page)
  await generateLetter(page)
  await saveAs(page, 'Letter to Harbor')
  const reply = await page.request.post('/api/applications', { data: { company: 'Harbor', position: 'Planner' } })
  const { id } = await reply.json()
  await page.goto(`/dashboard?application=${id}`)
  const sheet = page.getByRole('dialog', { name: 'Planner' })
  await sheet.getByRole('button', { name: 'Attach Documents' }).click()
  const dialog = page.getByRole('dialog', { name: 'Attach Documents' })
  await dialog.getByRole('checkbox', { name: 'Letter to Harbor' }).check()
  await expectAccessible(page, 'attaching')
  await dialog.getByRole('button', { name: 'Attach' }).click()
  await expect(toast(page, 'Documents attached')).toBeVisible()
  const waiting = page.waitForEvent('download')
  await sheet.getByRole('button', { name: 'Download Letter to Harbor as DOCX' }).click()
  expect((await waiting).suggestedFilename()).toBe('محمد علي.docx')

  const manager = await assignManager(browser, me.id)
  await manager.page.goto(`/dashboard?userId=${me.id}&application=${id}`)
  const read = manager.page.getByRole('dialog', { name: 'Planner' })
  await expect(read.getByRole('list', { name: 'Documents' })).toContainText('Letter to Harbor')
  const theirs = manager.page.waitForEvent('download')
  await read.getByRole('button', { name: 'Download Letter to Harbor as DOCX' }).click()
  expect((await theirs).suggestedFilename()).toBe('محمد علي.docx')
  await manager.close()
})
