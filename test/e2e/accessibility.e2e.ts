import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect, signIn, test } from './people.ts'

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
  await expectAllAccessible(page, ['/', '/dashboard'])
  await page.goto('/dashboard')
  for (const name of ['Submit Job Interest', 'Add Application']) {
    await page.getByRole('button', { name }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, name)
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  }
})

test('the profile, with all that it may show, and what it asks', async ({ page }) => {
  await signIn(page, 'seeker@foothold.test')
  await expectAllAccessible(page, ['/profile'])
  await page.getByRole('button', { name: 'Reorder skills' }).click()
  await page.getByRole('button', { name: /^Remove Inventory Associate/ }).click()
  await page.getByLabel('Salary Expectation').fill('a lot')
  await page.getByRole('button', { name: 'Save Profile' }).click()
  await expectAccessible(page, 'the profile with errors')
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectAccessible(page, 'Leave without saving?')
})

test('the account and its question', async ({ page }) => {
  await signIn(page, 'seeker@foothold.test')
  await expectAllAccessible(page, ['/account'])
  await page.getByRole('button', { name: 'Delete Account' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectAccessible(page, 'Delete Account')
})

test('the profile of a client', async ({ page }) => {
  await signIn(page, 'manager@foothold.test')
  await page.goto('/account-manager')
  const link = page.getByRole('link', { name: /^View Profile/ }).first()
  await expectAllAccessible(page, [(await link.getAttribute('href')) ?? ''])
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
