import { expect, type Page } from '@playwright/test'

/** Waits until React has hydrated the page: its region of notices is not in the HTML. */
export const expectApp = (page: Page) => expect(page.getByRole('region', { name: /^Notices/ })).toBeAttached()

/** Keeps a script from coming until it is let; `asked` is when the page has asked for it. */
async function hold(page: Page, script: string | RegExp) {
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>()
  const { promise: asked, resolve: hasAsked } = Promise.withResolvers<void>()
  await page.route(script, async (route) => {
    hasAsked()
    await mayCome
    await route.continue()
  })
  return { asked, letCome }
}

/** Keeps the app from coming. */
export const holdApp = (page: Page) => hold(page, '**/assets/index-*.js')

/** Adds up what moves from the page's beginning; the answer tells the sum when it is called. */
export async function watchShifts(page: Page) {
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
