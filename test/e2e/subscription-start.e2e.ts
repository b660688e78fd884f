import { dollars, priceText } from '#test/plan-prices.ts'
import { expectAccessible } from './axe.ts'
import { expect, register, signIn, test } from './people.ts'
import { cards, expectStatus, failure, readStorage, payWith, readStatus, subscribe, toast } from './subscribing.ts'
import { assignManager } from './teams.ts'

test("a plan is paid: a refused card, the bank's confirmation, and two tabs at once", async ({ page, context }) => {
  await register(page)
  await page.goto('/subscribe?plan=active')
  await expect(page.getByText('Sandbox: no money moves')).toBeVisible()
  const summary = page.getByRole('region', { name: 'Active plan' })
  await expect(summary).toContainText(`${priceText.active}/month`)
  await expect(summary).toContainText('Resume consultation')
  await expect(summary).toContainText('Individualized cover letters')
  await expect(page.getByRole('region', { name: 'Payment' })).toContainText(`Due today: ${priceText.active}`)
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toHaveAccessibleDescription(
    `Due today: ${priceText.active}`,
  )
  const other = await context.newPage()
  await other.goto('/subscribe?plan=active')
  await expect(other.getByRole('button', { name: 'Pay', exact: true })).toBeVisible()

  // A card that is no test card never leaves the browser.
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.postData() ?? ''))
  await payWith(page, '4111 1111 1111 1111')
  await expect(page.getByLabel('Card number')).toHaveAccessibleDescription(/The sandbox takes test cards only/)
  await expect(page.getByLabel('Card number')).toBeFocused()
  expect(sent.join()).not.toMatch(/4111/)

  await payWith(page, cards.declined)
  await expect(failure(page, 'Payment Failed')).toContainText(/declined/)
  await failure(page, 'Payment Failed').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('region', { name: 'Payment' })).toContainText('Your card was declined.')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByLabel('Card number')).toHaveValue('4000 0000 0000 0002')
  await expect(page.getByLabel('CVC')).toHaveValue('123')
  await expectStatus(page, { status: 'incomplete', planName: 'Active' })

  await payWith(page, cards.asks)
  await expect(page.getByText('Your card was declined.')).toBeHidden()
  const question = page.getByRole('alertdialog', { name: 'Confirm this payment' })
  await question.getByRole('button', { name: 'Decline' }).click()
  await expect(question).toBeHidden()
  await expect(failure(page, 'Payment Failed')).toBeVisible()
  await expectStatus(page, { status: 'incomplete' })

  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await question.getByRole('button', { name: 'Confirm Payment' }).click()
  await expect(toast(page, 'Welcome to Foothold!')).toContainText(
    'Your subscription is now active. Redirecting to dashboard...',
  )
  await expectStatus(page, { status: 'active', planName: 'Active', amount: dollars.active, interval: 'month' })
  await expect(page).toHaveURL('/dashboard')
  await expect(other.getByText('You have the Active plan')).toBeVisible()
  await other.close()

  await page.goBack()
  await expect(page.getByText('You have the Active plan')).toBeVisible()
  await page.getByRole('link', { name: 'Go to Account' }).click()
  await expect(page.getByRole('region', { name: 'Payment Methods' })).toContainText('Visa ending in 3155')
  await expect(page.getByRole('list', { name: 'Invoices' })).toContainText(priceText.active)
})

test('by keyboard alone a double submit pays once', async ({ page }) => {
  await register(page)
  await page.goto('/subscribe')
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible()
  let calls = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/sandbox/payments/confirm')) calls += 1
  })
  await page.getByLabel('Card number').focus()
  await page.keyboard.type(cards.succeeds)
  await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242')
  await page.keyboard.press('Tab')
  await page.keyboard.type('1234')
  await expect(page.getByLabel('Expiry')).toHaveValue('12 / 34')
  await page.keyboard.press('Tab')
  await page.keyboard.type('123')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expectStatus(page, { status: 'active', planName: 'Starter', amount: dollars.starter })
  await expect(page).toHaveURL('/dashboard')
  expect(calls).toBe(1)
  await page.goto('/account')
  await expect(page.getByRole('list', { name: 'Invoices' }).getByRole('listitem')).toHaveCount(1)
})

