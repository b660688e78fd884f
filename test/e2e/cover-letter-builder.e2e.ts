import { downloadFormat, downloadTwice, fillLetter, generateLetter, tab } from './builder-forms.ts'
import { expectHydrated } from './prerendered.ts'
import { expect, signIn, test } from './people.ts'

test('a visitor writes a letter, analyzes, downloads and edits it, and a failure changes nothing', async ({ page }) => {
  await page.goto('/cover-letter-builder')

  await test.step('a visitor writes a letter, analyzes and downloads it', async () => {
    await expect(page).toHaveTitle('Cover Letter Builder - Foothold')
    await expect(page.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('href', '/')
    await expect(page.getByRole('button', { name: 'Generate Cover Letter' })).toBeEnabled()
    await expect(tab(page, 'Cover Letter')).toBeDisabled()
    await expect(tab(page, 'AI Analysis')).toBeDisabled()
    await fillLetter(page)
    await generateLetter(page)
    await expect(tab(page, 'Cover Letter')).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByText("Written by Foothold's built-in writer.")).toBeVisible()
    expect((await downloadTwice(page, 'Download DOCX')).fileName).toBe('محمد علي.docx')
    const text = await downloadFormat(page, 'Download Text')
    expect(text.fileName).toBe('محمد علي - Cover Letter.txt')
    expect(text.bytes.toString()).toContain('cut empty miles by 18%')
    await page.getByRole('button', { name: 'More Formats' }).click()
    await expect(page.getByRole('menuitem', { name: 'Copy Text' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'Download JSON Resume' })).toHaveCount(0)
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'AI Analysis' }).click()
    await expect(tab(page, 'AI Analysis')).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByText('Follow these suggestions to improve your score to 95%+.')).toBeVisible()
    await expect(page.getByText(/^Excellent|Good|Needs Improvement$/).first()).toBeVisible()
  })

  await test.step('the edited letter is analyzed, and a failure is reported and changes nothing', async () => {
    await tab(page, 'Cover Letter').click()
    await page.getByRole('radio', { name: 'Edit Text' }).click()
    await page.getByLabel('Cover Letter Text').fill('Dear Hiring Manager,\n\nI plan routes.')
    await page.route('**/api/analyze-cover-letter', (route) =>
      route.fulfill({ status: 500, json: { message: 'Something went wrong' } }),
    )
    await page.getByRole('button', { name: 'AI Analysis' }).click()
    const toast = page.getByRole('alert').filter({ hasText: 'Failed to analyze cover letter' })
    await expect(toast).toContainText('Something went wrong')
    await expect(page.getByLabel('Cover Letter Text')).toHaveValue('Dear Hiring Manager,\n\nI plan routes.')

    await page.unroute('**/api/analyze-cover-letter')
    const asked = page.waitForRequest('**/api/analyze-cover-letter')
    await page.getByRole('button', { name: 'AI Analysis' }).click()
    expect((await asked).postDataJSON()).toMatchObject({
      content: 'Dear Hiring Manager,\n\nI plan routes.',
      companyName: "Harbor's Freightways",
      position: 'Logistics Coordinator',
    })
  })

  await test.step('one question at a time asks for what the letter lacks, and its answer is used at once', async () => {
    await tab(page, 'Builder').click()
    await page.getByLabel('Why Company').fill('family business, good name')
    await generateLetter(page)
    const question = page.getByRole('region', { name: 'A Question for You' })
    await question.getByRole('textbox').fill('My father drove for you for twenty years.')
    await question.getByRole('button', { name: 'Use Answer' }).click()
    await expect(page.getByRole('article', { name: 'Page' })).toContainText(
      /my father drove for you for twenty years\./i,
    )
    await tab(page, 'Builder').click()
    await expect(page.getByLabel('Why Company')).toHaveValue('My father drove for you for twenty years.')
  })

  await test.step('a failed generation keeps the form, and so does a reload', async () => {
    await page.route('**/api/generate-cover-letter', (route) =>
      route.fulfill({ status: 500, json: { message: 'Sorry' } }),
    )
    await page.getByLabel('Why Company').fill('Слово «дом»')
    await page.getByRole('button', { name: 'Generate Cover Letter' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to generate cover letter' })).toContainText('Sorry')
    await page.reload()
    await expect(page.getByLabel('Company Name')).toHaveValue("Harbor's Freightways")
    await expect(page.getByLabel('Why Company')).toHaveValue('Слово «дом»')
  })
})

test("by keyboard on a phone, signed in: the bar shows, and the visitor's draft is there", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/cover-letter-builder')
  await page.getByLabel('Company Name').fill('Mills & Sons')
  // Typing waits for hydration, which is needed for the draft.
  await expectHydrated(page)
  await page.getByRole('link', { name: 'Save to an Account' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/auth\?mode=login/)
  await signIn(page, 'seeker@foothold.test')
  await page.goto('/cover-letter-builder')
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
  await expect(page.getByLabel('Company Name')).toHaveValue('Mills & Sons')
  await page.getByRole('button', { name: 'Generate Cover Letter' }).focus()
  await page.keyboard.press('Enter')
  await expect(tab(page, 'Cover Letter')).toBeFocused()
  await page.getByRole('link', { name: 'Back to Home' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/$/)
})
