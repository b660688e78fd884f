// Takes the pictures of the product for the public pages and the README: a server with the demonstration data, a browser, small files.
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import sharp from 'sharp'
import { startOwnServer } from '#test/e2e/own-server.ts'
import { fillResume, generateResume } from '#test/e2e/builder-forms.ts'
import { browserFlags, testBrowser } from './browser.js'

const folder = path.resolve('src/web/pictures')
const sizes = { wide: { width: 1080, height: 660, scale: 1.5 }, phone: { width: 390, height: 400, scale: 2 } }
type Size = keyof typeof sizes

async function openDashboard(page: Page) {
  // By a call: the form would show a toast over the picture.
  await page.request.post('/api/login', { data: { email: 'seeker@foothold.test', password: 'foothold-demo' } })
  await page.goto('/dashboard')
}

/** Each opens its screen and returns the top of the picture. */
const subjects = {
  /** The board: it shows no credentials. */
  async dashboard(page: Page) {
    await openDashboard(page)
    await page.getByRole('radio', { name: 'Board' }).click()
    const applied = page.getByRole('region', { name: 'Applied', exact: true })
    await applied.getByRole('listitem').first().waitFor()
    await applied.scrollIntoViewIfNeeded()
    return applied
  },
  async analysis(page: Page) {
    await page.goto('/resume-builder')
    await fillResume(page)
    await page.getByLabel('Job Title').fill('Logistics Coordinator')
    await page.getByLabel('Company Name').fill('Harborline Transport')
    await page.getByLabel('Start Date').fill('April 2019')
    await page.getByLabel('Skills').fill('Excel, SQL, Route planning, SAP EWM, Power BI, Carrier coordination')
    await generateResume(page)
    await page.getByRole('tab', { name: 'AI Analysis' }).click()
    const panel = page.getByRole('tabpanel')
    await panel.getByRole('heading').first().waitFor()
    return panel
  },
}

interface Shot {
  subject: keyof typeof subjects
  size: Size
  colorScheme: 'light' | 'dark'
}

/** The height of the bar, below which a picture begins. */
const bar = 65
/** The margin above the content. */
const air = { dashboard: 20, analysis: 20 }

async function takePicture(browser: Browser, origin: string, { subject, size, colorScheme }: Shot) {
  const { width, height, scale } = sizes[size]
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: height + bar },
    deviceScaleFactor: scale,
    colorScheme,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const start = await subjects[subject](page)
  const top = (await start.boundingBox())?.y ?? 0
  await page.evaluate((by) => window.scrollBy({ top: by, behavior: 'instant' }), top - bar - air[subject])
  const shot = sharp(await page.screenshot({ clip: { x: 0, y: bar, width, height } }))
  await context.close()

  const name = path.join(folder, `${subject}-${size}-${colorScheme}`)
  await shot.clone().avif({ quality: 50, effort: 4 }).toFile(`${name}.avif`)
  // For the few browsers without AVIF.
  if (size === 'wide' && colorScheme === 'light')
    await shot.clone().webp({ quality: 60, effort: 6 }).toFile(`${name}.webp`)
  process.stdout.write(`${path.relative('.', name)}\n`)
}

/** The table of the dashboard, for the README. */
async function takeReadmePicture(browser: Browser, baseURL: string) {
  const page = await browser.newPage({ baseURL, viewport: { width: 1280, height: 1090 }, reducedMotion: 'reduce' })
  await openDashboard(page)
  await page.getByRole('table', { name: 'Applications' }).waitFor()
  await sharp(await page.screenshot())
    .png({ palette: true })
    .toFile('docs/dashboard.png')
  await page.close()
}

await mkdir(folder, { recursive: true })
const server = await startOwnServer()
const executablePath = testBrowser()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: [...browserFlags, '--hide-scrollbars'],
})
try {
  for (const subject of ['dashboard', 'analysis'] as const)
    for (const size of ['wide', 'phone'] as const)
      for (const colorScheme of ['light', 'dark'] as const)
        await takePicture(browser, server.origin, { subject, size, colorScheme })
  await takeReadmePicture(browser, server.origin)
} finally {
  await browser.close()
  await server.stop()
}
