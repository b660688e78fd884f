import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { maxRequests, maxScriptFiles, scriptBudgets } from '#test/load-budgets.ts'
import { screens } from '#web/screens.ts'
import { livePath } from '#contract/live.ts'
import { previewPath } from '#contract/previews.ts'
import { runSql } from './database.ts'
import { expectHydrated } from './prerendered.ts'
import { expect, signIn, test } from './people.ts'

/** What has been loaded so far: KiB of script with headers, all requests, and the calls of the API. */
const measureLoad = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ script: number; requests: number; calls: string[] }>((resolve) => {
        // A browser without windows that has nothing to draw may never report that it is idle.
        let frame = requestAnimationFrame(function drawAgain() {
          frame = requestAnimationFrame(drawAgain)
        })
        // When the browser is idle, everything that rendering requests is loading.
        requestIdleCallback(() => {
          cancelAnimationFrame(frame)
          const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
          const paths = files.map(({ name }) => new URL(name).pathname)
          const script = files.filter((_, index) => paths[index]?.endsWith('.js'))
          resolve({
            script: script.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024,
            requests: files.length + 1,
            calls: paths.filter((path) => path.startsWith('/api/')),
          })
        })
      }),
  )

test('the build has few script files', () => {
  const scripts = readdirSync('dist/web/assets').filter((file) => file.endsWith('.js'))
  expect(scripts.length).toBeLessThanOrEqual(maxScriptFiles)
})

const { landing, features, pricing, terms, privacy } = screens

for (const { path } of [landing, features, pricing, terms, privacy])
  test(`${path} stays within its script budget`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'load' })
    expect((await measureLoad(page)).script).toBeLessThan(scriptBudgets.public)
  })

for (const [path, budget] of [
  ['/auth?mode=login', scriptBudgets.signIn],
  ['/contact', scriptBudgets.contact],
] as const)
  test(`${path} stays within its script budget`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'load' })
    await expectHydrated(page)
    const { script } = await measureLoad(page)
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
    const { script } = await measureLoad(page)
    expect(script).toBeGreaterThan(20)
    expect(script).toBeLessThan(scriptBudgets.builder)
  })

const findDemoSeeker = async () =>
  String((await runSql(`select id from users where email = 'seeker@foothold.test'`))[0]?.id)

const adminScreens = [screens.admin, screens.user, screens.waiting, screens.statistics, screens.sendNotification]
const adminLists = [screens.audit, screens.contactMessages, screens.promises, screens.payments, screens.owed]
const settings = [screens.account, screens.accountNotifications, screens.accountSecurity, screens.accountData]
const everyone = [screens.home, screens.dashboard, screens.messages, ...settings]
const own = [
  screens.accountPlan,
  screens.profile,
  screens.wanted,
  screens.rules,
  screens.answers,
  screens.welcome,
  screens.reports,
]

for (const [name, opened] of [
  ['seeker', [...everyone, ...own, screens.success, screens.resumeBuilder, screens.coverLetterBuilder]],
  ['manager', [...everyone, screens.accountManager, screens.client, screens.sendNotification]],
  ['admin', [...everyone, ...adminScreens, ...adminLists, screens.client]],
] as const)
  test(`the ${name} sees each screen without a call of the API, with few requests`, async ({ page }) => {
    await signIn(page, `${name}@foothold.test`)
    // What other tests change at the same time is no part of the first load.
    await page.context().route(`**${livePath}*`, (route) => route.abort())
    const seeker = await findDemoSeeker()
    for (const { path } of opened) {
      await page.goto(path.replace(':id', seeker), { waitUntil: 'load' })
      await expectHydrated(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('status', { name: 'Loading' }), path).toHaveCount(0)
      const { calls, requests } = await measureLoad(page)
      // Nothing waits for these: a site is asked whether its posting is still open, and a started document is drawn.
      const later = [livePath, previewPath]
      const own = calls.filter((call) => !later.some((path) => path === call) && !call.endsWith('/posting-state'))
      expect({ path, calls: own }).toEqual({ path, calls: [] })
      expect(requests, path).toBeLessThanOrEqual(maxRequests)
    }
  })

test('a signed-in screen stays within its script budget', async ({ openPage }) => {
  for (const [name, { path }] of [
    ['seeker', screens.home],
    ['seeker', screens.dashboard],
    ['seeker', screens.account],
    ['manager', screens.accountManager],
    ['admin', screens.admin],
  ] as const) {
    // A browser of its own, with an empty cache.
    const page = await openPage()
    await signIn(page, `${name}@foothold.test`)
    await page.goto(path, { waitUntil: 'load' })
    await expectHydrated(page)
    const { script } = await measureLoad(page)
    expect(script, path).toBeGreaterThan(20)
    expect(script, path).toBeLessThan(scriptBudgets.signedIn)
  }
})
