import { expectAccessible } from './axe.ts'
import { downloadFormat, downloadTwice, fillResume, generateResume, livePage, tab } from './builder-forms.ts'
import { expect, test } from './people.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/resume-builder')
})

test('a visitor fills in the form and gets a resume, its files and its score', async ({ page }) => {
  await expect(page).toHaveTitle('Resume Builder - Foothold')
  const generate = page.getByRole('button', { name: 'Generate Resume' })
  await expect(generate).toBeDisabled()
  await page.getByLabel('Full Name').fill('Noor')
  await expect(generate).toBeDisabled()
  await page.getByLabel('Email').fill('noor@example.test')
  await expect(generate).toBeEnabled()
  await page.getByLabel('Email').fill('')
  await expect(generate).toBeDisabled()
  await expect(tab(page, 'Preview')).toBeDisabled()
  await expect(tab(page, 'AI Analysis')).toBeDisabled()

  await fillResume(page)
  await expect(livePage(page).getByRole('img', { name: 'Page 1 of 1' })).toBeVisible()
  await generateResume(page)
  await expect(tab(page, 'Preview')).toHaveAttribute('aria-selected', 'true')
  const paper = page.getByRole('article', { name: 'Page' })
  await expect(paper.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible()
  await expect(paper.getByRole('heading', { name: "Noor D'Arcy" })).toBeVisible()
  await expect(paper.getByRole('heading', { name: 'Experience' })).toBeVisible()
  await expect(paper.getByRole('listitem').filter({ hasText: 'Cut empty miles by 18%' })).toBeVisible()

  let files = 0
  page.on('download', () => (files += 1))
  const docx = await downloadTwice(page, 'Download DOCX')
  expect(docx.fileName).toBe("Noor D'Arcy.docx")
  expect(docx.bytes.subarray(0, 2).toString()).toBe('PK')
  const text = await downloadFormat(page, 'Download Text')
  expect(text.fileName).toBe("Noor D'Arcy - Resume.txt")
  expect(text.bytes.toString()).toContain("O'Hara & Söhne 株式会社")
  const json = await downloadFormat(page, 'Download JSON Resume')
  expect(json.fileName).toBe("Noor D'Arcy - Resume.json")
  expect(JSON.parse(json.bytes.toString())).toMatchObject({
    basics: { name: "Noor D'Arcy", phone: '(555) 010-4477' },
    work: [{ name: "O'Hara & Söhne 株式会社", startDate: '2021-04' }],
  })
  expect(files).toBe(3)

  await tab(page, 'AI Analysis').click()
  await expect(page.getByRole('meter', { name: 'ATS score' })).toBeVisible()
  await expect(page.getByRole('meter', { name: 'Required keywords' })).toHaveAttribute('aria-valuetext', /^\d of \d$/)
  await expect(page.getByRole('heading', { name: 'Fix These First' })).toBeVisible()
  await expect(page.getByText('Follow these suggestions to improve your score to 90%+.')).toBeVisible()
  await expect(page.getByText("What This Score Doesn't Measure")).toBeVisible()
  await page.getByText('Score Breakdown').click()
  const check = page.getByRole('listitem').filter({ hasText: 'Contact details' }).getByRole('group')
  await check.locator('summary').click()
  await expect(check.getByText('noor@example.test')).toBeVisible()
})

test('by keyboard alone on a phone: positions are added, reordered and restored', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByLabel('Full Name').fill('Zoë')
  await page.getByLabel('Email').fill('zoe@example.test')
  await page.getByLabel('Company Name').fill('First')
  await page.getByRole('button', { name: 'Add Position' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Job Title').last()).toBeFocused()
  await page.keyboard.type('Clerk')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Second')
  const companies = () =>
    page.getByLabel('Company Name').evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
  await page.getByRole('button', { name: 'Move up Clerk at Second' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(companies).toEqual(['Second', 'First'])
  await page.getByRole('button', { name: 'Remove First' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(companies).toEqual(['Second', 'First'])

  await page.getByRole('button', { name: 'Page', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(livePage(page).getByRole('img')).toBeVisible()
  await expect(page.getByLabel('Full Name')).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
  await page.getByRole('button', { name: 'Generate Resume' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('What would make it stronger')).toBeVisible()
  await expect(tab(page, 'Preview')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('meter', { name: 'ATS score' })).toBeVisible()
  await expect(tab(page, 'AI Analysis')).toHaveAttribute('aria-selected', 'true')
})

test('a phone number is formatted while it is typed, and an error shows at its field, which gets the focus', async ({
  page,
}) => {
  await test.step('a phone number is formatted while it is typed, and other texts stay as typed', async () => {
    const phone = page.getByLabel('Phone')
    for (const typed of ['07700 900123', '555-010-4477 ext 5']) {
      await phone.fill('')
      await phone.pressSequentially(typed)
      await expect(phone).toHaveValue(typed)
      await phone.blur()
      await expect(phone).toHaveValue(typed)
    }
    await phone.fill('')
    await phone.pressSequentially('55501')
    await expect(phone).toHaveValue('(555) 01')
    await phone.blur()
    await expect(phone).toHaveValue('55501')
    await phone.fill('')
    await phone.pressSequentially('5550104477')
    await expect(phone).toHaveValue('(555) 010-4477')
    for (const _ of '4477-') await phone.press('Backspace')
    await expect(phone).toHaveValue('(555) 01')
    await phone.press('Home')
    await phone.press('ArrowRight')
    await phone.press('9')
    await expect(phone).toHaveValue('(955) 501')
    expect(await phone.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2)
  })

  await test.step('an error shows at its field, which gets the focus', async () => {
    await page.getByLabel('Full Name').fill('Noor')
    await page.getByLabel('Email').fill('noor@')
    await page.getByLabel('Start Date').fill('2021-13')
    await page.getByRole('button', { name: 'Generate Resume' }).click()
    await expect(page.getByText('Please enter a valid email address')).toBeVisible()
    await expect(page.getByText('Please enter a month as YYYY-MM')).toBeVisible()
    await expect(page.getByLabel('Email')).toBeFocused()
  })
})

test('a failure keeps everything, a reload too, edits are scored, and starting over can be undone', async ({
  page,
}) => {
  await fillResume(page)

  await test.step('a failure shows its reason and keeps everything', async () => {
    await page.route('**/api/simple-resume', (route) =>
      route.fulfill({ status: 429, json: { message: 'Too many tries. Please wait a minute.' } }),
    )
    await page.getByRole('button', { name: 'Generate Resume' }).click()
    const toast = page.getByRole('alert').filter({ hasText: 'Failed to generate resume' })
    await expect(toast).toContainText('Too many tries. Please wait a minute.')
    await expect(page.getByLabel('Full Name')).toHaveValue("Noor D'Arcy")
    await expect(tab(page, 'Preview')).toBeDisabled()
    await page.unroute('**/api/simple-resume')
    await generateResume(page)
    await page.route('**/api/download-resume-docx', (route) => route.abort(), { times: 1 })
    await page.getByRole('button', { name: 'Download DOCX' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Download failed' })).toContainText(
      'could not reach the server',
    )
    await expect(page.getByRole('article', { name: 'Page' })).toBeVisible()
  })

  await test.step('form, edited text and tab survive a reload', async () => {
    await page.getByRole('radio', { name: 'Edit Text' }).click()
    const olderThanEdits = page.getByText('What you have edited since is not looked at here.')
    await page.getByText('What would make it stronger').click()
    await expect(olderThanEdits).toBeHidden()
    await page.getByLabel('Resume Text').press('Control+End')
    await page.getByLabel('Resume Text').pressSequentially('\n- Añadido a mano')
    await expect(olderThanEdits).toBeVisible()
    await page.reload()
    await expect(tab(page, 'Preview')).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('listitem').filter({ hasText: 'Añadido a mano' })).toBeVisible()
    await tab(page, 'Builder').click()
    await expect(page.getByLabel('Company Name')).toHaveValue("O'Hara & Söhne 株式会社")
    await expect(page.getByLabel('Achievements')).toHaveValue('Cut empty miles by 18% in one year')
  })

  await test.step('the score updates after an edit, and terms are highlighted in both texts', async () => {
    await tab(page, 'Preview').click()
    const covered = page.getByRole('meter', { name: 'Required keywords' })
    await expect(covered).toBeVisible()
    const before = (await covered.getAttribute('aria-valuetext')) ?? ''
    await page.getByRole('radio', { name: 'Edit Text' }).click()
    const text = page.getByLabel('Resume Text')
    await text.fill((await text.inputValue()).replace('with Excel', 'with Excel, SQL and SAP EWM'))
    await expect(covered).not.toHaveAttribute('aria-valuetext', before)
    await tab(page, 'AI Analysis').click()
    await page.getByText('Keywords in Both Texts').click()
    const marks = (name: string) =>
      page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name, exact: true, level: 3 }) })
        .locator('mark')
    await expect(marks('Your Resume').filter({ hasText: /^SQL$/ }).first()).toBeVisible()
    await expect(
      marks('Job Description')
        .filter({ hasText: /forklift/i })
        .first(),
    ).toBeVisible()
    await expect(page.getByText(/^Matched \(\d+\)$/)).toBeVisible()
    await expect(page.getByText(/^Missing \(\d+\)$/)).toBeVisible()
  })

  await test.step('starting over and a second generation can be undone', async () => {
    await tab(page, 'Preview').click()
    await page.getByRole('radio', { name: 'Edit Text' }).click()
    await page.getByLabel('Resume Text').fill('My own words')
    await tab(page, 'Builder').click()
    await page.getByRole('button', { name: 'Generate Resume' }).click()
    await expect(page.getByText('Your edited text was replaced by a new one.')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('article', { name: 'Page' })).toHaveText('My own words')

    await page.getByRole('button', { name: 'Start Over' }).click()
    await expect(page.getByLabel('Full Name')).toHaveValue('')
    await expect(tab(page, 'Preview')).toBeDisabled()
    await page.reload()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByLabel('Full Name')).toHaveValue("Noor D'Arcy")
    await tab(page, 'Preview').click()
    await expect(page.getByRole('article', { name: 'Page' })).toHaveText('My own words')
  })

  await test.step('the editor, an open detail of the analysis and the way back are accessible', async () => {
    await tab(page, 'Builder').click()
    await page.getByRole('button', { name: 'Add School' }).click()
    await generateResume(page)
    await page.getByRole('radio', { name: 'Edit Text' }).click()
    await expectAccessible(page, 'the editor')
    await tab(page, 'AI Analysis').click()
    await page.getByRole('tabpanel', { name: 'AI Analysis' }).locator('summary').first().click()
    await expectAccessible(page, 'the analysis')
    await page.getByRole('button', { name: 'Start Over' }).click()
    await expectAccessible(page, 'the way back')
  })
})
