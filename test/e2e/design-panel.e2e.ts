import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { fillLetter, fillResume, generateResume, livePage } from './builder-forms.ts'
import { expect, test } from './people.ts'

/** A picture of the browser itself: 600 by 900 pixels. */
const takePicture = async (page: Page) => {
  await page.setViewportSize({ width: 600, height: 900 })
  return page.screenshot({ type: 'jpeg' })
}

async function openDesign(page: Page) {
  await livePage(page).getByRole('button', { name: 'Design' }).click()
  return page.getByRole('dialog', { name: 'Design' })
}

test('the design is chosen beside the page, and a photo is added, downloaded and removed', async ({ page }) => {
  await page.goto('/resume-builder')
  const buffer = await takePicture(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await fillResume(page)
  const panel = await openDesign(page)
  const previewed = page.waitForRequest((request) => request.postData()?.includes('"design":"executive"') ?? false)
  await panel.getByText('Executive', { exact: true }).click()
  await previewed
  await expect(panel).toContainText('Most employers in the US and UK prefer resumes without a photo.')
  const pictured = page.waitForRequest((request) => request.postData()?.includes('data:image/jpeg;base64,') ?? false)
  await panel.getByLabel('Add Photo').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer })
  await expect(panel.getByRole('img', { name: 'Your portrait' })).toBeVisible()
  const sent = (await pictured).postDataJSON() as { design: { photo: string } }
  expect(sent.design.photo.length).toBeLessThan(61_000)
  await expectAccessible(page, 'the design beside the page')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()

  await generateResume(page)
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ])
  expect((await readFile(await pdf.path())).toString('latin1')).toMatch(/\/Subtype \/Image/)

  await page.goto('/cover-letter-builder')
  await fillLetter(page)
  const letterPanel = await openDesign(page)
  await expect(letterPanel.getByRole('radio', { name: 'Executive' })).toBeChecked()
  await expect(letterPanel.getByLabel('Add Photo')).toHaveCount(0)

  await page.goto('/resume-builder')
  await page.getByRole('button', { name: 'Remove Photo' }).click()
  await expect(page.getByLabel('Add Photo')).toBeFocused()
  await expect(page.getByRole('img', { name: 'Your portrait' })).toHaveCount(0)
})

test('on a phone the design opens from the page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/resume-builder')
  await fillResume(page)
  await page.getByRole('button', { name: 'Page', exact: true }).click()
  const panel = await openDesign(page)
  await panel.getByText('Modern', { exact: true }).click()
  await expect(panel.getByRole('radio', { name: 'Green' })).toBeChecked()
  await expectAccessible(page, 'the design on a phone')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
})
