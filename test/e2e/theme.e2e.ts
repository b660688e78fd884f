import type { Locator, Page } from '@playwright/test'
import { findAxeViolations } from './axe.ts'
import { expectHydrated } from './prerendered.ts'
import { expect, openBrowser, register, test } from './people.ts'

type Scheme = 'light' | 'dark'
const opposite = { light: 'dark', dark: 'light' } as const
const names = { light: 'Light', dark: 'Dark' } as const
/** `--color-surface` of `ui/tokens.css`, which is the colour of the browser's bar too. */
const surfaces = { light: 'rgb(250, 247, 242)', dark: 'rgb(23, 21, 18)' } as const
const barColors = { light: '#faf7f2', dark: '#171512' } as const

const body = (page: Page) => page.locator('body')
const footerSwitch = (page: Page) => page.getByRole('contentinfo').getByRole('group', { name: 'Theme' })
const radio = (page: Page, name: string) => footerSwitch(page).getByRole('radio', { name })
const searchField = (page: Page) => page.getByRole('combobox', { name: 'Quick Search' })
const accountMenu = (page: Page) => page.getByRole('button', { name: 'Account menu' })

/** The colour of the browser's bar, by the tags that apply. */
const getBarColors = (page: Page) =>
  page
    .locator('meta[name=theme-color]')
    .evaluateAll((metas: HTMLMetaElement[]) =>
      metas.filter(({ media }) => window.matchMedia(media).matches).map(({ content }) => content),
    )

/** Records the background of every frame, from the first one, and at DOMContentLoaded. */
const recordBackgrounds = (page: Page) =>
  page.addInitScript(() => {
    window.backgrounds = []
    const record = () => {
      if (document.body) window.backgrounds.push(getComputedStyle(document.body).backgroundColor)
    }
    const recordFrame = () => {
      record()
      requestAnimationFrame(recordFrame)
    }
    document.addEventListener('DOMContentLoaded', record)
    requestAnimationFrame(recordFrame)
  })

/** Clicks the label: the radio button itself is visually hidden. */
const chooseInFooter = (page: Page, scheme: Scheme) =>
  footerSwitch(page).getByText(names[scheme], { exact: true }).click()

async function chooseInMenu(page: Page, scheme: Scheme) {
  await accountMenu(page).click()
  await page.getByRole('menuitemradio', { name: names[scheme] }).click()
}

interface PageKind {
  path: string
  choose: (page: Page, scheme: Scheme) => Promise<void>
  /** Where the choice is made. */
  control: (page: Page) => Locator
  isSignedIn?: true
}

const kinds: Record<string, PageKind> = {
  'a static page': { path: '/', choose: chooseInFooter, control: footerSwitch },
  'a hydrated page': { path: '/contact', choose: chooseInFooter, control: footerSwitch },
  'a signed-in page': { path: '/dashboard', choose: chooseInMenu, control: accountMenu, isSignedIn: true },
}

for (const [kind, { path, choose, control, isSignedIn }] of Object.entries(kinds))
  test(`on ${kind}, the theme chosen against the system is applied before the first paint`, async ({ page }) => {
    if (isSignedIn) await register(page)
    await recordBackgrounds(page)
    for (const system of ['light', 'dark'] as const) {
      const chosen = opposite[system]
      await page.emulateMedia({ colorScheme: system, reducedMotion: 'reduce' })
      await page.goto(path)
      await page.evaluate(() => localStorage.removeItem('theme'))
      await page.reload()
      await expect(body(page)).toHaveCSS('background-color', surfaces[system])
      await choose(page, chosen)
      await expect(body(page)).toHaveCSS('background-color', surfaces[chosen])
      expect(await getBarColors(page)).toEqual([barColors[chosen]])

      await page.reload()
      await expect(control(page)).toBeVisible()
      expect(new Set(await page.evaluate(() => window.backgrounds))).toEqual(new Set([surfaces[chosen]]))
      expect(await getBarColors(page)).toEqual([barColors[chosen]])
      expect(await findAxeViolations(page)).toEqual([])
    }
  })

