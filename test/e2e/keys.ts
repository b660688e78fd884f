import type { Locator, Page } from '@playwright/test'
import { expectHydrated } from './prerendered.ts'
import { expect } from './people.ts'

/** Whether the element has the focus and a visible focus ring, on itself or on its frame, inside the window. */
function look(goal: Element) {
  const focused = document.activeElement
  const there = goal === focused
  const gone = !goal.isConnected
  // Between the last and the first control, Tab passes the browser's toolbar.
  if (!focused || focused === document.body) return { there, gone, seen: true, stop: '' }
  const { top, bottom } = focused.getBoundingClientRect()
  // The parts of a date input have the browser's own focus ring.
  if (focused.matches('[type=date], [type=time], [type=datetime-local]'))
    return { there, gone, seen: bottom > 0 && top < window.innerHeight, stop: 'a date' }
  const frames = [focused, focused.parentElement, focused.parentElement?.parentElement]
  const ringed = frames.some((one) => one && getComputedStyle(one).outlineStyle !== 'none')
  return { there, gone, seen: ringed && bottom > 0 && top < window.innerHeight, stop: focused.outerHTML.slice(0, 120) }
}

/** Presses Tab until the element has the focus. Every stop on the way must be visible. */
export async function tabTo(goal: Locator) {
  const lookNow = await createLook(goal)
  const { keyboard } = goal.page()
  if ((await lookNow()).there) return
  for (let steps = 0; steps < 300; steps++) {
    await keyboard.down('Tab')
    const [{ there, seen, stop }] = await Promise.all([lookNow(), keyboard.up('Tab')])
    if (!seen) await expect.poll(async () => (await lookNow()).seen, `the focus is seen on ${stop}`).toBe(true)
    if (there) return
  }
  throw new Error('Tab does not lead there')
}

/** Finding an element by its role takes longer than a key, so it is found once, and again if React has replaced it. */
async function createLook(goal: Locator) {
  let element = await goal.elementHandle()
  return async () => {
    const found = await element?.evaluate(look)
    if (found && !found.gone) return found
    element = await goal.elementHandle()
    return goal.evaluate(look)
  }
}

export async function pressKeyOn(control: Locator, key = 'Enter') {
  await focusByKeys(control)
  await control.page().keyboard.press(key)
}

async function focusByKeys(control: Locator) {
  await expect(control).toBeEnabled()
  await tabTo(control)
}

/** Replaces the value of a field by typing. */
export async function typeIn(field: Locator, text: string) {
  await tabTo(field)
  await field.page().keyboard.press('Control+a')
  await field.page().keyboard.type(text)
}

/** Selects an option by typing its first letters. */
export async function selectByKeys(list: Locator, label: string) {
  await expect(list.locator('option', { hasText: label })).toHaveCount(1)
  await tabTo(list)
  await list.page().keyboard.type(label)
  await expect(list.locator('option:checked')).toContainText(label)
}

/** Selects another item of a roving-tabindex group by arrow keys. */
export async function chooseSibling(goal: Locator) {
  await tabTo(goal.locator('xpath=../*[@aria-checked="true"]'))
  while (!(await goal.evaluate(look)).there) await goal.page().keyboard.press('ArrowRight')
  await goal.page().keyboard.press('Space')
  await expect(goal).toBeChecked()
}

/** Chooses a file through the file chooser. */
export async function chooseFile(control: Locator, file: Parameters<Locator['setInputFiles']>[0]) {
  // First of all: the browser must know of it before the key. The way there may take many keys.
  const asked = control.page().waitForEvent('filechooser', { timeout: 120_000 })
  await pressKeyOn(control)
  await (await asked).setFiles(file)
}

/** Activates a control by keyboard and returns the download. */
export async function downloadWith(control: Locator) {
  await focusByKeys(control)
  const coming = control.page().waitForEvent('download')
  await control.page().keyboard.press('Enter')
  return (await coming).suggestedFilename()
}

export async function signInByKeys(page: Page, email: string, password: string) {
  await typeIn(page.getByLabel('Email'), email)
  await typeIn(page.getByLabel('Password', { exact: true }), password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
  // Before hydration a link loads a new document, which starts without a focus.
  await expectHydrated(page)
}
