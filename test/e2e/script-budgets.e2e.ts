import type { Page } from '@playwright/test'
import { scriptBudgets } from '#test/script-budgets.ts'
import { screens } from '#web/app/screens.ts'
import { expectApp } from './prerendered.ts'
import { giveMany } from './many-rows.ts'
import { expect, test } from './people.ts'
import { joinAs } from './teams.ts'

/** KiB of script that the page has fetched so far, as it came over the wire, with headers. */
const fetchedScript = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // Whatever the drawing has asked for is on its way when the browser has nothing else to do.
        requestIdleCallback(() => {
          const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
          const script = files.filter(({ name }) => new URL(name).pathname.endsWith('.js'))
          resolve(script.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024)
        })
      }),
  )

const { landing, features, pricing, terms, privacy } = screens

for (const { path } of [landing, features, pricing, terms, privacy])
  test(`${path} stays within its script budget`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'load' })
    expect(await fetchedScript(page)).toBeLessThan(scriptBudgets.public)
  })

for (const path of ['/auth?mode=login', '/contact'])
  test(`${path} stays within its script budget`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'load' })
    await expectApp(page)
    const script = await fetchedScript(page)
    expect(script).toBeGreaterThan(20)
    expect(script).toBeLessThan(scriptBudgets.signIn)
  })

for (const [path, field] of [
  ['/resume-builder', 'Full Name'],
  ['/cover-letter-builder', 'Company Name'],
] as const)
  test(`${path} stays within its script budget`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'load' })
    await expect(page.getByLabel(field).first()).toBeVisible()
    await expectApp(page)
    const script = await fetchedScript(page)
    expect(script).toBeGreaterThan(20)
    expect(script).toBeLessThan(scriptBudgets.builder)
  })

test('the dashboard with 50 applications stays within its script budget', async ({ page }) => {
  const { id } = await joinAs(page)
  await giveMany(id, 50)
  await page.goto('/dashboard', { waitUntil: 'load' })
  await expect(page.getByRole('table', { name: 'Applications' }).getByRole('row')).toHaveCount(51)
  const script = await fetchedScript(page)
  expect(script).toBeGreaterThan(20)
  expect(script).toBeLessThan(scriptBudgets.dashboard)
})
