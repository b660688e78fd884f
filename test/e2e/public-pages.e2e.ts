import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { plans } from '#contract/plans.ts'
import { publicPaths } from '#contract/site.ts'
import { priceText } from '#test/plan-prices.ts'
import { measureLayoutShift } from './prerendered.ts'
import { expect, signIn, test } from './people.ts'

const staticPaths = ['/', '/features', '/pricing', '/samples', '/security', '/terms', '/privacy', '/nowhere']
const prerendered = [...staticPaths, '/contact', '/auth', '/auth?mode=login', '/resume-builder']
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

test('every public page is small, complete without script, and loads nothing from third parties; static ones have no React', async ({
  page,
}) => {
  const origin = new URL(test.info().project.use.baseURL ?? '').origin
  const asked: string[] = []
  const scripts = new Set<string>()
  page.on('request', (request) => {
    asked.push(request.url())
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
  })
  for (const path of prerendered) {
    const reply = await page.goto(path)
    expect(reply?.headers()['content-encoding'], path).toBe('br')
    const html = (await reply?.text()) ?? ''
    // The policy allows the one inline script by its hash.
    const inline = [...html.matchAll(/<script(?![^>]*(?:json"|src=))[^>]*>(.*?)<\/script>/gs)].map(
      ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
    )
    expect(inline, path).toHaveLength(1)
    expect(reply?.headers()['content-security-policy'], path).toContain(`script-src 'self' ${inline[0]};`)
    expect(html, path).not.toMatch(/\son\w+=/)
    expect((await reply?.request().sizes())?.responseBodySize, path).toBeLessThan(23 * 1024)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page).toHaveTitle(/^.+ - Foothold$/)
    // The static ones come first.
    if (path === staticPaths.at(-1))
      expect([...scripts].map((file) => file.replace(/-[\w-]{8}\.js$/, ''))).toEqual(['/assets/marketing'])
  }
  expect(asked.filter((url) => new URL(url).origin !== origin)).toEqual([])
})

test('the web font loads without shifting the text', async ({ page }) => {
  const { promise: mayCome, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await mayCome
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const shown = () => page.evaluate(() => document.fonts.check('1rem "Figtree Variable"', 'Foothold'))
  // `check` answers true until the stylesheet has declared the font.
  await expect.poll(shown).toBe(false)
  const shifts = await measureLayoutShift(page)
  release()
  await expect.poll(shown).toBe(true)
  expect(await shifts()).toBeLessThan(0.01)
})

test("pages have metadata for search engines and shared links, at the product's address", async ({ page }) => {
  const origin = new URL(test.info().project.use.baseURL ?? '').origin
  for (const path of publicPaths) {
    await page.goto(path)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${origin}${path}`)
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\w{3}/)
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
      'content',
      new RegExp(`^${origin}/og/\\w+.png$`),
    )
  }
  await page.goto('/pricing')
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  const [product, questions] = data.map((text) => JSON.parse(text))
  expect(product.offers.map(({ price }: { price: number }) => price)).toEqual(
    Object.values(plans).map(({ price }) => price),
  )
  expect(questions.mainEntity.length).toBe(await page.locator('details').count())
})

test('the landing page has its required texts, and its links work', async ({ page }) => {
  await page.goto('/')
  for (const claim of ['GDPR compliant', '256-bit encryption', 'SOC 2 certified', '70-75%', '38%', '24 hours'])
    await expect(page.getByText(claim, { exact: true })).toBeVisible()
  for (const section of ['home', 'features', 'pricing']) await expect(page.locator(`section#${section}`)).toBeVisible()
  const bar = page.getByRole('navigation', { name: 'Main' })
  for (const [name, href] of [
    ['Home', '/#home'],
    ['Features', '/features'],
    ['Pricing', '/pricing'],
    ['Login', '/auth?mode=login'],
  ])
    await expect(bar.getByRole('link', { name })).toHaveAttribute('href', href!)
  await expect(link(page, 'See Plans')).toHaveAttribute('href', '/pricing')
  await expect(link(page, 'Try Free Resume Builder')).toHaveAttribute('href', '/resume-builder')
  await expect(link(page, 'Cover Letter Builder')).toHaveAttribute('href', '/cover-letter-builder')
  for (const { name, price } of Object.values(plans)) {
    const card = page.getByRole('article', { name })
    await expect(card.getByText(`$${price}`)).toBeVisible()
    await expect(link(card as unknown as Page, 'Get Started')).toHaveAttribute('href', '/auth')
  }
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('© 2024 Foothold')
  for (const name of ['Facebook', 'Twitter/X', 'LinkedIn', 'Instagram'])
    await expect(footer.getByRole('link', { name })).toHaveAttribute('rel', /noopener/)
  await page.getByRole('article', { name: 'Executive' }).getByRole('link', { name: 'Get Started' }).click()
  await expect(page).toHaveURL(/\/auth\?next=%2Fsubscribe%3Fplan%3Dexecutive$/)
  await expect(link(page, 'Sign in')).toHaveAttribute('href', /mode=login&next=%2Fsubscribe%3Fplan%3Dexecutive$/)
})

test('each claim links to its section, and each sample opens', async ({ page }) => {
  for (const [name, hash, text] of [
    ['256-bit encryption', 'encryption', 'AES-256-GCM'],
    ['GDPR compliant', 'gdpr', 'Software cannot prove those'],
    ['SOC 2 certified', 'soc-2', 'nothing here proves the claim'],
    ['A cover letter', 'letter', 'Dear Hiring Manager,'],
    ['A receipt', 'receipt', 'Sent, and the employer confirmed it.'],
    ['A weekly report', 'report', 'What Happened'],
  ] as const) {
    await page.goto('/')
    // A sample's link also contains what the sample shows.
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .click()
    await expect(page).toHaveURL(new RegExp(`/(security|samples)#${hash}$`))
    const section = page.locator(`section#${hash}`)
    await expect(section).toContainText(text)
    await expect(section).toBeInViewport()
  }
  await expect(page.getByText('Sample, made from demonstration data')).toHaveCount(3)
  // The samples have no buttons that need an account.
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
})

test('on a phone the landing page is short, and the login is in the bar', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(5_000)
  await expect(link(page, 'Login')).toHaveAttribute('href', '/auth?mode=login')
  await expect(page.getByText(`From ${priceText.starter} a month`)).toBeInViewport()
})

test('features, terms and privacy have their required texts', async ({ page }) => {
  await page.goto('/features')
  await expect(page.locator('main').getByRole('article')).toHaveCount(6)
  await expect(page.getByRole('heading', { name: /success story/i })).toBeVisible()
  const pictures = page.locator('picture img').filter({ visible: true })
  await expect(pictures).toHaveCount(2)
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(500)
  }
  await expect(page.getByRole('main').getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/auth')
  await page.goto('/terms')
  for (const text of [
    'August 6, 2025',
    'at least 16 years old',
    'in the 12 months before',
    'within 30 days',
    'end of the current billing cycle',
  ])
    await expect(page.getByRole('main')).toContainText(text)
  await page.goto('/privacy')
  await expect(page.getByRole('main')).toContainText('Effective August 6, 2025')
})

test('a visitor who chooses a plan is redirected to a new account with a message', async ({ page }) => {
  await page.goto('/pricing')
  await expect(page.getByRole('article', { name: 'Active' })).toContainText('Most Popular')
  await expect(page.getByText(/14-day satisfaction guarantee/)).toBeVisible()
  await page.getByRole('button', { name: 'Get Started with Active' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Authentication Required' })).toBeVisible()
  await expect(page.getByText('Please log in or create an account to select a subscription plan')).toBeVisible()
  await expect(page).toHaveURL(/\/auth\?next=%2Fsubscribe%3Fplan%3Dactive$/)
  await expect(page.getByRole('heading', { name: 'Create Account' })).toBeVisible()
})

test('without script a plan leads to a new account and the menu opens', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  await page.goto(`${test.info().project.use.baseURL}/pricing`)
  const features = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Features' })
  await expect(features).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(features).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Get Started with Starter' }).click()
  await expect(page).toHaveURL(/\/auth\?next=%2Fsubscribe%3Fplan%3Dstarter$/)
  await expect(page.getByText(`You chose Starter, ${priceText.starter} a month.`)).toBeVisible()
  await context.close()
})

test('the menu of a phone opens and closes by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const menu = page.getByRole('button', { name: 'Menu' })
  const features = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Features' })
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(features).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(features).toBeHidden()
  await expect(menu).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/features$/)
})

test('a page is prefetched on hover', async ({ page }) => {
  await page.goto('/')
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/features')
  await link(page, 'Features').first().hover()
  await asked
})

test('a stale session hint still lets the visitor sign in', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'signed_in', value: '1', url: baseURL! }])
  await page.goto('/')
  await expect(link(page, 'Try Free Resume Builder')).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('signed_in')
  const reply = await page.reload()
  expect(await reply?.text()).toContain('Try Free Resume Builder')
})

