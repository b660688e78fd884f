import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { startOwnServer } from '#test/e2e/own-server.ts'
import { giveHardNames, openAs, type Person } from '#test/visual/people.ts'
import { openState, type VisualState, visualStates } from '#test/visual/states.ts'
import { build } from './bootstrap.js'
import { browserFlags, systemBrowser } from './browser.js'
import { indexPage } from './screenshots-index.ts'

const help = `Takes pictures of every screen, for each kind of person, with the demo's data: npm run screenshots -- [options]
  --widths 360,1280     of the window, in pixels
  --themes light,dark
  --only <word>         only what has this word in its name, such as seeker, dashboard or fail
  --text 200            the size of the browser's own text, in percent
  --names               names that are long, or written from right to left
  --forced-colors       the colours of the system alone
  --motion              with motion; without it pictures are taken as for who asked for less of it
  --out screenshots     the folder, which is emptied first`

const { values: asked } = parseArgs({
  options: {
    widths: { type: 'string', default: '360,1280' },
    themes: { type: 'string', default: 'light,dark' },
    only: { type: 'string', default: '' },
    text: { type: 'string', default: '100' },
    names: { type: 'boolean', default: false },
    'forced-colors': { type: 'boolean', default: false },
    motion: { type: 'boolean', default: false },
    out: { type: 'string', default: 'screenshots' },
    help: { type: 'boolean', default: false },
  },
})

const widths = asked.widths.split(',').map(Number)
const themes = (['light', 'dark'] as const).filter((theme) => asked.themes.split(',').includes(theme))
const looks = widths.flatMap((width) => themes.map((theme) => ({ width, theme, label: `${width}-${theme}` })))
const getHeight = (width: number) => (width < 600 ? 740 : width < 1024 ? 1024 : 800)

async function launch() {
  const executablePath = systemBrowser()
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [
      ...browserFlags,
      // The browser's own font size setting, which media queries respect, unlike a style of the page.
      `--blink-settings=defaultFontSize=${(16 * Number(asked.text)) / 100}`,
    ],
  })
}

const openAt = (browser: Browser, origin: string) => () =>
  browser.newContext({
    baseURL: origin,
    reducedMotion: asked.motion ? 'no-preference' : 'reduce',
    forcedColors: asked['forced-colors'] ? 'active' : 'none',
  })

async function captureAll(page: Page, state: VisualState) {
  await page.setViewportSize({ width: widths[0] ?? 360, height: getHeight(widths[0] ?? 360) })
  await openState(page, state)
  for (const { width, theme, label } of looks) {
    await page.setViewportSize({ width, height: getHeight(width) })
    await page.emulateMedia({ colorScheme: theme })
    // Charts and menus re-render at the new size.
    await page.waitForTimeout(150)
    const fullPage = !(await hasOverlay(page))
    if (fullPage) await page.evaluate(showAll)
    const file = path.join(asked.out, `${state.name}-${label}.png`)
    await page.screenshot({ path: file, fullPage, animations: 'disabled', caret: 'initial' })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    if (overflow > 0) console.log(`${state.name} at ${label} scrolls sideways by ${overflow} px`)
  }
}

/** What hides above the window would show in a picture of the whole page, and what waits below it would be missing. */
async function showAll() {
  const pictures = [...document.images]
  for (const picture of pictures) picture.loading = 'eager'
  await Promise.allSettled(pictures.map((picture) => picture.decode()))
  window.scrollTo(0, 0)
}

/** A dialog belongs to the window; in a picture of the whole page it would hang somewhere in the middle. */
const hasOverlay = async (page: Page) =>
  (await page.locator('[role=dialog], [role=alertdialog], [role=menu]').count()) > 0

async function capture(context: BrowserContext, state: VisualState) {
  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
  try {
    await captureAll(page, state)
    return null
  } catch (error) {
    return `${state.name}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`
  } finally {
    await page.close()
  }
}

async function main() {
  if (asked.help) return console.log(help)
  const selected = visualStates.filter(({ name }) => name.includes(asked.only))
  build()
  await rm(asked.out, { recursive: true, force: true })
  await mkdir(asked.out, { recursive: true })
  const server = await startOwnServer()
  const browser = await launch()
  try {
    const open = openAt(browser, server.origin)
    if (asked.names) await giveHardNames(open)
    const contexts = new Map<Person, BrowserContext>()
    const missed: string[] = []
    for (const state of selected) {
      const context = contexts.get(state.person) ?? (await openAs(state.person, open))
      contexts.set(state.person, context)
      const problem = await capture(context, state)
      if (problem) missed.push(problem)
    }
    await writeFile(
      path.join(asked.out, 'index.html'),
      indexPage(
        selected.map(({ name }) => name),
        looks.map(({ label }) => label),
      ),
    )
    console.log(`${(selected.length - missed.length) * looks.length} pictures: ${path.join(asked.out, 'index.html')}`)
    if (missed.length > 0) throw new Error(`Not taken:\n${missed.join('\n')}`)
  } finally {
    await browser.close()
    await server.stop()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
