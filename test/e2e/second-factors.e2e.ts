import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expectHydrated } from './prerendered.ts'
import {
  forgetStepUp,
  submitPassword,
  openApp,
  addVirtualAuthenticator,
  readCodes,
  security,
  stepUpDialog,
} from './factors.ts'
import { expect, register, signIn, test } from './people.ts'
import { toast } from './subscribing.ts'
import { assignManager } from './teams.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const expectSignedIn = (page: Page) => expect(button(page, 'Account menu')).toBeVisible()

async function openAccount(page: Page, path = '/account/security') {
  await page.goto(path)
  await expectHydrated(page)
}

/** Adds a passkey on the account screen. Returns the recovery codes that come with the first one. */
async function addPasskey(page: Page, name: string) {
  await openAccount(page)
  await security(page).getByRole('button', { name: 'Add Passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Passkey' })
  await expect(dialog.getByLabel('Name')).toHaveValue(/^Chrome on /)
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Add Passkey' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Save Your Recovery Codes' })).toBeFocused()
  const codes = await readCodes(page)
  await button(page, 'I Have Saved Them').click()
  await expect(security(page)).toContainText('10 of 10 left')
  return codes
}

async function signOut(page: Page) {
  await page.request.post('/api/logout')
  await page.goto('/login')
}

test('a passkey is added, signs in and steps up; without the device a recovery code works', async ({
  page,
  browser,
}) => {
  const seeker = await register(page)
  const manager = await assignManager(browser, seeker.id)
  const data = { userId: seeker.id, company: 'Kew', position: 'Botanist', siteUsername: 'noor', sitePassword: 'orchid' }
  await manager.page.request.post('/api/applications', { data })
  const staff = manager.page
  const device = await addVirtualAuthenticator(staff)
  const codes = await addPasskey(staff, 'Work laptop')
  await expect(security(staff).getByRole('listitem')).toContainText('Work laptop')

  await test.step('the passkey signs in without a click, and leads to the requested page', async () => {
    await signOut(staff)
    await staff.goto('/auth?mode=login&next=%2Faccount-manager')
    await submitPassword(staff, manager.email, manager.password)
    await expect(heading(staff)).toHaveText('Account Manager Portal')
  })

  await test.step('the passkey steps up for a site password, after a declined first attempt', async () => {
    await forgetStepUp(manager.email)
    await device.setConfirming(false)
    const show = staff.getByRole('button', { name: 'Show password' })
    await show.click()
    const dialog = stepUpDialog(staff)
    await expect(dialog.getByRole('alert')).toHaveText("We didn't get a passkey. Please try again.")
    await expectAccessible(staff, 'step-up by passkey')
    await device.setConfirming(true)
    await dialog.getByRole('button', { name: 'Use Passkey' }).click()
    await expect(dialog).toBeHidden()
    await expect(staff.getByText('orchid')).toBeVisible()
    await expect(staff.getByRole('button', { name: 'Hide password' })).toBeFocused()
  })

  await test.step('without the device a recovery code signs in and steps up, once each', async () => {
    await device.lose()
    await signOut(staff)
    await submitPassword(staff, manager.email, manager.password)
    await expect(heading(staff)).toHaveText("Confirm it's you")
    await staff.getByLabel('Code', { exact: true }).fill('not-a-code')
    await button(staff, 'Continue').click()
    await expect(staff.getByText('This recovery code is wrong or was already used.')).toBeVisible()
    await expect(staff.getByLabel('Code', { exact: true })).toBeFocused()
    await staff.getByLabel('Code', { exact: true }).fill(codes[0] ?? '')
    await button(staff, 'Continue').click()
    await expectSignedIn(staff)
    await openAccount(staff)
    await expect(security(staff)).toContainText('9 of 10 left')
    await forgetStepUp(manager.email)
    await button(staff, 'Remove Work laptop').click()
    await staff.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await stepUpDialog(staff)
      .getByLabel('Code', { exact: true })
      .fill(codes[1] ?? '')
    await stepUpDialog(staff).getByRole('button', { name: 'Continue' }).click()
    await expect(toast(staff, 'Passkey removed')).toBeVisible()
    await expect(security(staff).getByRole('listitem')).toHaveCount(0)
  })
  await manager.close()
})

test('an authenticator app is set up, signs in, and is removed; Back keeps the address', async ({ page }) => {
  const { email, password } = await register(page)
  await openAccount(page)
  await expectAccessible(page, 'account without a second factor')
  await button(page, 'Set Up Authenticator App').click()
  const dialog = page.getByRole('dialog', { name: 'Set Up Your Authenticator App' })
  await expect(dialog.getByRole('img', { name: 'QR code of the key' })).toBeVisible()
  await expectAccessible(page, 'set-up of an authenticator app')
  const nextCode = openApp((await dialog.locator('code').textContent()) ?? '')
  await dialog.getByLabel('Code', { exact: true }).fill('000000')
  await dialog.getByRole('button', { name: 'Turn On' }).click()
  await expect(dialog.getByLabel('Code', { exact: true })).toBeFocused()
  await expect(dialog.getByLabel('Code', { exact: true })).toHaveAccessibleDescription(/wrong/)
  await dialog.getByLabel('Code', { exact: true }).fill(nextCode())
  await dialog.getByRole('button', { name: 'Turn On' }).click()
  const codes = await readCodes(page)
  await expectAccessible(page, 'recovery codes')
  const download = page.waitForEvent('download')
  await button(page, 'Download .txt').click()
  expect((await download).suggestedFilename()).toBe('foothold-recovery-codes.txt')
  await button(page, 'I Have Saved Them').click()
  await expect(security(page)).toContainText('On since')
  await expectAccessible(page, 'account with an authenticator app')

  await signOut(page)
  await submitPassword(page, email, password)
  await expect(heading(page)).toHaveText("Confirm it's you")
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
  await expect(button(page, 'Use Passkey')).toBeHidden()
  await expectAccessible(page, 'second step of a sign-in')
  await button(page, 'Back').click()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  await submitPassword(page, email, password)
  await page.getByLabel('Code', { exact: true }).fill(nextCode())
  await button(page, 'Continue').click()
  await expectSignedIn(page)

  await openAccount(page)
  await button(page, 'New Recovery Codes').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make New Codes' }).click()
  await expect(page.getByRole('heading', { name: 'Save Your Recovery Codes' })).toBeFocused()
  expect(await readCodes(page)).not.toEqual(codes)
  await button(page, 'I Have Saved Them').click()
  await button(page, 'Remove Authenticator App').click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Your recovery codes go with it')
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(button(page, 'Set Up Authenticator App')).toBeVisible()
  await expect(security(page)).not.toContainText('Recovery Codes')
  await signOut(page)
  await submitPassword(page, email, password)
  await expectSignedIn(page)
})

