import type { Page } from '@playwright/test'
import { choose } from '../smoke.ts'
import type { Interaction } from './interactions.ts'

const turns = choose(20, 1)
const slowdown = 4
/** Event Timing reports nothing shorter. */
const shortestMs = 16
/** What an interaction started in the background must not count for the next one. */
const pauseMs = 900

declare global {
  interface Window {
    interactionTimes: { id: number; duration: number }[]
  }
}

/** Collects Event Timing entries in the page, from before its first script. */
export const observe = (page: Page) =>
  page.addInitScript(() => {
    window.interactionTimes = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
        if (entry.interactionId) window.interactionTimes.push({ id: entry.interactionId, duration: entry.duration })
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })

/** From input to the next paint, in ms: the longest event of each turn, with the processor four times as slow. */
export async function measure(page: Page, origin: string, { open, act, settle }: Interaction) {
  await open(page, origin)
  const elements = await page.locator('*').count()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const times: number[] = []
  for (let turn = 0; turn < turns; turn++) {
    await page.waitForTimeout(pauseMs)
    await page.evaluate(() => void (window.interactionTimes = []))
    await act(page, turn)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))))
    const entries = await page.evaluate(() => window.interactionTimes)
    times.push(Math.max(shortestMs, ...entries.map(({ duration }) => duration)))
    await settle?.(page, turn)
  }
  await session.detach()
  return { times, elements }
}
