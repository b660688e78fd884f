import type { Locator, Page } from '@playwright/test'
import { expectApp } from './prerendered.ts'
import { expect } from './people.ts'

/** Whether the focus is there, and seen: its ring stands on what has it, or on the frame around it, within the window. */
function look(goal: Element) {
  const focused = document.activeElement
  const there = goal === focused
  // Between the end of a page and its beginning stands the browser's own bar.
  if (!focused || focused === document.body) return { there, seen: true, stop: '' }
  const { top, bottom } = focused.getBoundingClientRect()
  // The parts of a date have rings of the browser's own.
  if (focused.matches('[type=date]')) return { there, seen: bottom > 0 && top < window.innerHeight, stop: 'a date' }
  const frames = [focused, focused.parentElement, focused.parentElement?.parentElement]
  const ringed = frames.some((one) => one && getComputedStyle(one).outlineStyle !== 'none')
  return { there, seen: ringed && bottom > 0 && top < window.innerHeight, stop: focused.outerHTML.slice(0, 120) }
}

/** Goes on by Tab until it is there; every stop on the way must be seen. */
export async function tabTo(goal: Locator) {
  await goal.waitFor({ state: 'attached' })
  if ((await goal.evaluate(look)).there) return
  for (let steps = 0; steps < 120; steps++) {
    await goal.page().keyboard.press('Tab')
    const { there, seen, stop } = await goal.evaluate(look)
    if (!seen)
      await expect.poll(async () => (await goal.evaluate(look)).seen, `the focus is seen on ${stop}`).toBe(true)
    if (there) return
  }
  throw new Error('Tab does not lead there')
}

export async function pressOn(control: Locator, key = 'Enter') {
  await expect(control).toBeEnabled()
  await tabTo(control)
  await control.page().keyboard.press(key)
}

/** Types in place of what a field holds. */
export async function typeIn(field: Locator, text: string) {
  await tabTo(field)
  await field.page().keyboard.press('Control+a')
  await field.page().keyboard.type(text)
}

/** Chooses from a list by the first letters. */
export async function chooseIn(list: Locator, label: string) {
  await expect(list.locator('option', { hasText: label })).toHaveCount(1)
  await tabTo(list)
  await list.page().keyboard.type(label)
  await expect(list.locator('option:checked')).toContainText(label)
}

/** Chooses another one of those that stand beside each other, of which Tab leads to the one that is chosen. */
export async function chooseBeside(goal: Locator) {
  await tabTo(goal.locator('xpath=../*[@aria-checked="true"]'))
  while (!(await goal.evaluate(look)).there) await goal.page().keyboard.press('ArrowRight')
  await goal.page().keyboard.press('Space')
  await expect(goal).toBeChecked()
}

/** Chooses a file as the question of the system would. */
export async function chooseFile(control: Locator, file: Parameters<Locator['setInputFiles']>[0]) {
  const asked = control.page().waitForEvent('filechooser')
  await pressOn(control)
  await (await asked).setFiles(file)
}

/** What a press on a control brings. */
export async function downloadBy(control: Locator) {
  const coming = control.page().waitForEvent('download')
  await pressOn(control)
  return (await coming).suggestedFilename()
}

export async function signInByKeys(page: Page, email: string, password: string) {
  await typeIn(page.getByLabel('Email'), email)
  await typeIn(page.getByLabel('Password', { exact: true }), password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
  // Before the app is there a link loads its page anew, which begins without a focus.
  await expectApp(page)
}
