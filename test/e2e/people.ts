import { randomInt } from 'node:crypto'
import { expect, test as base, type Browser, type BrowserContext, type Page } from '@playwright/test'
import type { OutboxMail } from '#server/gateways/mailer.ts'
import { newAddress, password, signIn as signInTo } from '#test/visual/people.ts'
import { withOwnAnswers } from '#test/visual/own-answers.ts'
import { runSql } from './database.ts'

export const demoPassword = password

/** A separate browser with its own client address. `origin` selects another server. */
export async function openBrowser(browser: Browser, origin?: string): Promise<BrowserContext> {
  const address = [10, randomInt(255), randomInt(255), 1 + randomInt(254)].join('.')
  const context = await browser.newContext({
    extraHTTPHeaders: { 'X-Forwarded-For': address },
    ...(origin === undefined ? {} : { baseURL: origin }),
  })
  // As after a first page of the app: the server then renders screens.
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  await context.addCookies([{ name: 'time_zone', value: timeZone, domain: 'localhost', path: '/' }])
  await context.addInitScript(waitForHydration)
  const newPage = context.newPage.bind(context)
  context.newPage = async () => toTestPage(await newPage())
  return context
}

/** A click on a page that the server has rendered waits until React answers to it. */
function waitForHydration() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('html:not([data-hydrated]):not(:has(template#app)) #root { pointer-events: none }')
  document.adoptedStyleSheets = [sheet]
}

/** Typing waits too. With `waitUntil: 'commit'` a test acts earlier, as `input-before-hydration.e2e.ts` does. */
function toTestPage(page: Page) {
  const goto = page.goto.bind(page)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    const isRendered = await page.locator('#page-data').count()
    if (isRendered > 0 && options?.waitUntil !== 'commit')
      await expect(page.locator('html[data-hydrated]')).toBeAttached()
    return response
  }
  return withOwnAnswers(page)
}

/** Signs in by a call. `auth.e2e.ts` tests the screens. */
export const signIn = (page: Page, email: string, password = demoPassword) => signInTo(page.request, email, password)

/** Mail is sent by jobs, which may be queued. */
const mailTimeout = { timeout: 30_000 }

/** Waits for a mail with the subject and returns the newest one. */
export async function readMailTo(page: Page, address: string, subject: RegExp): Promise<OutboxMail> {
  let found: OutboxMail | undefined
  await expect
    .poll(async () => {
      const mails: OutboxMail[] = await (await page.request.get('/dev/outbox.json')).json()
      found = mails.find((mail) => mail.to === address && subject.test(mail.subject))
      return found !== undefined
    }, mailTimeout)
    .toBe(true)
  if (!found) throw new Error(`No mail to ${address}`)
  return found
}

export const getLink = (mail: OutboxMail) => /https?:\/\/\S+token=\S+/.exec(mail.text)?.[0] ?? ''

/**
 * Registers an empty account on the shared server, verified and signed in. `auth.e2e.ts` tests the mailed link, which takes
 * longer. For a test with a separate server there is `join`.
 */
export async function register({ request }: Page, names: { firstName?: string; lastName?: string } = {}) {
  const account = { firstName: 'Noor', lastName: "D'Arcy", ...names, email: newAddress(), password: demoPassword }
  const reply = await request.post('/api/register', { data: { ...account, confirmPassword: demoPassword } })
  expect(reply.ok(), await reply.text()).toBe(true)
  const { user } = (await reply.json()) as { user: { id: string } }
  await runSql('update users set email_verified = true where id = $1', [user.id])
  await signInTo(request, account.email)
  return { ...account, id: user.id }
}

/**
 * Collects console errors. React reports hydration mismatches and recoverable errors as uncaught errors.
 */
function collectComplaints(context: BrowserContext) {
  const complaints: string[] = []
  context.on('weberror', (error) => complaints.push(error.error().message))
  context.on('console', (message) => {
    // The browser logs each refused call, which some tests provoke.
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) complaints.push(message.text())
  })
  return complaints
}

/** `page` and each `openPage()` have their own client address. A console error fails the test. */
export const test = base.extend<{ openPage: () => Promise<Page> }>({
  context: async ({ browser }, use) => {
    const context = await openBrowser(browser)
    const complaints = collectComplaints(context)
    await use(context)
    await context.close()
    expect(complaints).toEqual([])
  },
  openPage: async ({ browser }, use) => {
    const opened: { context: BrowserContext; complaints: string[] }[] = []
    await use(async () => {
      const context = await openBrowser(browser)
      opened.push({ context, complaints: collectComplaints(context) })
      return context.newPage()
    })
    for (const { context } of opened) await context.close()
    expect(opened.flatMap(({ complaints }) => complaints)).toEqual([])
  },
})

export { expect }
