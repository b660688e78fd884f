/** A form as Stripe reads it: `items[0][price]=x` is a list of one object. Every value is still text, as on the wire. */
export type Form = { [name: string]: FormValue }
type FormValue = string | Form | FormValue[]

const isForm = (value: FormValue | undefined): value is Form => typeof value === 'object' && !Array.isArray(value)

function put(form: Form, [name = '', ...rest]: string[], value: string) {
  if (rest.length === 0) form[name] = value
  else {
    const inner = form[name]
    const next = isForm(inner) ? inner : {}
    form[name] = next
    put(next, rest, value)
  }
}

/** Objects whose names are 0, 1, 2, ... are lists. */
function withLists(value: FormValue): FormValue {
  if (!isForm(value)) return value
  const entries = Object.entries(value).map(([name, inner]) => [name, withLists(inner)] as const)
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index))
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
}

export function readForm(text: string): Form {
  const form: Form = {}
  for (const [name, value] of new URLSearchParams(text)) put(form, name.split(/\[|\]\[?/).filter(Boolean), value)
  return withLists(form) as Form
}
