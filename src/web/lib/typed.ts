type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Typed = readonly [field: Field, value: string | boolean]

const isTick = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'

function drawnValue(field: Field) {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  return ([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value
}

/** What somebody has typed, chosen or ticked on a drawn page by now. */
export function typedIn(container: Element): Typed[] {
  return [...container.querySelectorAll<Field>('input, textarea, select')].flatMap((field): Typed[] => {
    if (isTick(field)) return field.checked === field.defaultChecked ? [] : [[field, field.checked]]
    return field.value === drawnValue(field) ? [] : [[field, field.value]]
  })
}

/** Does it again where the fields have come to life, which knew nothing of it. */
export function putBack(typed: Typed[]) {
  for (const [field, value] of typed) {
    if (typeof value === 'boolean') {
      if (isTick(field) && field.checked !== value) field.click()
    } else {
      field.value = value
      field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
    }
  }
}
