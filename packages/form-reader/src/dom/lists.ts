// Lists that a page draws: a menu that comes late, is drawn again on each key, or hangs at the end of the page.
import { chooseOption } from '#form/choose-option.ts'
import type { Wanted } from '#form/model/form-field.ts'
import { tidy } from './labels.ts'
import { isVisible } from './visible.ts'
import { findById, getParent } from './walk.ts'
import { blur, click, focus, typeInto } from './write.ts'

const step = 40
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** The element as it is now: a page may have put a new one in its place. */
export type Locate = () => HTMLElement | null

/** The visible options of the list that belongs to a control. */
function listOptions(control: HTMLElement): HTMLElement[] {
  const id = control.getAttribute('aria-controls') ?? control.getAttribute('aria-owns')
  const list = id ? findById(control, id) : null
  const found = list ?? findNearList(control) ?? null
  return [...(found?.querySelectorAll<HTMLElement>('[role=option]') ?? [])].filter(
    (each) => isVisible(each) && !each.matches('[aria-disabled=true]'),
  )
}

/** Without `aria-controls`: beside the control, else the only open list of the page. */
function findNearList(control: HTMLElement) {
  let around = getParent(control)
  for (let level = 0; around && level < 5; level += 1, around = getParent(around)) {
    const list = around.querySelector('[role=listbox]')
    if (list) return list
  }
  const lists = [...document.querySelectorAll('[role=listbox]')].filter(isVisible)
  return lists.length === 1 ? lists[0] : undefined
}

/** Waits until the wanted option is there and two looks show the same list. */
async function findOption(locate: Locate, wanted: Wanted, patience: number): Promise<HTMLElement | null> {
  let before = ''
  for (let waited = 0; waited < patience; waited += step) {
    await wait(step)
    const control = locate()
    const options = control ? listOptions(control) : []
    const texts = options.map((each) => tidy(each.textContent ?? ''))
    const index = chooseOption(texts, wanted.options)
    if (index !== null && texts.join('\n') === before) return options[index] ?? null
    before = texts.join('\n')
  }
  return null
}

/** As a person types: key by key, each into the element that is there then. */
async function typeSlowly(locate: Locate, text: string) {
  for (let length = 1; length <= text.length; length += 1) {
    const input = locate()
    if (!(input instanceof HTMLInputElement)) return
    typeInto(input, text.slice(0, length))
    await wait(12)
  }
}

function open(control: HTMLElement) {
  focus(control)
  if (control.matches('button')) return click(control)
  const options = { bubbles: true, composed: true, cancelable: true, button: 0 }
  control.dispatchEvent(new PointerEvent('pointerdown', options))
  control.dispatchEvent(new MouseEvent('mousedown', options))
  control.dispatchEvent(new MouseEvent('mouseup', options))
}

function close(locate: Locate) {
  const control = locate()
  if (!control) return
  if (control instanceof HTMLInputElement) typeInto(control, '')
  else control.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }))
  blur(control)
}

/** Opens a drawn list and picks the one option that says what is wanted; leaves it as it was where there is none. */
export async function writeList(locate: Locate, wanted: Wanted): Promise<boolean> {
  const control = locate()
  if (!control) return false
  open(control)
  let option = await findOption(locate, wanted, 600)
  if (!option && control instanceof HTMLInputElement) {
    await typeSlowly(locate, wanted.search)
    option = await findOption(locate, wanted, 3_000)
  }
  if (!option) {
    close(locate)
    return false
  }
  click(option)
  await wait(step)
  const after = locate()
  if (after) blur(after)
  return true
}
