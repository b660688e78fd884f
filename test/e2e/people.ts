import { randomInt } from 'node:crypto'
import { expect, test as base } from '@playwright/test'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { OutboxMail } from '#server/gateways/mailer.ts'
import { join, password, signIn as signInTo } from '#test/visual/people.ts'

export const demoPassword = password

/** A browser of its own, calling from an address of its own; `origin` is that of another server than the tests' common one. */
export async function openBrowser(browser: Browser, origin?: string): Promise<BrowserContext> {
  const address = [10, randomInt(255), randomInt(255), 1 + randomInt(254)].join('.')
  return browser.newContext({
    extraHTTPHeaders: { 'X-Forwarded-For': address },
    ...(origin === undefined ? {} : { baseURL: origin }),
  })
}

/** Signs in as a call of the page's browser; the screens of it are `auth.e2e.ts`'s. */
export const signIn = (page: Page, email: string, password = demoPassword) => signInTo(page.request, email, password)

/** Mail is sent by jobs, which take their turn. */
const mailComes = { timeout: 30_000 }

/** The newest mail kept for an address; waits until there is one with the subject. */
export async function mailTo(page: Page, address: string, subject: RegExp): Promise<OutboxMail> {
  let found: OutboxMail | undefined
  await expect
    .poll(async () => {
      const mails: OutboxMail[] = await (await page.request.get('/dev/outbox.json')).json()
      found = mails.find((mail) => mail.to === address && subject.test(mail.subject))
      return found !== undefined
    }, mailComes)
    .toBe(true)
  if (!found) throw new Error(`No mail to ${address}`)
  return found
}

export const linkIn = (mail: OutboxMail) => /https?:\/\/\S+token=\S+/.exec(mail.text)?.[0] ?? ''

/** A new account with nothing in it, verified and signed in. */
export async function register(page: Page, { firstName = 'Noor', lastName = "D'Arcy" } = {}) {
  const { email } = await join(page.request, { firstName, lastName })
  return { email, firstName, lastName, password: demoPassword }
}

/**
 * Collects what pages complain of. React reports hydration mismatches and recoverable errors as uncaught ones.
 */
function collectComplaints(context: BrowserContext) {
  const complaints: string[] = []
  context.on('weberror', (error) => complaints.push(error.error().message))
  context.on('console', (message) => {
    // The browser itself reports each refused call; those are what some tests are about.
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) complaints.push(message.text())
  })
  return complaints
}

/** `page` and each `openPage()` call from an address of their own, and a page whose console complains fails its test. */
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
