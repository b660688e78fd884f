import type { Page } from '@playwright/test'
import { tab, writeLetterByKeys } from './builder-forms.ts'
import { chooseSibling, pressKeyOn, signInByKeys, tabTo, typeIn } from './keys.ts'
import { expect, register, test } from './people.ts'
import { chooseByKeys, moreAbout } from './saved-list.ts'
import { toast } from './subscribing.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test("by keyboard alone: a visitor's letter is saved to an account, renamed, restored and deleted", async ({
  page,
  openPage,
}) => {
  const { email, password } = await register(await openPage())
  const list = page.getByRole('dialog', { name: 'Saved Documents' })
  const opener = button(page, 'Saved Documents')
  await test.step('a visitor writes it, signs in to save it, and finds it again', async () => {
    await page.goto('/cover-letter-builder')
    await writeLetterByKeys(page)
    await pressKeyOn(page.getByRole('link', { name: 'Save to an Account' }))
    await pressKeyOn(page.getByRole('link', { name: 'Sign in' }))
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
    await signInByKeys(page, email, password)
    await expect(page).toHaveURL('/cover-letter-builder')
    await expect(page.getByLabel('Company Name')).toHaveValue('Harbor Freightways')
  })

  await test.step('it is saved under a name, edited, and saved again', async () => {
    const naming = page.getByRole('dialog', { name: 'Save to Your Account' })
    await expect(naming.getByLabel('Name')).toBeFocused()
    await typeIn(naming.getByLabel('Name'), 'To Harbor')
    await page.keyboard.press('Enter')
    await expect(toast(page, 'Document saved')).toBeVisible()
    await expect(naming).toBeHidden()
    await expect(button(page, 'Save')).toBeFocused()

    await tabTo(tab(page, 'Cover Letter'))
    await page.keyboard.press('ArrowLeft')
    await expect(tab(page, 'Builder')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(tab(page, 'Cover Letter')).toBeFocused()
    await chooseSibling(page.getByRole('radio', { name: 'Edit Text' }))
    await typeIn(page.getByLabel('Cover Letter Text'), 'Dear Harbor')
    const saving = page.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.ok())
    await pressKeyOn(button(page, 'Save'))
    expect(await (await saving).json()).toMatchObject({ version: 2, content: 'Dear Harbor' })
  })

  await test.step('renaming and keeping the name both return the focus', async () => {
    await pressKeyOn(opener)
    await chooseByKeys(list, 'To Harbor', 'Rename')
    await pressKeyOn(list.getByRole('button', { name: 'Keep Name' }))
    await expect(moreAbout(list, 'To Harbor')).toBeFocused()
    await chooseByKeys(list, 'To Harbor', 'Rename')
    await typeIn(list.getByLabel('New Name'), 'Für Søren')
    await page.keyboard.press('Enter')
    await expect(moreAbout(list, 'Für Søren')).toBeFocused()
  })

  await test.step('an earlier version is restored, and the restore is undone', async () => {
    await chooseByKeys(list, 'Für Søren', 'Versions')
    await pressKeyOn(list.getByRole('button', { name: 'Bring back version 1' }))
    await expect(list).toBeHidden()
    await expect(page.getByText('You brought back version 1 of Für Søren.')).toBeVisible()
    await expect(tab(page, 'Cover Letter')).toBeFocused()
    await pressKeyOn(button(page, 'Undo'))
    await expect(tab(page, 'Cover Letter')).toBeFocused()
    await expect(page.getByLabel('Cover Letter Text')).toHaveValue('Dear Harbor')
  })

  await test.step('it is deleted, restored, and deleted again', async () => {
    await pressKeyOn(opener)
    await chooseByKeys(list, 'Für Søren', 'Delete')
    await expect(list.getByRole('button', { name: 'Undo' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(moreAbout(list, 'Für Søren')).toBeFocused()
    await chooseByKeys(list, 'Für Søren', 'Delete')
    await expect(list.getByText('Removed Für Søren')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(toast(page, 'Document deleted')).toBeVisible()
    await expect(list).toBeHidden()
    await expect(opener).toBeFocused()
    expect(await (await page.request.get('/api/documents')).json()).toEqual([])
  })
})
