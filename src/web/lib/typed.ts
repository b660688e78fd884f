type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface Typed {
  field: Field
  name: string
  /** Files stay in their field. */
  value: string | boolean | FileList
}

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
    return value === drawn ? [] : [{ field, name: field.name, value }]
  })
}

/** Does it again where the fields have come to life, which knew nothing of it. */
export function putBack(container: Element, typed: Typed[]) {
  for (const { field, name, value } of typed) {
    // The app may have made another field of that element, for want of its own.
    const stays = field.isConnected && field.name === name
    const now = stays ? field : name && fieldsIn(container).find((other) => other.name === name)
    if (now) enter(now, value)
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
