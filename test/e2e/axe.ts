import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type CDPSession, expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import { isLong } from '#test/long.ts'
import { waitUntilSettled } from '#test/visual/states.ts'

export const phone = { size: { width: 360, height: 740 }, colorScheme: 'dark' } as const
export const desktop = { size: { width: 1280, height: 800 }, colorScheme: 'light' } as const
/** Each size and each theme once: a violation of a theme shows at either size. */
const viewports = [phone, desktop]
/** Minified: browsers parse it for each page. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  reporter: 'no-passes',
  // Only rules about sound and about turning a device need the style sheets and media again.
  preload: false,
}

/** Violations of the current page, by rule. */
export async function findAxeViolations(page: Page) {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axeSource)
  const violations = await page.evaluate(async (options) => {
    // Further down, the bar at the top covers parts of buttons, which axe reports as too small.
    window.scrollTo(0, 0)
    return (await window.axe.run(document, options)).violations
  }, options)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** By how many pixels the page is wider than the window. */
export const getHorizontalOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/** Sets the browser's font size. Unlike a style of the page, it also affects media queries. */
export async function setTextSize(page: Page, percent: number) {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  await (await session).send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } })
}

/**
 * Checks for axe violations and horizontal scrolling, on a dark phone and a light desktop. In a short run axe looks at the phone
 * alone: `every-screen.e2e.ts` has looked at each screen on both.
 */
export async function expectAccessible(page: Page, label: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await waitUntilSettled(page)
  for (const { size, colorScheme } of viewports) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme })
    if (isLong || size === phone.size)
      expect(await findAxeViolations(page), `${label} at ${size.width}, ${colorScheme}`).toEqual([])
    expect(await getHorizontalOverflow(page), `${label} at ${size.width} scrolls sideways`).toBe(0)
  }
}

declare global {
  interface Window {
    /** In the page, after its source has run there. */
    axe: typeof axe
  }
}
