import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { priceText } from '#test/plan-prices.ts'
import { expectHydrated } from './prerendered.ts'
import { expect, getLink, readMailTo, register, test } from './people.ts'
import { readStorage } from './subscribing.ts'

test('sign-in checks while typing, says what is wrong in place, and keeps the form after a wrong password', async ({
  page,
}) => {
  await test.step('sign-in checks while typing, and says what is wrong in place', async () => {
    await page.goto('/auth?mode=login')
    await expect(page).toHaveTitle('Login - Foothold')
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
    await page.getByLabel('Email').fill('not an address')
    await expect(page.getByText('Please enter a valid email address')).toBeVisible()
    await page.getByLabel('Email').fill('somebody@example.test')
    await expect(page.getByText('Please enter a valid email address')).toBeHidden()
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText('Please enter your password')).toBeVisible()
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  })

  await test.step('a wrong password shows a toast and keeps the form', async () => {
    await page.goto('/login')
    await page.getByLabel('Email').fill('seeker@foothold.test')
    await page.getByLabel('Password', { exact: true }).fill('not the password')
    await page.getByRole('button', { name: 'Sign In' }).click()
    const toast = page.getByRole('alert').filter({ hasText: 'Login failed' })
    await expect(toast).toContainText('Invalid email or password')
    await expect(page.getByLabel('Email')).toHaveValue('seeker@foothold.test')
    await toast.getByRole('button', { name: 'Close' }).click()
    await expect(toast).toBeHidden()
    const inPlace = page.getByText('The email and password do not match.')
    await expect(inPlace).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.route('**/api/login', () => {})
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(inPlace).toBeHidden()
  })
})

async function fillNewAccount(page: Page, email: string) {
  await page.getByLabel('First Name').fill('Ana')
  await page.getByLabel('Last Name').fill('Núñez')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('violet tram orbit')
  await page.getByLabel('Confirm Password').fill('violet tram orbit')
}

test('create account: password toggles, mismatch, common password, mode link that resets', async ({ page }) => {
  await page.goto('/register')
  await expect(page.getByRole('heading', { name: 'Create Account' })).toBeVisible()
  await page.getByLabel('First Name').fill('Ana')
  await page.getByLabel('Last Name').fill('Núñez')
  await page.getByLabel('Email').fill(`${randomUUID()}@example.test`)
  await page.getByLabel('Password', { exact: true }).fill('password123')
  await page.getByLabel('Confirm Password').fill('password124')
  await expect(page.getByText("Passwords don't match")).toBeVisible()
  await page.getByRole('button', { name: 'Show password' }).first().click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await expect(page.getByLabel('Confirm Password')).toHaveAttribute('type', 'password')
  await page.getByLabel('Confirm Password').fill('password123')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText(/most common ones/).first()).toBeVisible()
  await page
    .getByRole('button', { name: 'Sign in', exact: true })
    .or(page.getByRole('link', { name: 'Sign in', exact: true }))
    .click()
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('')
  await page.getByRole('link', { name: 'Sign up' }).click()
  await expect(page.getByLabel('First Name')).toHaveValue('')
})

test('a reload keeps name and address but no password; registering keeps only the address until the first sign-in', async ({
  page,
}) => {
  const email = `${randomUUID()}@example.test`
  const fields = { 'First Name': 'Ana', 'Last Name': 'Núñez', Email: email }
  await page.goto('/register')
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text)
  for (const label of ['Password', 'Confirm Password'])
    await page.getByLabel(label, { exact: true }).fill('violet tram orbit')
  const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }))
  await expect.poll(kept).toContain(email)
  await page.reload()
  for (const [label, text] of Object.entries(fields)) await expect(page.getByLabel(label)).toHaveValue(text)
  for (const label of ['Password', 'Confirm Password'])
    await expect(page.getByLabel(label, { exact: true })).toHaveValue('')
  expect(await kept()).not.toContain('violet')

  for (const label of ['Password', 'Confirm Password'])
    await page.getByLabel(label, { exact: true }).fill('violet tram orbit')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
  await expect.poll(kept).not.toContain('Núñez')

  await page.goto(getLink(await readMailTo(page, email, /verify/i)))
  await page.getByRole('link', { name: 'Go to Login' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByLabel('Password', { exact: true }).fill('violet tram orbit')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
  expect(await kept()).not.toContain(email)
})

