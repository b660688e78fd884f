import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { pressKeyOn, typeIn } from './keys.ts'
import { expect } from './people.ts'

export const posting = `Logistics Coordinator
Harbor Freightways
Required: 3 years of experience in logistics, SQL, Excel, route planning, SAP EWM.
Preferred: Power BI, forklift license.
You coordinate carriers, plan routes and report on-time delivery to management.`

export async function fillResume(page: Page) {
  await page.getByLabel('Target Job').fill('Logistics Coordinator')
  await page.getByLabel('Job Description', { exact: true }).fill(posting)
  await page.getByLabel('Full Name').fill("Noor D'Arcy")
  await page.getByLabel('Email').fill('noor@example.test')
  await page.getByLabel('Phone').pressSequentially('5550104477')
  await page.getByLabel('Job Title').fill('Planner')
  await page.getByLabel('Company Name').fill("O'Hara & Söhne 株式会社")
  await page.getByLabel('Start Date').fill('April 2021')
  await page.getByLabel('Description', { exact: true }).fill('Planned routes for 40 trucks with Excel')
  await page.getByLabel('Achievements').fill('Cut empty miles by 18% in one year')
  await page.getByLabel('Skills').fill('Excel, Route planning, C++')
  await page.getByLabel('Education').fill('BSc Logistics, 北京大学, 2018')
}

export async function generateResume(page: Page) {
  await page.getByRole('button', { name: 'Generate Resume' }).click()
  await expect(page.getByRole('article', { name: 'Page' })).toContainText("Noor D'Arcy")
}

export async function fillLetter(page: Page) {
  await page.getByLabel('Company Name').fill("Harbor's Freightways")
  await page.getByLabel('Job Title').fill('Logistics Coordinator')
  await page.getByLabel('Job Description', { exact: true }).fill(posting)
  await page.getByLabel('Full Name').fill('محمد علي')
  await page
    .getByLabel('Key Achievements')
    .fill('Cut empty miles by 18% in one year\nBuilt route plans in Excel for 40 trucks')
}

export async function generateLetter(page: Page) {
  await page.getByRole('button', { name: 'Generate Cover Letter' }).click()
  await expect(page.getByRole('article', { name: 'Page' })).toContainText("Harbor's Freightways")
}

export async function writeLetterByKeys(page: Page) {
  for (const [label, text] of [
    ['Company Name', 'Harbor Freightways'],
    ['Job Title', 'Logistics Coordinator'],
    ['Job Description', posting],
    ['Full Name', 'Zoë Lima'],
    ['Key Achievements', 'Cut empty miles by 18% in one year'],
  ] as const)
    await typeIn(page.getByLabel(label, { exact: true }), text)
  await pressKeyOn(page.getByRole('button', { name: 'Generate Cover Letter', exact: true }))
  await expect(tab(page, 'Cover Letter')).toBeFocused()
}

/** Downloads by a double click. Returns the file's name and its bytes. */
export async function downloadTwice(page: Page, name: string) {
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name, exact: true }).dblclick()
  const download = await waiting
  return { fileName: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

/** Downloads one of the formats in the menu. */
export async function downloadFormat(page: Page, name: string) {
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'More Formats', exact: true }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
  const download = await waiting
  return { fileName: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

export const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

/** The pages beside the form. */
export const livePage = (page: Page) => page.getByRole('region', { name: 'Live Page' })
