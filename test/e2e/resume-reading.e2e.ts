import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { imagePdf } from '#engine/document-reader/hostile-files.fixture.ts'
import { expectAccessible } from './axe.ts'
import { expect, register, test } from './people.ts'

const resume = async (name: string) => ({
  name,
  mimeType: '',
  buffer: await readFile(new URL(`../../bench/resume-reader/files/${name}`, import.meta.url)),
})

async function uploaded(page: Page, file: Awaited<ReturnType<typeof resume>>) {
  await register(page)
  await page.goto('/profile')
  await page.getByLabel('Upload Resume').setInputFiles(file)
  await expect(page.getByRole('link', { name: 'Download Resume' })).toBeVisible()
}

const getDialog = (page: Page) => page.getByRole('dialog', { name: 'Read My Resume' })

test('an uploaded resume is parsed, and only selected values go into the profile', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await uploaded(page, await resume('a01.pdf'))
  await page.getByLabel('Address').fill('Salem, OR')
  await page.getByRole('button', { name: 'Review' }).click()
  const dialog = getDialog(page)
  // Suggestions that fill a gap are selected, those that overwrite are not.
  await expect(dialog.getByRole('checkbox', { name: 'Phone' })).toBeChecked()
  await expect(dialog.getByRole('checkbox', { checked: false })).toHaveCount(1)
  await expect(dialog.getByRole('checkbox', { name: 'Address' })).not.toBeChecked()
  await dialog.getByRole('button', { name: 'Select None' }).click()
  await expect(dialog.getByRole('button', { name: 'Fill In Profile' })).toBeDisabled()
  const address = dialog.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: 'Address' }) })
  await expect(address).toContainText('In your profileSalem, OR')
  await expect(address).toContainText('In your resumePortland, OR')
  await dialog.getByRole('checkbox', { name: 'Phone' }).check()
  await dialog.getByRole('checkbox', { name: 'Operations Manager at Fernway Logistics' }).check()
  await dialog.getByRole('checkbox', { name: 'SAP EWM' }).check()
  await expectAccessible(page, 'the reading of a resume')
  await dialog.getByRole('button', { name: 'Fill In Profile' }).click()
  await expect(dialog).toBeHidden()

  await expect(page.getByLabel('Phone')).toHaveValue('+1 (503) 555-0147')
  await expect(page.getByLabel('Address')).toHaveValue('Salem, OR')
  expect(await (await page.request.get('/api/profile')).json()).toMatchObject({ phone: null, workHistory: [] })
  await page.getByRole('button', { name: 'Save Profile' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Profile saved successfully' })).toBeVisible()
  expect(await (await page.request.get('/api/profile')).json()).toMatchObject({
    phone: '+1 (503) 555-0147',
    address: 'Salem, OR',
    workHistory: [
      { company: 'Fernway Logistics', position: 'Operations Manager', startDate: '2019-03', endDate: null },
    ],
    skills: ['SAP EWM'],
    education: [],
  })
  await expect(page.getByText('No unsaved changes.')).toBeVisible()
})

test('by keyboard on a phone: every suggestion is applied, and none is left', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await uploaded(page, await resume('a02.docx'))
  const review = page.getByRole('button', { name: 'Review' })
  await review.focus()
  await page.keyboard.press('Enter')
  const dialog = getDialog(page)
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Select All' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('checkbox', { checked: false })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Fill In Profile' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('We filled in everything we could read. Save your profile to keep it.')).toBeVisible()
  await page.getByRole('button', { name: 'Read My Resume' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('We filled in everything we could read. Save your profile to keep it.')).toBeVisible()
  await expect(page.getByText('You have unsaved changes.')).toBeVisible()
})

test('a scanned image reports that it cannot be read, and stays saved', async ({ page }) => {
  await uploaded(page, { name: 'scan.pdf', mimeType: '', buffer: Buffer.from(imagePdf()) })
  await expect(page.getByText('We could not read your resume')).toBeVisible()
  await expect(page.getByText(/may be a scanned image/)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Download Resume' })).toBeVisible()
})

test('parsing can be retried after a failure', async ({ page }) => {
  await page.route('**/api/resume/read', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
  await uploaded(page, await resume('a05.doc'))
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to read resume' })).toBeVisible()
  await page.getByRole('button', { name: 'Read My Resume' }).click()
  await expect(page.getByRole('button', { name: 'Review' })).toBeVisible()
})
