import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { fillLetter, fillResume, generateLetter, generateResume } from './builder-forms.ts'
import { chooseSibling, pressKeyOn, selectByKeys, tabTo } from './keys.ts'
import { expect, register, test } from './people.ts'

const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })

/** Downloads by keyboard. Returns the request and the file. */
async function downloadByKeys(page: Page, name: string) {
  const asked = page.waitForRequest(/\/api\/download-/)
  const coming = page.waitForEvent('download')
  await pressKeyOn(page.getByRole('button', { name, exact: true }))
  const download = await coming
  return { body: (await asked).postDataJSON(), bytes: await readFile(await download.path()) }
}

test('a visitor chooses a design by keyboard, downloads both files, and finds it again', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/resume-builder')
  await fillResume(page)
  await generateResume(page)
  await expect(radio(page, 'Classic')).toBeChecked()
  await expect(radio(page, 'Letter')).toBeChecked()
  await tabTo(radio(page, 'Classic'))
  await page.keyboard.press('ArrowRight')
  await expect(radio(page, 'Modern')).toBeChecked()
  await expect(radio(page, 'Green')).toBeChecked()
  await tabTo(radio(page, 'Green'))
  await page.keyboard.press('ArrowRight')
  await expect(radio(page, 'Blue')).toBeChecked()
  await selectByKeys(page.getByLabel('Font'), 'Inter')
  await chooseSibling(radio(page, 'Large'))
  await chooseSibling(radio(page, 'A4'))
  await expectAccessible(page, 'the choice of a design')

  const design = { design: 'modern', accent: 'blue', font: 'inter', size: 'large', paper: 'a4' }
  const docx = await downloadByKeys(page, 'Download DOCX')
  expect(docx.body.design).toEqual(design)
  expect(docx.bytes.subarray(0, 2).toString()).toBe('PK')
  const pdf = await downloadByKeys(page, 'Download PDF')
  expect(pdf.body.design).toEqual(design)
  expect(pdf.bytes.toString('latin1')).toMatch(/\/FontName \/[A-Z]{6}\+Inter-Bold/)

  await page.reload()
  for (const name of ['Modern', 'Blue', 'Large', 'A4']) await expect(radio(page, name)).toBeChecked()
  await expect(page.getByLabel('Font')).toHaveValue('inter')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)

  await page.goto('/cover-letter-builder')
  await fillLetter(page)
  await generateLetter(page)
  await expect(radio(page, 'Modern')).toBeChecked()
  await expect(radio(page, 'A4')).toBeChecked()
})

test('a saved document keeps its design', async ({ page }) => {
  await register(page)
  await page.goto('/resume-builder')
  await fillResume(page)
  await generateResume(page)
  await page.getByText('Executive', { exact: true }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Document saved' })).toBeVisible()
  await page.getByText('Compact', { exact: true }).click()
  await expect(radio(page, 'Compact')).toBeChecked()
  await page.getByRole('button', { name: 'Saved Documents' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /^Open/ }).click()
  await expect(radio(page, 'Executive')).toBeChecked()
})
