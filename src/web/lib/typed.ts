type Typed = readonly [field: HTMLInputElement | HTMLTextAreaElement, value: string]

/** What somebody has typed into a drawn page by now. */
export function typedIn(container: Element): Typed[] {
  const fields = [...container.querySelectorAll<Typed[0]>('input, textarea')]
  return fields.filter(({ value }) => value !== '').map((field) => [field, field.value] as const)
}

/** Types it again where the fields have come to life, which knew nothing of it. */
export function putBack(typed: Typed[]) {
  for (const [field, value] of typed) {
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
