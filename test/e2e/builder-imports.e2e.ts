import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readResume, readDocument } from '@foothold/resume-engine/read'
import { linkedInExport, toZip } from '#web/features/work/builders/import/linkedin.fixture.ts'
import { expectAccessible } from './axe.ts'
import { downloadFormat, downloadTwice, generateResume } from './builder-forms.ts'
import { chooseFile, pressKeyOn } from './keys.ts'
import { expect, test } from './people.ts'
import { expectHydrated } from './prerendered.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/resume-builder')
  await expectHydrated(page)
})

const bench = (name: string) => readFile(new URL(`../../bench/resume-reader/files/${name}`, import.meta.url))
const toFile = (name: string, buffer: Uint8Array) => ({ name, mimeType: '', buffer: Buffer.from(buffer) })
const choose = (page: Page) => page.getByLabel('Fill from a Resume File')
const jsonResume = Buffer.from(
  JSON.stringify({
    basics: { name: 'Ada Lind', email: 'ada@example.test' },
    work: [{ name: 'Engine Works', position: 'Clerk', startDate: '2021-04' }],
    projects: [{ name: 'Atlas' }],
    interests: [{ name: 'Chess' }],
  }),
)

async function startOver(page: Page) {
  await page.getByRole('button', { name: 'Start Over' }).click()
  await expect(page.getByLabel('Full Name')).toHaveValue('')
}

const formats = [
  { name: 'resume.pdf', read: () => bench('a01.pdf'), person: 'Maren Oakhurst', employer: 'Fernway Logistics' },
  { name: 'Profile.pdf', read: () => bench('h01.pdf'), person: 'Ottilie Farnsworth', employer: 'Brackwater Surveys' },
  { name: 'resume.docx', read: () => bench('a02.docx'), person: /\p{L}/u, employer: /\p{L}/u },
  { name: 'resume.json', read: async () => jsonResume, person: 'Ada Lind', employer: 'Engine Works' },
  {
    name: 'Complete_LinkedInDataExport.zip',
    read: async () => toZip(linkedInExport, 'export/'),
    person: "Noor D'Arcy",
    employer: 'Harbor, Freight & Söhne',
  },
]

test('each kind of file fills the form and says what was found', async ({ page }) => {
  for (const { name, read, person, employer } of formats)
    await test.step(name, async () => {
      await choose(page).setInputFiles(toFile(name, await read()))
      await expect(page.getByText(/Filled from your .*We found \d+ positions?/)).toBeVisible()
      await expect(page.getByLabel('Full Name')).toHaveValue(person)
      await expect(page.getByLabel('Company Name').first()).toHaveValue(employer)
      await startOver(page)
    })
})

test('a LinkedIn export stays in the browser, and goes out as a JSON Resume with its sections', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
  })
  await choose(page).setInputFiles(toFile('export.zip', toZip(linkedInExport)))
  await expect(page.getByText(/We found 2 positions, 1 school, 3 skills, 1 certification/)).toBeVisible()
  expect(sent.filter((path) => path.includes('read-resume'))).toEqual([])
  await expectAccessible(page, 'a form filled from a LinkedIn export')

  // LinkedIn names only the year there.
  await expect(page.getByText('Please add the month to 1 date.')).toBeVisible()
  await page.getByLabel('Start Date').nth(1).fill('Jan 2018')
  await generateResume(page)
  const json = await downloadFormat(page, 'Download JSON Resume')
  expect(json.fileName).toBe("Noor D'Arcy - Resume.json")
  expect(JSON.parse(json.bytes.toString())).toMatchObject({
    languages: [{ language: 'Arabic' }],
    volunteer: [{ organization: 'Kitchen' }],
    customSections: [{ name: 'Courses' }, { name: 'Organizations' }],
  })
  const text = await downloadFormat(page, 'Download Text')
  expect(text.fileName).toBe("Noor D'Arcy - Resume.txt")
  expect(text.bytes.toString()).toContain('Harbor, Freight & Söhne')
  expect(text.bytes.toString().replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  const pdf = await downloadTwice(page, 'Download PDF')
  expect(pdf.fileName).toBe("Noor D'Arcy - Resume.pdf")
  const reading = readResume(await readDocument(new Uint8Array(pdf.bytes), 'pdf'))
  expect(reading).toMatchObject({ fullName: "Noor D'Arcy", email: 'noor@example.test' })
  expect((await downloadTwice(page, 'Download DOCX')).fileName).toBe("Noor D'Arcy.docx")
})

test('a file that is no export changes nothing, a file can be dropped, and one be chosen by keyboard alone', async ({
  page,
}) => {
  await test.step('a file that is no export says so, and changes nothing', async () => {
    await page.getByLabel('Full Name').fill('Mine')
    for (const [name, bytes, message] of [
      ['photos.zip', toZip({ 'a.txt': 'x' }), 'not a LinkedIn export'],
      ['broken.zip', Buffer.from('PK'), 'It may be cut off or damaged'],
      ['Positions.csv', Buffer.from('Company Name\nMills'), 'choose the .zip file'],
      ['resume.json', Buffer.from('{}'), 'not a JSON Resume'],
    ] as const) {
      await choose(page).setInputFiles(toFile(name, bytes))
      await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
    }
    await expect(page.getByLabel('Full Name')).toHaveValue('Mine')
  })

  await test.step('a file can be dropped on the form', async () => {
    await startOver(page)
    const transfer = await page.evaluateHandle((json) => {
      const data = new DataTransfer()
      data.items.add(new File([json], 'resume.json', { type: 'application/json' }))
      return data
    }, jsonResume.toString())
    const form = page.getByLabel('Full Name')
    const invitation = page.getByText('Drop your resume file here')
    // A browser repeats the event while a file is dragged, so the form may begin to listen during it.
    await expect(async () => {
      await form.dispatchEvent('dragover', { dataTransfer: transfer })
      await expect(invitation).toBeVisible({ timeout: 500 })
    }).toPass()
    await form.dispatchEvent('drop', { dataTransfer: transfer })
    await expect(invitation).toBeHidden()
    await expect(form).toHaveValue('Ada Lind')
    await expect(page.getByText('The form has no field for interests.')).toBeVisible()
  })

  await test.step('by keyboard alone: a file is chosen, and a format of the menu downloaded', async () => {
    await startOver(page)
    await chooseFile(choose(page), toFile('resume.json', jsonResume))
    await expect(page.getByLabel('Full Name')).toHaveValue('Ada Lind')
    await pressKeyOn(page.getByRole('button', { name: 'Generate Resume' }))
    await pressKeyOn(page.getByRole('button', { name: 'More Formats' }))
    await expect(page.getByRole('menuitem', { name: 'Download Text' })).toBeVisible()
    await page.keyboard.press('Home')
    await expect(page.getByRole('menuitem', { name: 'Download Text' })).toBeFocused()
    const download = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    expect((await download).suggestedFilename()).toBe('Ada Lind - Resume.txt')
    await expect(page.getByRole('button', { name: 'More Formats' })).toBeFocused()
  })
})
