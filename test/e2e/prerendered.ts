import { expect, type Page } from '@playwright/test'

/** Waits until React has hydrated the page. */
export const expectHydrated = (page: Page) => expect(page.locator('html[data-hydrated]')).toBeAttached()

/** Delays a script until `release()`. `asked` resolves when the page requests it. */
async function delayScript(page: Page, script: string | RegExp) {
  const { promise: mayCome, resolve: release } = Promise.withResolvers<void>()
  const { promise: asked, resolve: hasAsked } = Promise.withResolvers<void>()
  await page.route(script, async (route) => {
    hasAsked()
    await mayCome
    await route.continue()
  })
  return { asked, release }
}

/** Delays the app's script. */
export const delayApp = (page: Page) => delayScript(page, '**/assets/index-*.js')

/** Sums up layout shifts from the start of the page. Call the result to read the sum. */
export async function measureLayoutShift(page: Page) {
  await page.evaluate(() => {
    window.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) window.shifted += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(window.shifted), 100))),
    )
}

declare global {
  interface Window {
    shifted: number
  }
}
