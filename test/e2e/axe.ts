import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

export const phone = { size: { width: 360, height: 740 }, colorScheme: 'dark' } as const
export const desk = { size: { width: 1280, height: 800 }, colorScheme: 'light' } as const
/** Both sizes and both themes, each once: what is wrong in one theme is wrong in it at either size. */
const looks = [phone, desk]
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What is wrong with the page as it stands, by rule. */
export async function faultsIn(page: Page) {
  // There are no frames to look into, which is what a second page would be opened for.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .withTags(standards)
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** By how many pixels the page is wider than its window. */
export const sidewaysBy = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Text of another size, as a person sets it in the browser: media queries hear of it too, unlike of a style of the page. */
export async function setTextSize(page: Page, percent: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } })
  await session.detach()
}

/** Looks for faults, and for sideways scrolling, on a dark phone and a light desk. */
export async function expectAccessible(page: Page, label: string) {
  // The skeleton of a page that is still loading has no heading.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  for (const { size, colorScheme } of looks) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await faultsIn(page), `${label} at ${size.width}, ${colorScheme}`).toEqual([])
    expect(await sidewaysBy(page), `${label} at ${size.width} scrolls sideways`).toBe(0)
  }
}