test('after the payment the dashboard lists the next steps and ticks them off', async ({ page, browser }) => {
  const { id } = await register(page)
  await subscribe(page, 'starter')
  const next = page.getByRole('region', { name: 'What happens next?' })
  const step = (title: string) => next.getByRole('listitem').filter({ hasText: title })
  await expect(next.getByRole('listitem')).toHaveCount(3)
  await expect(next.getByText('Done:')).toHaveCount(0)
  await expect(next.getByRole('link', { name: 'Open Your Profile' })).toHaveAttribute('href', '/profile')
  await expectAccessible(page, 'the dashboard of a new subscriber')

  expect((await page.request.post('/api/profile', { data: { phone: '(555) 010-4477' } })).status()).toBe(200)
  await expect(step('Complete your profile')).toContainText('Done:')
  await expect(step('Meet your account manager')).toContainText('within 24 hours')
  const manager = await assignManager(browser, id)
  await expect(step('Meet your account manager')).toContainText('Done:')
  await expect(next).toContainText('Amal Haddad applies for you.')
  await manager.apply('Gardener')
  await expect(page.getByRole('row', { name: /Gardener/ })).toBeVisible()
  await expect(next).toBeHidden()
  await manager.close()
})

test('a session that ends while a card is typed keeps the plan and no card data', async ({ page, context }) => {
  const { email, password } = await register(page)
  await page.goto('/subscribe?plan=executive')
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible()
  const cookies = await context.cookies()
  await context.clearCookies()
  await payWith(page, cards.succeeds)
  await expect(failure(page, 'Unauthorized')).toBeVisible()
  await expect(page).toHaveURL(/\/auth\?mode=login/)
  expect(await readStorage(page)).not.toMatch(/4242|12 \/ 34|"123"/)
  expect(cookies.length).toBeGreaterThan(0)

  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/subscribe?plan=executive')
  await expect(page.getByLabel('Card number')).toHaveValue('')
  await expectStatus(page, { status: 'incomplete', planName: 'Executive' })
})

test('if the payment cannot be prepared, the page shows an error with a retry', async ({ page }) => {
  await register(page)
  await page.route('**/api/subscription/change-plan', (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto('/subscribe?plan=starter')
  await expect(failure(page, 'Failed to initialize payment. Please try again.').first()).toBeVisible()
  await expect(page.getByText('Payment Setup Error')).toBeVisible()
  await expectAccessible(page, 'Payment Setup Error')
  await page.unroute('**/api/subscription/change-plan')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible()
})

test("the provider's payment page: paid once, and its return address proves nothing", async ({ page }) => {
  await register(page)
  await page.goto(`/success?session_id=${encodeURIComponent('<img src=x onerror=alert(1)>')}`)
  await expect(page.getByText('Session ID: <img src=x onerror=alert(1)>')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What happens next?' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open Your Profile' })).toHaveAttribute('href', '/profile')
  await page.getByRole('link', { name: 'Submit a Job Interest' }).click()
  await expect(page.getByRole('dialog').getByLabel('Job URL')).toBeVisible()
  await page.goBack()
  expect(await readStatus(page)).toBeNull()

  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Get Started with Starter' }).dblclick()
  await expect(page).toHaveURL(/\/sandbox\/checkout\?session=/)
  const checkoutUrl = page.url()
  await expect(page.getByText('Sandbox: no money moves')).toBeVisible()
  await expectAccessible(page, 'the payment page')
  await payWith(page, cards.declined)
  await expect(failure(page, 'Payment Failed')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await payWith(page, cards.succeeds)
  await expect(page).toHaveURL(/\/success\?session_id=/)
  await expectStatus(page, { status: 'active', planName: 'Starter' })
  await page.goto(checkoutUrl)
  await expect(page.getByText('This has been paid')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')

  // A subscriber is led to the plan change.
  await page.goto('/pricing')
  const own = page.getByRole('article', { name: 'Starter' })
  await expect(own).toContainText('Current Plan')
  await expect(own.getByRole('button')).toHaveCount(0)
  await expect(own.getByRole('link', { name: 'Go to Account' })).toHaveAttribute('href', '/account')
  await expect(page.getByRole('main').getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute(
    'href',
    '/dashboard',
  )
  await page.getByRole('button', { name: 'Upgrade to Active' }).click()
  await expect(page).toHaveURL('/subscribe?plan=active')
  await expect(page.getByRole('heading', { name: 'From Starter to Active' })).toBeVisible()
})

test('staff have no plans, visitors sign in first, and an unknown plan is rejected', async ({ page, openPage }) => {
  const visitor = await openPage()
  await visitor.goto('/subscribe?plan=active')
  await expect(visitor).toHaveURL(/\/auth\?mode=login/)
  await signIn(page, 'manager@foothold.test')
  await page.goto('/subscribe?plan=active')
  await expect(page.getByRole('heading', { level: 1, name: 'Plans are for job seekers' })).toBeVisible()
  const seeker = await openPage()
  await register(seeker)
  await seeker.goto('/subscribe?plan=gold')
  await expect(seeker.getByText('There is no plan with that name.')).toBeVisible()
  expect(await readStatus(seeker)).toBeNull()
})