test('a plan chosen by a visitor survives registration, verification in another tab and sign-in', async ({
  page,
  context,
}) => {
  const email = `${randomUUID()}@example.test`
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Get Started with Executive' }).click()
  await expect(page.getByRole('heading', { name: 'Create Account' })).toBeVisible()
  const chosen = page.getByText(
    `You chose Executive, ${priceText.executive} a month. Log in or create an account to go on.`,
  )
  await expect(chosen).toBeVisible()
  await page.reload()
  await expect(chosen).toBeVisible()
  await expect(page.getByRole('link', { name: 'Change plan' })).toHaveAttribute('href', '/pricing')
  await fillNewAccount(page, email)
  const [terms] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Terms of Service' }).click(),
  ])
  await expect(terms.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible()
  await terms.close()
  await page.getByRole('button', { name: 'Create Account' }).click()

  await expect(page.getByText('Account created successfully!')).toBeVisible()
  const next = page.getByRole('region', { name: 'Email verification' })
  await expect(next).toContainText(`We sent a link to ${email}`)
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
  await page.reload()
  await expect(next).toContainText(email)
  await expect(page.getByRole('button', { name: 'Sign In' })).toHaveCount(1)

  const link = getLink(await readMailTo(page, email, /verify/i))
  const other = await context.newPage()
  await other.goto(link)
  await expect(other.getByText('Email verified successfully!')).toBeVisible()
  await other.goto(link)
  await expect(other.getByText('This address is already verified. You can log in.')).toBeVisible()
  await other.getByRole('link', { name: 'Go to Login' }).click()
  // The other tab is still open and has answered with its address.
  await expect(other.getByLabel('Email')).toHaveValue(email)
  expect(other.url()).not.toContain('@')
  await other.getByLabel('Password', { exact: true }).fill('violet tram orbit')
  await other.getByRole('button', { name: 'Sign In' }).click()
  await expect(other).toHaveURL('/subscribe?plan=executive')
  await expect(other.getByRole('region', { name: 'Executive plan' })).toBeVisible()
})

test("a visitor's drafts move to the tab of the mailed link, and stay nowhere else", async ({ page, context }) => {
  const email = `${randomUUID()}@example.test`
  await page.goto('/resume-builder')
  await page.getByLabel('Full Name').fill('Ana Núñez Draft')
  await expectHydrated(page)
  await page.getByRole('link', { name: 'Save to an Account' }).click()
  await expect(page.getByText('We keep your resume in this tab.')).toBeVisible()
  await fillNewAccount(page, email)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('region', { name: 'Email verification' })).toContainText(email)

  const other = await context.newPage()
  await other.goto(getLink(await readMailTo(page, email, /verify/i)))
  await other.getByRole('link', { name: 'Go to Login' }).click()
  // The waiting tab has sent the address, and the drafts before it.
  await expect(other.getByLabel('Email')).toHaveValue(email)
  await other.getByLabel('Password', { exact: true }).fill('violet tram orbit')
  await other.getByRole('button', { name: 'Sign In' }).click()
  await expect(other).toHaveURL('/resume-builder')
  await expect(other.getByLabel('Full Name')).toHaveValue('Ana Núñez Draft')
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(other.getByText('Document saved')).toBeVisible()

  // The waiting tab continues by itself.
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { name: 'Welcome, Ana' })).toBeVisible()
  expect(await readStorage(page)).not.toContain('Draft')
})

test('an unverified address is offered a new mail, and the newest link works', async ({ page }) => {
  const email = `${randomUUID()}@example.test`
  await page.request.post('/api/register', {
    data: {
      email,
      password: 'violet tram orbit',
      confirmPassword: 'violet tram orbit',
      firstName: 'Li',
      lastName: '王',
    },
  })
  const first = getLink(await readMailTo(page, email, /verify/i))
  await page.goto('/auth?mode=login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('violet tram orbit')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('button', { name: 'Resend Verification Email' }).click()
  await expect(page.getByText('Verification email sent!')).toBeVisible()
  await expect.poll(async () => getLink(await readMailTo(page, email, /verify/i))).not.toBe(first)
  await page.goto(first.replace('/verify-email', '/verify-simple'))
  await expect(page.getByText('Verification failed: HTTP 400')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Try Login Anyway' })).toHaveAttribute('href', '/auth')
  const second = getLink(await readMailTo(page, email, /verify/i))
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Resend Verification Email' }).click()
  await expect(page.getByText('If this account needs it, a verification email is on its way.')).toBeVisible()
  await expect.poll(async () => getLink(await readMailTo(page, email, /verify/i))).not.toBe(second)
  await page.goto(getLink(await readMailTo(page, email, /verify/i)))
  await expect(page.getByText('Email verified successfully!')).toBeVisible()
  await page.getByRole('link', { name: 'Go to Login' }).click()
  await expect(page).toHaveURL(/\/auth/)
})

test('a verification page without a token says so', async ({ page }) => {
  await page.goto('/verify-email')
  await expect(page.getByText('No verification token found in URL')).toBeVisible()
})

test('a forgotten password is reset by the mailed link', async ({ page }) => {
  const { email } = await register(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByRole('link', { name: 'Try Free Resume Builder' })).toBeVisible()
  await page.goto('/auth?mode=login')
  await page.getByText('Forgot your password?').click()
  await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByText(/check your email/i).first()).toBeVisible()
  await page.goto(getLink(await readMailTo(page, email, /reset/i)))
  await page.getByLabel('Password', { exact: true }).fill('a brand new secret')
  await page.getByLabel('Confirm Password').fill('a brand new secret')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('a brand new secret')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
})
