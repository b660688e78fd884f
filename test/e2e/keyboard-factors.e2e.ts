import { expectHydrated } from './prerendered.ts'
import { forgetStepUp, openApp, addVirtualAuthenticator, readCodes, security, stepUpDialog } from './factors.ts'
import { downloadWith, pressKeyOn, typeIn } from './keys.ts'
import { expect, register, test } from './people.ts'
import { toast } from './subscribing.ts'

test('by keyboard alone: second factors are set up, used to sign in and to step up, and removed', async ({ page }) => {
  const { email, password } = await register(page)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const dialog = page.getByRole('dialog')
  const question = page.getByRole('alertdialog')
  await page.goto('/account/security')
  await expectHydrated(page)

  const nextCode = await test.step('the authenticator app, and its recovery codes', async () => {
    await pressKeyOn(button('Set Up Authenticator App'))
    await expect(dialog.getByLabel('Code', { exact: true })).toBeFocused()
    const next = openApp((await dialog.locator('code').textContent()) ?? '')
    await page.keyboard.type(next())
    await page.keyboard.press('Enter')
    await readCodes(page)
    await expect(page.getByRole('heading', { name: 'Save Your Recovery Codes' })).toBeFocused()
    expect(await downloadWith(button('Download .txt'))).toBe('foothold-recovery-codes.txt')
    await pressKeyOn(button('I Have Saved Them'))
    await expect(security(page).getByRole('heading', { name: 'Login Security' })).toBeFocused()
    return next
  })

  await test.step('the sign-in', async () => {
    await page.request.post('/api/logout')
    await page.goto('/login')
    await typeIn(page.getByLabel('Email'), email)
    await typeIn(page.getByLabel('Password', { exact: true }), password)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
    await pressKeyOn(button('Back'))
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
    await page.keyboard.type(nextCode())
    await page.keyboard.press('Enter')
    await expect(button('Account menu')).toBeVisible()
  })

  await test.step('a passkey, renamed', async () => {
    await addVirtualAuthenticator(page)
    await page.goto('/account/security')
    await expectHydrated(page)
    await pressKeyOn(button('Add Passkey'))
    await typeIn(dialog.getByLabel('Name'), 'Laptop')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(button('Add Passkey')).toBeFocused()
    await pressKeyOn(button('Rename Laptop'))
    await typeIn(dialog.getByLabel('Name'), 'Desk')
    await page.keyboard.press('Enter')
    await expect(security(page).getByRole('listitem')).toContainText('Desk')
    await expect(dialog).toBeHidden()
    await expect(button('Rename Desk')).toBeFocused()
  })

  await test.step('a removal that needs a step-up by passkey', async () => {
    await forgetStepUp(email)
    await pressKeyOn(button('Remove Desk'))
    await pressKeyOn(question.getByRole('button', { name: 'Remove' }))
    await expect(toast(page, 'Passkey removed')).toBeVisible()
    await expect(stepUpDialog(page)).toBeHidden()
    await expect(security(page).getByRole('heading', { name: 'Login Security' })).toBeFocused()
  })
})
