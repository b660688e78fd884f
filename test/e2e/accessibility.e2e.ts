import { expectAccessible } from './axe.ts'
import { expect, signIn, test } from './people.ts'

// every-screen.e2e.ts checks every screen and dialog. This file adds rare states, at all sizes and in all themes.
test('the full profile and its dialogs are accessible', async ({ page }) => {
  await signIn(page, 'seeker@foothold.test')
  await page.goto('/profile')
  await expect(page.getByRole('button', { name: 'Save Profile' })).toBeVisible()
  await expectAccessible(page, 'the profile')
  await page.getByRole('button', { name: 'Reorder skills' }).click()
  await page.getByRole('button', { name: /^Remove Inventory Associate/ }).click()
  await page.getByLabel('Salary Expectation').fill('a lot')
  await page.getByRole('button', { name: 'Save Profile' }).click()
  await expectAccessible(page, 'the profile with errors')
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectAccessible(page, 'Leave without saving?')
})
