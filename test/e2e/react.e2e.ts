import type { Page } from '@playwright/test'
import { expectHydrated } from './prerendered.ts'
import { expect, test } from './people.ts'

/** Installs the hook of React's developer tools. Each copy of React on a page reports to it. */
async function watchRenderers(page: Page) {
  await page.addInitScript(() => {
    window.renderers = []
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: ({ version }: { version: string }) => window.renderers.push(version),
        checkDCE: () => undefined,
        onCommitFiberRoot: () => undefined,
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
      },
    })
  })
  return () => page.evaluate(() => window.renderers)
}

for (const path of ['/auth?mode=login', '/resume-builder', '/dashboard'])
  test(`${path} is rendered by one copy of React 19`, async ({ page }) => {
    const renderers = await watchRenderers(page)
    await page.goto(path)
    await expectHydrated(page)
    expect(await renderers()).toEqual([expect.stringMatching(/^19\./)])
  })

test('a marketing page ships no React', async ({ page }) => {
  const renderers = await watchRenderers(page)
  await page.goto('/pricing', { waitUntil: 'networkidle' })
  expect(await renderers()).toEqual([])
})

test('a toast whose script cannot be loaded still says what it has to', async ({ page }) => {
  await page.route('**/assets/toast-*.js', (route) => route.abort())
  await page.goto('/auth?mode=login')
  await page.getByLabel('Email').fill('unknown@example.test')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid email or password' })).toBeVisible()
})

declare global {
  interface Window {
    renderers: string[]
  }
}
