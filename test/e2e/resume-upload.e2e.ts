import { docx, pdf, picture } from '#server/platform/files/files.fixture.ts'
import { expect, register, test } from './people.ts'

test('a resume is uploaded and saved on its own, beside unsaved changes of the form', async ({ page }) => {
  await register(page)
  await page.goto('/profile')
  await page.getByLabel('Phone').fill('555 0100')
  const upload = page.getByLabel('Upload Resume')
  await upload.setInputFiles({ name: 'Résumé – 简历.docx', mimeType: '', buffer: docx() })
  await expect(page.getByRole('status').filter({ hasText: 'Resume uploaded successfully' })).toBeVisible()
  const link = page.getByRole('link', { name: 'Download Resume' })
  const first = await link.getAttribute('href')
  expect(first).toMatch(/^\/objects\/[-0-9a-f]{36}$/)
  await expect(page.getByRole('button', { name: 'Upload Your Resume' })).toHaveCount(0)
  await expect(page.getByText('You have unsaved changes.')).toBeVisible()
  const downloading = page.waitForEvent('download')
  await link.click()
  expect((await downloading).suggestedFilename()).toMatch(/\.docx$/)

  await page.getByRole('button', { name: 'Save Profile' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Profile saved successfully' })).toBeVisible()
  const largest = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdf(10 * 2 ** 20) }
  await upload.setInputFiles(largest)
  await expect(link).not.toHaveAttribute('href', first ?? '')
  expect(await (await page.request.get('/api/profile')).json()).toMatchObject({ phone: '555 0100' })

  const second = await link.getAttribute('href')
  await page.route('**/api/resume', (route) => route.fulfill({ status: 500, json: {} }))
  await upload.setInputFiles({ ...largest, buffer: pdf() })
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to save resume' })).toBeVisible()
  await expect(link).toHaveAttribute('href', second ?? '')
})

test('a file of another kind, size or content is refused, a failed upload says why, and a running one can be canceled', async ({
  page,
}) => {
  await register(page)

  await test.step('a resume that is too large or of another kind is not even sent', async () => {
    await page.goto('/profile')
    const calls: string[] = []
    page.on('request', (request) => calls.push(request.url()))
    const upload = page.getByLabel('Upload Resume')
    await upload.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(10 * 2 ** 20 + 1) })
    await expect(page.getByRole('alert')).toContainText('File size must be less than 10MB')
    await upload.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.alloc(10) })
    await expect(page.getByRole('alert')).toContainText('Please choose a PDF, DOC or DOCX file')
    expect(calls.filter((url) => url.includes('/api/objects'))).toEqual([])
  })

  await test.step('a file whose content does not match its name is refused', async () => {
    await page.goto('/profile')
    const liar = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: await picture('png') }
    await page.getByLabel('Upload Resume').setInputFiles(liar)
    await expect(page.getByRole('alert')).toContainText('Upload failed')
    await expect(page.getByRole('alert')).toContainText('Please choose a PDF, DOC or DOCX file')
  })

  await test.step('a failed upload says why, and a running one can be canceled', async () => {
    await page.goto('/profile')
    const file = { name: 'Lebenslauf 简历.pdf', mimeType: '', buffer: Buffer.from('%PDF-1.7') }
    await page.route('**/api/objects/upload', (route) => route.fulfill({ json: { uploadURL: '/api/uploads/1' } }))
    await page.route('**/api/uploads/1', (route) =>
      route.fulfill({ status: 415, json: { message: 'This is not a PDF, DOC or DOCX file' } }),
    )
    await page.getByLabel('Upload Resume').setInputFiles(file)
    await expect(page.getByRole('alert')).toContainText('Upload failed')
    await expect(page.getByRole('alert')).toContainText('This is not a PDF, DOC or DOCX file')

    await page.unroute('**/api/uploads/1')
    await page.route('**/api/uploads/1', () => {})
    await page.getByLabel('Upload Resume').setInputFiles(file)
    await expect(page.getByRole('progressbar', { name: 'Uploading Lebenslauf 简历.pdf' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.getByRole('button', { name: 'Cancel Upload' }).click()
    await expect(page.getByRole('progressbar')).toHaveCount(0)

    await page.unroute('**/api/uploads/1')
    await page.route('**/api/uploads/1', (route) => route.abort())
    await page.getByLabel('Upload Resume').setInputFiles(file)
    await expect(page.getByRole('alert')).toContainText('We could not reach the server')
  })
})
