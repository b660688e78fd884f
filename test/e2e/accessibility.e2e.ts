import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, signIn, test } from './people.ts'

const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Looks for faults, and for sideways scrolling, at phone and desktop size in both themes. */
async function expectAccessible(page: Page, label: string) {
  for (const size of sizes) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(size)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze()
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      )
      expect(found, `${label} at ${size.width}, ${colorScheme}`).toEqual([])
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `${label} at ${size.width} scrolls sideways`).toBe(0)
    }
  }
}

async function expectAllAccessible(page: Page, paths: string[]) {
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('main')).toHaveCount(1)
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
    await expectAccessible(page, path)
  }
}

test('signed-out screens', async ({ page }) => {
  await expectAllAccessible(page, ['/', '/auth', '/auth?mode=login', '/auth?mode=forgot', '/verify-email', '/nowhere'])
})

test('the screens and dialogs of a seeker', async ({ page }) => {
  await signIn(page, 'seeker@foothold.test')
  await expectAllAccessible(page, ['/', '/dashboard', '/profile'])
  await page.goto('/dashboard')
  for (const name of ['Submit Job Interest', 'Add Application']) {
    await page.getByRole('button', { name }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, name)
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  }
})

test('the screens and dialogs of a manager', async ({ page }) => {
  await signIn(page, 'manager@foothold.test')
  await expectAllAccessible(page, ['/', '/dashboard', '/account-manager'])
  await page.getByRole('button', { name: 'Create Application' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'Create Application')
})

test('the screens and dialogs of an admin', async ({ page }) => {
  await signIn(page, 'admin@foothold.test')
  await expectAllAccessible(page, ['/', '/admin'])
  await page.getByRole('button', { name: 'Promote to Account Manager' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'Promote to Account Manager')
})
