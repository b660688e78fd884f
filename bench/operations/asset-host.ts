/**
 * Runs the built product with `ASSET_HOST` set to a second origin that holds the built files alone, and walks it in
 * Chromium: `node bench/operations/asset-host.ts`, after `npm run build`.
 */
import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { chromium } from '@playwright/test'
import { browserFlags, testBrowser } from '../../scripts/browser.js'
import { freePort, signInAt } from '#test/server-process.ts'
import { openPlace } from './place.ts'

const [port, assetPort] = [await freePort(), await freePort()]
const assetHost = `http://127.0.0.1:${assetPort}`
const appUrl = `http://localhost:${port}`
const place = await openPlace({ product: { PORT: String(port), APP_URL: appUrl, ASSET_HOST: assetHost } })
const server = await place.start({})

/** A CDN: fetches what it is asked for from the product. */
const cdn = createServer((request, response) => {
  void fetch(`${server.origin}${request.url}`).then(async ({ status, headers, body }) => {
    const kept = [...headers].filter(
      ([name]) => !/^(content-encoding|content-length|transfer-encoding|connection|keep-alive)$/.test(name),
    )
    response.writeHead(status, Object.fromEntries(kept))
    for await (const part of body ?? []) response.write(part)
    response.end()
  })
}).listen(assetPort, '127.0.0.1')

const browser = await chromium.launch({
  executablePath: testBrowser() ?? chromium.executablePath(),
  args: browserFlags,
})
const context = await browser.newContext()
const loaded = { cdn: 0, app: [] as string[] }
const problems: string[] = []
context.on('request', (request) => {
  const url = new URL(request.url())
  if (url.origin === assetHost) loaded.cdn += 1
  else if (url.pathname.startsWith('/assets/')) loaded.app.push(url.pathname)
})
context.on('console', (message) => {
  // A 401 or 404 of a call or a file is an answer.
  if (message.type() === 'error' && !/\/(api|objects)\//.test(message.location().url))
    problems.push(`${message.location().url}: ${message.text()}`)
})
context.on('weberror', (error) => problems.push(String(error.error())))

try {
  const page = await context.newPage()
  for (const path of ['/', '/pricing', '/auth', '/contact', '/samples']) {
    await page.goto(`${appUrl}${path}`, { waitUntil: 'networkidle' })
    assert.equal(await page.evaluate(() => document.fonts.check('16px Figtree Variable')), true, `the font of ${path}`)
  }
  await page.goto(`${appUrl}/cover-letter-builder`, { waitUntil: 'networkidle' })
  const worker = page.waitForEvent('worker')
  await page.getByLabel('Company Name').fill('Harbor Freightways')
  await page.getByLabel('Job Title').fill('Logistics Coordinator')
  await page.getByLabel('Job Description', { exact: true }).fill('You plan routes in Excel and report to management.')
  await page.getByLabel('Full Name').fill('Zoë Lima')
  await page.getByLabel('Key Achievements').fill('Cut empty miles by 18% in one year')
  await page.getByRole('button', { name: 'Generate Cover Letter' }).click()
  await page.getByRole('radio', { name: 'Edit Text' }).click()
  await page.getByLabel('Cover Letter Text').fill('Dear Hiring Manager,\n\nI plan routes for 40 trucks in Excel.')
  assert.match((await worker).url(), /\/assets\/analysis-worker/)
  await page.waitForLoadState('networkidle')
  const cookie = await signInAt(server.origin, await place.createPerson())
  await context.addCookies(
    cookie
      .split('; ')
      .map((pair) => ({ name: pair.split('=')[0] ?? '', value: pair.slice(pair.indexOf('=') + 1), url: appUrl })),
  )
  for (const path of ['/dashboard', '/account', '/resume-builder']) {
    await page.goto(`${appUrl}${path}`, { waitUntil: 'networkidle' })
    assert.ok(await page.locator('h1').first().isVisible(), path)
  }
} finally {
  await browser.close()
  cdn.close()
  await place.close()
}
console.log({ fromCdn: loaded.cdn, fromApp: loaded.app, problems })
assert.deepEqual(problems, [])
// Browsers start workers of the page's origin only.
assert.ok(
  loaded.app.every((file) => file.includes('worker')),
  String(loaded.app),
)
assert.ok(loaded.cdn > 50)
