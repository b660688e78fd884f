import { expectAccessible } from './axe.ts'
import { fillResume, generateResume, livePage } from './builder-forms.ts'
import { expect, test } from './people.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/resume-builder')
})

test('the page follows the form, fits on one sheet on request, and stays while the server cannot be reached', async ({
  page,
}) => {
  await fillResume(page)
  const shown = livePage(page).getByRole('img')
  const fit = page.getByRole('button', { name: 'Fit to One Page' })
  await expect(livePage(page).getByText('1 page', { exact: true })).toBeVisible()
  await expect(fit).toHaveCount(0)

  const duties = (count: number) => Array.from({ length: count }, (_, index) => `Planned route ${index}`).join('\n')
  // Some lines more than a page has are no second page.
  await page.getByLabel('Description', { exact: true }).fill(duties(46))
  await expect(livePage(page).getByText(/^1 page.*Set a little closer to fit$/)).toBeVisible()
  await livePage(page).getByRole('button', { name: 'Design' }).click()
  await page.getByRole('dialog', { name: 'Design' }).getByLabel('Spacing').selectOption('Normal')
  await page.keyboard.press('Escape')
  await expect(livePage(page).getByText(/^2 pages.*The last page has only \d lines\.$/)).toBeVisible()
  await expect(shown).toHaveCount(2)
  await fit.click()
  await expect(livePage(page).getByText(/^1 page/)).toBeVisible()
  await expect(shown).toHaveCount(1)

  await page.getByLabel('Description', { exact: true }).fill(duties(120))
  await expect(shown).toHaveCount(3)
  await expect(page.getByRole('alert').filter({ hasText: 'Shorten the text to fit.' })).toBeVisible()

  await page.route('**/api/preview-document', (route) => route.abort())
  await page.getByLabel('Skills').fill('Excel')
  const failure = page.getByRole('alert').filter({ hasText: 'The preview is out of date' })
  await expect(failure).toContainText('could not reach the server')
  await expect(shown).toHaveCount(3)
  await page.unroute('**/api/preview-document')
  await failure.getByRole('button', { name: 'Try Again' }).click()
  await expect(failure).toBeHidden()
  await expectAccessible(page, 'the form beside its pages')
})

test('a month is chosen in a panel, a current job has no end, and a folded part sums itself up', async ({ page }) => {
  await fillResume(page)
  const open = page.getByRole('button', { name: 'Choose End Month' })
  await open.click()
  const panel = page.getByRole('dialog', { name: 'Choose End Month' })
  await expectAccessible(page, 'the choice of a month')
  await page.keyboard.press('Escape')
  await expect(open).toBeFocused()
  await open.click()
  await panel.getByRole('button', { name: 'Previous Year' }).click()
  const lastYear = (await panel.getByRole('status').textContent()) ?? ''
  await panel.getByRole('button', { name: `Mar ${lastYear}` }).click()
  await expect(panel).toBeHidden()
  await expect(page.getByLabel('End Date')).toHaveValue(`${lastYear}-03`)
  await page.getByLabel('I work here now').check()
  await expect(page.getByLabel('End Date')).toHaveValue('')
  await expect(page.getByLabel('End Date')).toBeDisabled()

  await page.getByRole('heading', { name: 'Work Experience' }).click()
  await expect(page.getByLabel('Job Title')).toBeHidden()
  await expect(page.getByText('1 position', { exact: true })).toBeVisible()
  await page.getByLabel('Email').fill('noor@')
  await page.getByRole('heading', { name: 'Personal Information' }).click()
  await page.getByRole('button', { name: 'Generate Resume' }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
})

test('only the page is printed', async ({ page }) => {
  await fillResume(page)
  await generateResume(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('article', { name: 'Page' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download DOCX' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Resume Builder' })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  // No ancestor may keep the height of the window: Firefox would print an empty page.
  await page.setViewportSize({ width: 800, height: 3000 })
  const below = () =>
    page.evaluate(() => {
      const bottom = document.querySelector('[data-print]')?.getBoundingClientRect().bottom ?? 0
      return document.body.getBoundingClientRect().bottom - bottom
    })
  await expect.poll(below).toBeLessThan(1)
})