test('a step-up by password keeps the form, can be declined, and works over another dialog', async ({ page }) => {
  const { email, password } = await register(page)
  await openAccount(page, '/account')
  await forgetStepUp(email)
  const dialog = stepUpDialog(page)

  await test.step('declined, nothing happens and nothing typed is lost', async () => {
    await page.getByLabel('First Name').fill('Nour')
    await page.getByLabel('Current Password', { exact: true }).fill(password)
    await page.getByLabel('New Password', { exact: true }).fill('a brand new secret')
    await page.getByLabel('Confirm New Password').fill('a brand new secret')
    await button(page, 'Save Changes').click()
    await expect(dialog.getByLabel('Password')).toBeFocused()
    await expectAccessible(page, 'step-up by password')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(toast(page, 'Not confirmed')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(button(page, 'Save Changes')).toBeFocused()
    await expect(page.getByLabel('New Password', { exact: true })).toHaveValue('a brand new secret')
  })

  await test.step('a wrong password shows at its field, the right one continues', async () => {
    await button(page, 'Save Changes').click()
    await dialog.getByLabel('Password').fill('not the password')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog.getByLabel('Password')).toHaveAccessibleDescription(/wrong/)
    await dialog.getByLabel('Password').fill(password)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(toast(page, 'Account updated')).toBeVisible()
  })

  await test.step('over another dialog, which stays open and gets the focus back', async () => {
    await forgetStepUp(email)
    await button(page, 'Delete Account').click()
    const question = page.getByRole('alertdialog', { name: 'Delete Account' })
    await question.getByRole('textbox').fill('DELETE')
    await question.getByRole('button', { name: 'Delete Account' }).click()
    await expect(dialog.getByLabel('Password')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(question.getByRole('textbox')).toHaveValue('DELETE')
    await expect(question.getByRole('button', { name: 'Delete Account' })).toBeFocused()
    await page.keyboard.press('Enter')
    await dialog.getByLabel('Password').fill('a brand new secret')
    await page.keyboard.press('Enter')
    await expect(heading(page)).not.toHaveText('Account Settings')
    expect((await page.request.get('/api/auth/user')).status()).toBe(401)
  })
})

test('an admin requires a second factor of a person, and resets it', async ({ page, openPage }) => {
  const person = await openPage()
  const names = { firstName: `N${Date.now().toString(36)}`, lastName: 'Locked' }
  const { email, password } = await register(person, names)
  const name = `${names.firstName} ${names.lastName}`
  await signIn(page, 'admin@foothold.test')
  await page.goto(`/admin?q=${email}`)
  const row = page.getByRole('table', { name: 'Users' }).getByRole('row', { name })
  await row.getByRole('link', { name }).click()
  await page.getByRole('button', { name: `Login Security of ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: `Login Security of ${name}` })
  await expect(dialog).toContainText('Has no second factor yet.')
  await dialog.getByLabel('Require a second factor').check()
  await expect(toast(page, 'Login security saved')).toBeVisible()
  await expectAccessible(page, 'login security of a person')
  await dialog.getByRole('button', { name: 'Done' }).click()
  const account = page.getByRole('region', { name: 'Account' })
  await expect(account).toContainText('Second factor missing')

  await test.step('the person can only set up a factor, and then continues', async () => {
    await addVirtualAuthenticator(person)
    await person.goto('/dashboard')
    await expect(heading(person)).toHaveText('Set Up a Second Factor')
    await button(person, 'Add Passkey').click()
    await person.getByRole('dialog').getByRole('button', { name: 'Add Passkey' }).click()
    await readCodes(person)
    await button(person, 'I Have Saved Them').click()
    await expect(heading(person)).toHaveText('Application Dashboard')
  })

  await test.step('the reset signs the person out, and the password alone leads to setting up another factor', async () => {
    await page.reload()
    await expect(account).toContainText('1 passkey, 10 recovery codes')
    await page.getByRole('button', { name: `Login Security of ${name}` }).click()
    await dialog.getByRole('button', { name: 'Reset second factors' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reset' }).click()
    await expect(toast(page, 'Second factors reset')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Reset second factors' })).toBeHidden()
    expect((await person.request.get('/api/auth/user')).status()).toBe(401)
    // The ended session leads there by itself.
    await expect(person).toHaveURL(/mode=login/)
    await person.goto('/login')
    await submitPassword(person, email, password)
    await expect(heading(person)).toHaveText('Set Up a Second Factor')
  })
})
