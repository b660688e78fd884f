import { randomInt, randomUUID } from 'node:crypto'
import { expect, test as base } from '@playwright/test'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { OutboxMail } from '#server/gateways/mailer.ts'

export const demoPassword = 'foothold-demo'
const newPassword = 'violet tram orbit'

/** A browser of its own, calling from an address of its own; `origin` is that of another server than the tests' common one. */
export async function openBrowser(browser: Browser, origin?: string): Promise<BrowserContext> {
  const address = [10, randomInt(255), randomInt(255), 1 + randomInt(254)].join('.')
  return browser.newContext({
    extraHTTPHeaders: { 'X-Forwarded-For': address },
    ...(origin === undefined ? {} : { baseURL: origin }),
  })
}

export async function signIn(page: Page, email: string, password = demoPassword) {
  await page.goto('/auth?mode=login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
}

/** The newest mail kept for an address; waits until there is one with the subject. */
export async function mailTo(page: Page, address: string, subject: RegExp): Promise<OutboxMail> {
  let found: OutboxMail | undefined
  await expect
    .poll(async () => {
      const mails: OutboxMail[] = await (await page.request.get('/dev/outbox.json')).json()
      found = mails.find((mail) => mail.to === address && subject.test(mail.subject))
      return found !== undefined
    })
    .toBe(true)
  if (!found) throw new Error(`No mail to ${address}`)
  return found
}

export const linkIn = (mail: OutboxMail) => /https?:\/\/\S+token=\S+/.exec(mail.text)?.[0] ?? ''

/** Registers through the screen, verifies by the mailed link and signs in. */
export async function register(page: Page, { firstName = 'Noor', lastName = "D'Arcy" } = {}) {
  const email = `${randomUUID()}@example.test`
  await page.goto('/auth')
  await page.getByLabel('First Name').fill(firstName)
  await page.getByLabel('Last Name').fill(lastName)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(newPassword)
  await page.getByLabel('Confirm Password').fill(newPassword)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Account created successfully!')).toBeVisible()
  await page.goto(linkIn(await mailTo(page, email, /verify/i)))
  await expect(page.getByText('Email verified successfully!')).toBeVisible()
  await signIn(page, email, newPassword)
  return { email, firstName, lastName, password: newPassword }
}

/** `page` calls from an address of its own, and a page whose console complains fails its test. */
export const test = base.extend<{ openPage: () => Promise<Page> }>({
  context: async ({ browser }, use) => {
    const context = await openBrowser(browser)
    await use(context)
    await context.close()
  },
  openPage: async ({ browser }, use) => {
    const contexts: BrowserContext[] = []
    await use(async () => {
      const context = await openBrowser(browser)
      contexts.push(context)
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },
  page: async ({ context }, use) => {
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      // The browser itself reports each refused call; those are what some tests are about.
      if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) complaints.push(message.text())
    })
    await use(page)
    expect(complaints).toEqual([])
  },
})

export { expect }