test('the theme of a static page needs no script file, and its pictures follow it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.route('**/assets/*.js', (route) => route.abort())
  const pictures: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.push(new URL(request.url()).pathname)
  })
  await page.goto('/features')
  await expect(body(page)).toHaveCSS('background-color', surfaces.dark)
  const shown = page.locator('picture img').filter({ visible: true })
  await expect(shown).toHaveCount(2)
  for (const picture of await shown.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toMatch(/-dark-[\w-]+\.avif/)
  }
  expect(pictures.filter((file) => file.includes('-light'))).toEqual([])
})

test('the switch in the footer works by keyboard', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  for (const path of ['/features', '/contact']) {
    await page.goto(path)
    await expect(radio(page, 'System')).toBeEnabled()
    await radio(page, 'System').focus()
    await page.keyboard.press('ArrowRight')
    await expect(radio(page, 'Light')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(radio(page, 'Dark')).toBeChecked()
    await expect(body(page)).toHaveCSS('background-color', surfaces.dark)
    await page.keyboard.press('ArrowRight')
    await expect(radio(page, 'System')).toBeChecked()
    await expect(body(page)).toHaveCSS('background-color', surfaces.light)
  }
})

test('the quick search changes the theme by keyboard', async ({ page }) => {
  await register(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await expect(accountMenu(page)).toBeVisible()
  await page.keyboard.press('Control+k')
  const group = page.getByRole('group', { name: 'Theme' })
  await expect(group.getByRole('option')).toHaveText(['System Current', 'Light', 'Dark'])
  await expect(searchField(page)).toBeFocused()
  await page.keyboard.type('dark')
  await expect(page.getByRole('option', { name: 'Dark' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(body(page)).toHaveCSS('background-color', surfaces.dark)
  await page.keyboard.press('Control+k')
  await expect(searchField(page)).toBeFocused()
  await page.keyboard.type('theme')
  await expect(group.getByRole('option')).toHaveText(['System', 'Light', 'Dark Current'])
  expect(await findAxeViolations(page)).toEqual([])
})

test('the account menu offers the themes by keyboard, and is accessible in each', async ({ page }) => {
  await register(page)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto('/')
  for (const scheme of ['dark', 'light'] as const) {
    await accountMenu(page).focus()
    await page.keyboard.press('Enter')
    const item = page.getByRole('group', { name: 'Theme' }).getByRole('menuitemradio', { name: names[scheme] })
    await expect(item).toBeVisible()
    await page.keyboard.type(names[scheme].slice(0, 2))
    await expect(item).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(accountMenu(page)).toBeFocused()
    await expect(body(page)).toHaveCSS('background-color', surfaces[scheme])
    await page.keyboard.press('Enter')
    await expect(item).toBeChecked()
    expect(await findAxeViolations(page), scheme).toEqual([])
    await page.keyboard.press('Escape')
  }
})

test('other tabs follow a choice', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  const hydrated = await context.newPage()
  await hydrated.emulateMedia({ colorScheme: 'light' })
  await hydrated.goto('/contact')
  await expectHydrated(hydrated)
  await page.goto('/')
  await chooseInFooter(page, 'dark')
  await expect(radio(hydrated, 'Dark')).toBeChecked()
  await expect(body(hydrated)).toHaveCSS('background-color', surfaces.dark)
  await chooseInFooter(hydrated, 'light')
  await expect(radio(page, 'Light')).toBeChecked()
  await expect(body(page)).toHaveCSS('background-color', surfaces.light)
})

test('the choice survives signing out, which clears the storage of the browser', async ({ page }) => {
  await register(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await chooseInMenu(page, 'dark')
  await accountMenu(page).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(radio(page, 'Dark')).toBeChecked()
  await expect(body(page)).toHaveCSS('background-color', surfaces.dark)
})

test('without script the system decides, and there is no switch', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'dark' })
  const page = await context.newPage()
  await page.goto(`${test.info().project.use.baseURL}/`)
  await expect(body(page)).toHaveCSS('background-color', surfaces.dark)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(footerSwitch(page)).toBeHidden()
  await context.close()
})

test('forced colours and paper ignore the choice', async ({ browser }) => {
  const context = await openBrowser(browser)
  const page = await context.newPage()
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.goto('/features')
  const root = page.locator('html')
  await expect(root).toHaveCSS('color-scheme', 'dark')
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(root).toHaveCSS('color-scheme', 'light dark')
  await page.emulateMedia({ forcedColors: 'none', media: 'print' })
  await expect(root).toHaveCSS('color-scheme', 'light dark')
  await context.close()
})

declare global {
  interface Window {
    backgrounds: string[]
  }
}
