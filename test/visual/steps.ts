import type { Page } from '@playwright/test'

export const click = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

/** Clicks a button that opens a dialog, a panel or a menu, whose script may have to be loaded. */
export const open = (name: string | RegExp) => async (page: Page) => {
  await click(name)(page)
  await page.locator('[role=dialog], [role=alertdialog], [role=menu]').first().waitFor()
}

/** Submits the open dialog or, without one, the page's form. */
export const submit = (name: string) => async (page: Page) => {
  const dialog = page.getByRole('dialog')
  await ((await dialog.count()) > 0 ? dialog : page).getByRole('button', { name, exact: true }).click()
}

export const inSequence =
  (...steps: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const step of steps) await step(page)
  }

export const follow = (name: RegExp) => async (page: Page) => {
  await page.goto((await page.getByRole('link', { name }).first().getAttribute('href')) ?? '')
  await page.getByRole('heading', { level: 1 }).waitFor()
}
