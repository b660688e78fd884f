import type { Page } from '@playwright/test'
import { scriptBudgets } from '#test/script-budgets.ts'
import { screens } from '#web/app/screens.ts'
import { expectHydrated } from './prerendered.ts'
import { insertMany } from './many-rows.ts'
import { expect, register, test } from './people.ts'

/** KiB of script transferred so far, with headers. */
const measureScript = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // When the browser is idle, everything that rendering requests is loading.
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
    expect(await measureScript(page)).toBeLessThan(scriptBudgets.public)
  })

for (const [path, budget] of [
  ['/auth?mode=login', scriptBudgets.signIn],
  ['/contact', scriptBudgets.contact],
] as const)
  test(`${path} stays within its script budget`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'load' })
    await expectHydrated(page)
    const script = await measureScript(page)
    expect(script).toBeGreaterThan(20)
    expect(script).toBeLessThan(budget)
  })

for (const [path, field] of [
  ['/resume-builder', 'Full Name'],
  ['/cover-letter-builder', 'Company Name'],
] as const)
  test(`${path} stays within its script budget`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'load' })
    await expect(page.getByLabel(field).first()).toBeVisible()
    await expectHydrated(page)
    const script = await measureScript(page)
    expect(script).toBeGreaterThan(20)
    expect(script).toBeLessThan(scriptBudgets.builder)
  })

test('the dashboard with 50 applications stays within its script budget', async ({ page }) => {
  const { id } = await register(page)
  await insertMany(id, 50)
  await page.goto('/dashboard', { waitUntil: 'load' })
  await expect(page.getByRole('table', { name: 'Applications' }).getByRole('row')).toHaveCount(51)
  const script = await measureScript(page)
  expect(script).toBeGreaterThan(20)
  expect(script).toBeLessThan(scriptBudgets.dashboard)
})
