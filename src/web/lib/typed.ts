type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface Typed {
  field: Field
  name: string
  /** Files stay in their field. */
  value: string | boolean | FileList
  /** Where the person is typing, if it is here. */
  caret?: Caret | undefined
}

type Caret = readonly [start: number, end: number]

const fieldsIn = (container: Element) => [...container.querySelectorAll<Field>('input, textarea, select')]
const isFile = (field: Field): field is HTMLInputElement => field.type === 'file'
const isTick = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'

function drawnValue(field: Field) {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  return ([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value
}

/** What somebody has typed, chosen or ticked on a drawn page by now. */
export function typedIn(container: Element): Typed[] {
  return fieldsIn(container).flatMap((field): Typed[] => {
    if (isFile(field)) return field.files?.length ? [{ field, name: field.name, value: field.files }] : []
    const [value, drawn] = isTick(field) ? [field.checked, field.defaultChecked] : [field.value, drawnValue(field)]
    return value === drawn ? [] : [{ field, name: field.name, value, caret: caretIn(field) }]
  })
}

function caretIn(field: Field): Caret | undefined {
  if (field !== document.activeElement || field instanceof HTMLSelectElement) return undefined
  const { selectionStart: start, selectionEnd: end } = field
  return start === null || end === null ? undefined : [start, end]
}

/** A field that is filled anew has it at its end. */
function moveCaret(field: Field, value: Typed['value'], caret: Caret) {
  if (field instanceof HTMLSelectElement || field !== document.activeElement) return
  if (field.value === value) field.setSelectionRange(...caret)
}

/** Does it again where the fields have come to life, which knew nothing of it. */
export function putBack(container: Element, typed: Typed[]) {
  for (const { field, name, value, caret } of typed) {
    // The app may have made another field of that element, for want of its own.
    const stays = field.isConnected && field.name === name
    const now = stays ? field : name && fieldsIn(container).find((other) => other.name === name)
    if (!now) continue
    enter(now, value)
    if (caret) moveCaret(now, value, caret)
  }
}

function enter(field: Field, value: Typed['value']) {
  if (value instanceof FileList) {
    if (isFile(field)) field.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  if (typeof value === 'boolean') {
    if (isTick(field) && field.checked !== value) field.click()
    return
  }
  field.value = value
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
