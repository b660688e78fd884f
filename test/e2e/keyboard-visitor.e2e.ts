import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { posting, tab, writeLetterByKeys } from './builder-forms.ts'
import { chooseFile, downloadWith, pressKeyOn, signInByKeys, typeIn } from './keys.ts'
import { expect, getLink, readMailTo, register, test } from './people.ts'
import { cards, expectStatus } from './subscribing.ts'

const password = 'violet tram orbit'

test('by keyboard alone a visitor registers for a plan, pays, cancels and resumes it', async ({ page }) => {
  const email = `${randomUUID()}@example.test`
  await test.step('a plan is chosen, and an account registered', async () => {
    await page.goto('/')
    await pressKeyOn(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }))
    await expect(page).toHaveURL('/pricing')
    await pressKeyOn(page.getByRole('button', { name: 'Get Started with Active' }))
    await typeIn(page.getByLabel('First Name'), 'Ana')
    await typeIn(page.getByLabel('Last Name'), 'Lima')
    await typeIn(page.getByLabel('Email'), email)
    await typeIn(page.getByLabel('Password', { exact: true }), password)
    await typeIn(page.getByLabel('Confirm Password'), password)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Account created successfully!')).toBeVisible()
  })

  await test.step('the address is verified, and signing in leads to the plan', async () => {
    await page.goto(getLink(await readMailTo(page, email, /verify/i)))
    await pressKeyOn(page.getByRole('link', { name: 'Go to Login' }))
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
    await signInByKeys(page, email, password)
    await expect(page).toHaveURL('/subscribe?plan=active')
  })

  await test.step('the plan is paid, and the bank asks for confirmation', async () => {
    await typeIn(page.getByLabel('Card number'), cards.asks)
    await typeIn(page.getByLabel('Expiry'), '1234')
    await typeIn(page.getByLabel('CVC'), '123')
    await page.keyboard.press('Enter')
    const question = page.getByRole('alertdialog', { name: 'Confirm Payment' })
    await pressKeyOn(question.getByRole('button', { name: 'Confirm Payment' }))
    await expect(page).toHaveURL('/dashboard')
    await expectStatus(page, { status: 'active', planName: 'Active' })
  })

  await test.step('the plan is cancelled, resumed, and cancelled at the provider', async () => {
    await pressKeyOn(page.getByRole('button', { name: 'Account menu' }))
    await expect(page.getByRole('menu').locator(':focus').or(page.locator('[role=menu]:focus'))).toHaveCount(1)
    await page.keyboard.type('acc')
    await expect(page.getByRole('menuitem', { name: 'Account Settings' })).toBeFocused()
    await page.keyboard.press('Enter')
    const card = page.getByRole('region', { name: 'Subscription' })
    await pressKeyOn(card.getByRole('button', { name: 'Cancel Subscription' }))
    await pressKeyOn(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Subscription' }))
    await expectStatus(page, { status: 'canceled' })
    await pressKeyOn(card.getByRole('button', { name: 'Resume Subscription' }))
    await expectStatus(page, { status: 'active' })
    const opened = page.waitForEvent('popup')
    await pressKeyOn(card.getByRole('button', { name: 'Manage Plan' }))
    const portal = await opened
    await pressKeyOn(portal.getByRole('button', { name: 'Cancel Plan' }))
    await expectStatus(page, { status: 'canceled' })
  })
})

test('by keyboard alone: a new verification link, and a password reset', async ({ page, openPage }) => {
  const { email } = await register(await openPage())
  await page.goto('/verify-email?token=expired')
  await expect(page.getByText('Verification failed: HTTP 400')).toBeVisible()
  await typeIn(page.getByLabel('Email'), email)
  await page.keyboard.press('Enter')
  await expect(page.getByText('If this account needs it, a verification email is on its way.')).toBeVisible()
  await pressKeyOn(page.getByRole('link', { name: 'Try Login Anyway' }))
  await expect(page.getByRole('heading', { name: 'Create Account' })).toBeVisible()
  await pressKeyOn(page.getByRole('link', { name: 'Sign in', exact: true }))
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()

  await pressKeyOn(page.getByRole('link', { name: 'Forgot your password?' }))
  await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeVisible()
  await typeIn(page.getByLabel('Email'), email)
  await page.keyboard.press('Enter')
  await page.goto(getLink(await readMailTo(page, email, /reset/i)))
  await typeIn(page.getByLabel('Password', { exact: true }), 'a brand new secret')
  await typeIn(page.getByLabel('Confirm Password'), 'a brand new secret')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
  await signInByKeys(page, email, 'a brand new secret')
})

test('by keyboard alone: a resume from the empty form to score and file, and one parsed from a file', async ({
  page,
}) => {
  await page.goto('/resume-builder')
  for (const [label, text] of [
    ['Target Job', 'Logistics Coordinator'],
    ['Job Description', posting],
    ['Full Name', 'Zoë Lima'],
    ['Email', 'zoe@example.test'],
    ['Phone', '5550104477'],
    ['Job Title', 'Planner'],
    ['Company Name', 'Harbor Freightways'],
    ['Start Date', 'April 2021'],
    ['Description', 'Planned routes for 40 trucks with Excel'],
    ['Skills', 'Excel, Route planning'],
  ] as const)
    await typeIn(page.getByLabel(label, { exact: true }), text)
  await pressKeyOn(page.getByRole('button', { name: 'Generate Resume' }))
  await expect(tab(page, 'Preview')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('meter', { name: 'ATS score' })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  expect(await downloadWith(page.getByRole('button', { name: 'Download DOCX' }))).toBe('Zoë Lima.docx')

  await pressKeyOn(page.getByRole('button', { name: 'Start Over' }))
  await expect(page.getByLabel('Full Name')).toHaveValue('')
  const file = fileURLToPath(new URL('../../bench/resume-reader/files/a02.docx', import.meta.url))
  await chooseFile(page.getByLabel('Fill from a Resume File'), file)
  await expect(page.getByText('Filled from your resume.')).toBeVisible()
  await expect(page.getByLabel('Full Name')).not.toHaveValue('')
})

test('by keyboard alone: a letter from the empty form to file and score', async ({ page }) => {
  await page.goto('/cover-letter-builder')
  await writeLetterByKeys(page)
  expect(await downloadWith(page.getByRole('button', { name: 'Download DOCX' }))).toBe('Zoë Lima.docx')
  await pressKeyOn(page.getByRole('button', { name: 'AI Analysis' }))
  await expect(tab(page, 'AI Analysis')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('meter', { name: 'ATS score' })).toBeVisible()
})
