/** A form as Stripe reads it: `items[0][price]=x` is a list of one object. Every value is still text, as on the wire. */
export type Form = { [name: string]: FormValue }
export type FormValue = string | Form | FormValue[]

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

export function textIn(form: FormValue | undefined, ...path: (string | number)[]): string | undefined {
  let value = form
  for (const step of path) {
    if (value === undefined || typeof value === 'string') return undefined
    value = Array.isArray(value) ? value[Number(step)] : value[step]
  }
  return typeof value === 'string' ? value : undefined
}

export function listIn(form: Form, name: string): string[] {
  const value = form[name]
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}

export function textsIn(form: Form, ...path: string[]): Record<string, string> {
  let value: FormValue | undefined = form
  for (const step of path) value = isForm(value) ? value[step] : undefined
  const entries = Object.entries(isForm(value) ? value : {})
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}