test('a signed-in person sees the public pages inside the app, and can choose a plan there', async ({ page }) => {
  await signIn(page, 'seeker@foothold.test')
  await page.goto('/pricing')
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
  await page.route('**/api/subscription/create-checkout-session', (route) =>
    route.fulfill({ status: 409, json: { message: 'That is your plan already' } }),
  )
  await page.getByRole('button', { name: 'Downgrade to Starter' }).click()
  await expect(page.getByText('That is your plan already')).toBeVisible()
  await page.route('**/api/subscription/create-checkout-session', (route) =>
    route.fulfill({ json: { checkoutUrl: '' } }),
  )
  await page.getByRole('button', { name: 'Downgrade to Starter' }).click()
  await expect(page.getByText('Failed to create checkout session. Please try again.')).toBeVisible()
  await page.route('**/api/subscription/create-checkout-session', (route) =>
    route.fulfill({ status: 401, json: { message: 'Unauthorized' } }),
  )
  await page.getByRole('button', { name: 'Downgrade to Starter' }).click()
  await expect(page.getByText('Please log in to select a subscription plan')).toBeVisible()
  // Through the sign-in, which redirects signed-in people.
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/pricing')
  let calls = 0
  const { promise: seen, resolve: isSeen } = Promise.withResolvers<void>()
  await page.route('**/api/subscription/create-checkout-session', async (route) => {
    calls += 1
    expect(route.request().postDataJSON()).toEqual({ plan: 'executive' })
    await seen
    await route.fulfill({ json: { checkoutUrl: '/features' } })
  })
  await page.getByRole('button', { name: 'Upgrade to Executive' }).dblclick()
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled()
  isSeen()
  await expect(page).toHaveURL(/\/features$/)
  expect(calls).toBe(1)
})

test('the sources contain no address of a third party', () => {
  const site = JSON.parse(readFileSync('dist/site/site.json', 'utf8')) as { files: [string | null, string | null][] }
  for (const [, file] of site.files)
    if (file)
      expect(readFileSync(`dist/site/${file}`, 'utf8').match(/(?:src|srcset)="https?:[^"]*"/gi) ?? [], file).toEqual([])
})
