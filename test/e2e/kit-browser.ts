import { cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { extensionFlags, systemBrowser } from '../../scripts/browser.js'
import { openBrowser, expect, register, signIn } from './people.ts'
import { assignManager } from './teams.ts'

const built = path.resolve('dist/extension/chrome-mv3')

/**
 * A copy of the built extension with the access that a manager gives site by site: no test can press the browser's own
 * question. `<all_urls>` replaces the click on the button in the toolbar, which allows a picture.
 */
function copyExtension() {
  if (!existsSync(path.join(built, 'manifest.json'))) throw new Error('Build it first: npm run build:extension chrome')
  const folder = mkdtempSync(path.join(tmpdir(), 'foothold-apply-kit-'))
  cpSync(built, folder, { recursive: true })
  const file = path.join(folder, 'manifest.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  writeFileSync(file, JSON.stringify({ ...manifest, host_permissions: ['<all_urls>'] }))
  return folder
}

/** A browser of its own with the extension in it. */
export async function openKitBrowser(baseURL: string) {
  const context = await chromium.launchPersistentContext('', {
    executablePath: systemBrowser() ?? undefined,
    // Playwright's own headless mode knows no extensions; the flags bring the new one.
    headless: false,
    ignoreDefaultArgs: ['--disable-extensions'],
    args: extensionFlags(copyExtension()),
    baseURL,
    viewport: { width: 1000, height: 900 },
  })
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  return { context, worker, panelUrl: `chrome-extension://${new URL(worker.url()).host}/sidepanel.html` }
}

export type KitBrowser = Awaited<ReturnType<typeof openKitBrowser>>

/** The number that the browser gives the tab of a page. The page may still lead on while it is looked for. */
export async function findTab({ worker }: KitBrowser, page: Page): Promise<number> {
  let found: number | null = null
  const find = async () =>
    (found = await worker.evaluate<number | null>(
      `chrome.tabs.query({}).then((tabs) => tabs.find(({ url }) => url === ${JSON.stringify(page.url())})?.id ?? null)`,
    ))
  await expect.poll(find).not.toBe(null)
  return Number(found)
}

/** The panel in a window of its own, about one tab, as a real panel lies beside it. */
async function openPanel(kit: KitBrowser, page: Page): Promise<Page> {
  const { context, worker, panelUrl } = kit
  const tabId = await findTab(kit, page)
  const opened = context.waitForEvent('page')
  await worker.evaluate(`chrome.windows.create({ url: '${panelUrl}?tab=${tabId}' }).then(() => {})`)
  return opened
}

/** A client with a profile, an answer and an application, and the manager who applies. */
export async function createTeam(browser: Browser, jobUrl: string) {
  const seekerPage = await (await openBrowser(browser)).newPage()
  const seeker = await register(seekerPage, { firstName: 'Elena', lastName: 'Marquez' })
  const send = async (method: 'post' | 'put', url: string, data: unknown) => {
    const reply = await seekerPage.request[method](url, { data })
    expect(reply.ok(), await reply.text()).toBe(true)
  }
  await send('post', '/api/profile', {
    phone: '+1 503 555 0132',
    address: '482 Alder Street, Portland, OR 97205, United States',
    links: ['https://www.linkedin.com/in/elena-marquez-example', 'https://elena-marquez.example.com'],
    workHistory: [{ company: 'Northwind Logistics', position: 'Senior Software Engineer', startDate: '2021-03' }],
  })
  await send('put', '/api/answers', {
    facts: {
      workAuthorization: 'US citizen',
      sponsorshipNeeded: false,
      salaryExpectation: 118_000,
      noticePeriod: 'Two weeks',
    },
    answers: [
      { topic: 'Source', question: 'How did you hear about us?', answer: 'Company website' },
      { topic: '', question: 'Are you legally authorized to work in the United States?', answer: 'Yes' },
    ],
  })
  const letter = {
    kind: 'cover-letter',
    name: 'Letter to Kew',
    form: {},
    content: 'Dear team,\n\nI plan routes.\n\nElena',
  }
  const saved = await seekerPage.request.post('/api/documents', { data: letter })
  expect(saved.ok(), await saved.text()).toBe(true)
  const { id: documentId } = (await saved.json()) as { id: string }
  const manager = await assignManager(browser, seeker.id)
  const reply = await manager.page.request.post('/api/applications', {
    data: {
      userId: seeker.id,
      company: 'Kew Gardens',
      position: 'Engineer',
      jobUrl,
      confirmOverLimit: true,
      documentIds: [documentId],
    },
  })
  expect(reply.ok(), await reply.text()).toBe(true)
  const { id } = (await reply.json()) as { id: string }
  return { seeker, seekerPage, manager, applicationId: id }
}

/** Connects the kit of a browser as its manager does: the code of the panel, confirmed in the product. */
export async function connectKit(kit: KitBrowser, page: Page, email: string): Promise<Page> {
  await signIn(page, email)
  const panel = await openPanel(kit, page)
  await panel.getByLabel('Address of Foothold').fill(new URL(page.url()).origin)
  await confirmCode(panel, page)
  return panel
}

/** Connects a panel that knows the address. */
export async function confirmCode(panel: Page, page: Page) {
  await panel.getByRole('button', { name: 'Connect' }).click()
  const code = await panel.getByTestId('user-code').textContent()
  // As the panel opens it: a new fragment alone loads nothing.
  await page.goto('/')
  await page.goto(`/apply-kit#${code}`)
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Disconnect' })).toBeVisible()
}
