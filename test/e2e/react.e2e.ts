import type { Page } from '@playwright/test'
import { expectHydrated } from './prerendered.ts'
import { expect, signIn, test } from './people.ts'

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

test('a signed-in person sees the prerendered skeleton until the screen is there, and no second one', async ({
  page,
}) => {
  await signIn(page, 'seeker@foothold.test')
  // A second skeleton would be a fallback of Suspense, which React shows for at least 300 ms.
  await page.addInitScript(() => {
    window.skeletons = 0
    const observer = new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof Element && node.querySelector('main:not([id])')) window.skeletons += 1
    })
    // From here on the parser adds nothing.
    document.addEventListener('DOMContentLoaded', () => observer.observe(document, { childList: true, subtree: true }))
  })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Application Dashboard' })).toBeVisible()
  expect(await page.evaluate(() => window.skeletons)).toBe(0)
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
    skeletons: number
  }
}
