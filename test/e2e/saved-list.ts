import type { Locator, Page } from '@playwright/test'
import { pressKeyOn } from './keys.ts'

const savedDocuments = (page: Page) => page.getByRole('dialog', { name: 'Saved Documents' })

/** Opens the list of saved documents. */
export async function openSaved(page: Page) {
  await page.getByRole('button', { name: 'Saved Documents' }).click()
  return savedDocuments(page)
}

export const moreAbout = (list: Locator, name: string) =>
  list.getByRole('button', { name: `More about ${name}`, exact: true })

/** Chooses from the menu of a saved document. */
export async function choose(list: Locator, name: string, action: string) {
  await moreAbout(list, name).click()
  await list.getByRole('menuitem', { name: action, exact: true }).click()
}

/** Chooses from the menu of a saved document by keyboard alone. */
export async function chooseByKeys(list: Locator, name: string, action: string) {
  await pressKeyOn(moreAbout(list, name))
  const item = list.getByRole('menuitem', { name: action, exact: true })
  await item.waitFor()
  await list.page().keyboard.type(action)
  await item.press('Enter')
}
