/** Walks the main job through Caddy with TLS in Chromium, after run.sh has started the product: people, plan, application, file, mail. */
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { get } from 'node:https'
import { chromium, expect, type Page } from '@playwright/test'
import PostalMime from 'postal-mime'
import { picture } from '#server/platform/files/files.fixture.ts'
import { openApp } from '#test/e2e/factors.ts'
import { payWith } from '#test/e2e/subscribing.ts'

const origin = 'https://localhost'
const password = 'violet tram orbit'
const { ADMIN_EMAIL: adminEmail = '', ADMIN_PASSWORD: adminPassword = '' } = process.env
const inContainer = (name: string, ...command: string[]) =>
  execFileSync('podman', ['exec', `foothold_${name}_1`, ...command], { encoding: 'utf8' })
const ok = (what: string) => console.log(`ok: ${what}`)

const ca = inContainer('files.localhost', 'cat', '/data/caddy/pki/authorities/local/root.crt')
const isReady = () =>
  new Promise<boolean>((resolve) =>
    get(`${origin}/readyz`, { ca }, ({ statusCode }) => resolve(statusCode === 200)).on('error', () => resolve(false)),
  )
await expect.poll(isReady, { timeout: 120_000 }).toBe(true)
ok("the product is ready behind Caddy's certificate, which is verified")

/** The mails to an address; each subject once. */
async function readMails(address: string) {
  const files = inContainer('mail', 'sh', '-c', 'cd /mail/new && ls').split('\n').filter(Boolean)
  const mails = files.map((file) => PostalMime.parse(inContainer('mail', 'cat', `/mail/new/${file}`)))
  return (await Promise.all(mails)).filter(({ to }) => to?.some((each) => each.address === address))
}
async function waitForMail(address: string, subject: RegExp) {
  const find = async () => (await readMails(address)).filter((mail) => subject.test(mail.subject ?? ''))
  await expect.poll(async () => (await find()).length, { timeout: 60_000 }).toBe(1)
  return (await find())[0]?.text ?? ''
}

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const openPage = async () =>
  (await browser.newContext({ baseURL: origin, ignoreHTTPSErrors: true, locale: 'en-US' })).newPage()

async function open(page: Page, path: string) {
  await page.goto(path)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}

async function submitPassword(page: Page, email: string, typed: string) {
  await open(page, '/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(typed)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

async function register(firstName: string) {
  const page = await openPage()
  const email = `${randomUUID()}@example.test`
  await open(page, '/register')
  await page.getByLabel('First Name').fill(firstName)
  await page.getByLabel('Last Name').fill('Haddad')
  await page.getByLabel('Email').fill(email)
  for (const label of ['Password', 'Confirm Password']) await page.getByLabel(label, { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  const link = /https:\/\/\S+token=\S+/.exec(await waitForMail(email, /verify/i))?.[0] ?? ''
  await page.goto(link)
  await expect(page.getByText(/verified/i).first()).toBeVisible()
  await submitPassword(page, email, password)
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
  return { page, email }
}

/** What production asks of staff at their first sign-in. */
async function setUpSecondFactor(page: Page) {
  await page.getByRole('button', { name: 'Set Up Authenticator App' }).click()
  const dialog = page.getByRole('dialog')
  const nextCode = openApp((await dialog.locator('code').textContent()) ?? '')
  await dialog.getByLabel('Code', { exact: true }).fill(nextCode())
  await dialog.getByRole('button', { name: 'Turn On' }).click()
  await page.getByRole('button', { name: 'I Have Saved Them' }).click()
}

try {
  const seeker = await register('Noor')
  const manager = await register('Amal')
  ok('two people registered by the mailed link and signed in')

  await open(seeker.page, '/subscribe?plan=starter')
  await payWith(seeker.page, '4242424242424242')
  await expect(seeker.page).toHaveURL(/\/dashboard|\/welcome/, { timeout: 60_000 })
  await waitForMail(seeker.email, /receipt|payment/i)
  ok('the seeker subscribed; the worker mailed the receipt')

  const admin = await openPage()
  await submitPassword(admin, adminEmail, adminPassword)
  await setUpSecondFactor(admin)
  const { id: managerId } = await (await manager.page.request.get('/api/auth/user')).json()
  const { id: seekerId } = await (await seeker.page.request.get('/api/auth/user')).json()
  const post = async (path: string, data: object) =>
    assert.ok((await admin.request.post(path, { data, headers: { origin } })).ok(), path)
  await post('/api/admin/account-managers', { userId: managerId })
  await post('/api/admin/assign-account-manager', { userId: seekerId, accountManagerId: managerId })
  ok('the admin set up a second factor, made an account manager and assigned the seeker')

  await open(seeker.page, '/dashboard?add=1')
  await seeker.page
    .getByRole('button', { name: /Job Interest/ })
    .first()
    .click()
  const interest = seeker.page.getByRole('dialog')
  await interest.getByLabel('Job URL').fill('https://jobs.example.test/botanist')
  await interest.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(seeker.page.getByText(/Job interest submitted/)).toBeVisible()

  const staff = manager.page
  await open(staff, '/account/security')
  await setUpSecondFactor(staff)
  await open(staff, '/account-manager')
  await staff.getByRole('button', { name: /^Apply Now/ }).click()
  const form = staff.getByRole('dialog')
  await form.getByLabel('Company').fill('Kew Gardens')
  await form.getByLabel('Position').fill('Botanist')
  await form.getByRole('button', { name: 'Create Application' }).click()
  await expect(staff.getByText('Application created successfully')).toBeVisible()
  await expect(seeker.page.getByLabel('Status of Botanist at Kew Gardens')).toHaveValue('applied')
  ok('the manager applied; the open page of the seeker showed it at once')

  await open(staff, '/dashboard')
  await staff.getByRole('button', { name: 'Details of Botanist at Kew Gardens' }).click()
  await staff.getByRole('dialog').getByRole('button', { name: 'Correct Receipt' }).click()
  const receipt = staff.getByRole('dialog', { name: 'Correct the Receipt' })
  await receipt.getByLabel('Confirmation').selectOption('Screenshot')
  const file = { name: 'thanks.png', mimeType: 'image/png', buffer: await picture('png') }
  await receipt.getByLabel('Upload a Screenshot').setInputFiles(file)
  await expect(receipt.getByText('thanks.png', { exact: true })).toBeVisible()
  await receipt.getByRole('button', { name: 'Record Correction' }).click()
  await expect(receipt).toBeHidden()
  const [application] = await (await seeker.page.request.get('/api/applications')).json()
  await open(seeker.page, `/applications/${application.id}/receipt`)
  const shown = seeker.page.getByAltText('Screenshot of the confirmation')
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  ok('the screenshot went to the bucket by the browser, and the seeker sees it')

  await waitForMail(seeker.email, /Botanist|applied/i)
  const subjects = (await readMails(seeker.email)).map(({ subject }) => subject)
  assert.equal(new Set(subjects).size, subjects.length, 'a mail came twice')
  ok(`mails to the seeker, each once: ${subjects.join(' | ')}`)
} catch (error) {
  for (const [index, page] of browser
    .contexts()
    .flatMap((context) => context.pages())
    .entries())
    await page.screenshot({ path: `${process.env.SCREENSHOTS ?? '/tmp'}/walk-${index}.png` })
  console.error(error)
  process.exitCode = 1
}
// Chromium does not always answer to a close while streams are open; it ends with this process.
process.exit()
