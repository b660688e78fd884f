import type { FieldKind, FormField } from '#form/model/form-field.ts'
import type { Found } from './found.ts'
import { getHelp, getLabel, getSection, getText, tidy } from './labels.ts'
import { readValue } from './read-value.ts'
import { isShown } from './visible.ts'
import { listControls, maxFields } from './walk.ts'

const isYesOrNo = (text: string) => /^(?:yes|no|ja|nein|oui|non)$/i.test(text.trim())

/** Buttons that answer a question: marked as pressed or not, or a pair of yes and no. */
function listAnswerButtons(button: HTMLElement): HTMLElement[] {
  if ((button as HTMLButtonElement).type === 'submit' && (button as HTMLButtonElement).form) return []
  const siblings = [...(button.parentElement?.children ?? [])].filter((each) => each instanceof HTMLElement)
  const pressed = siblings.filter((each) => each.matches('button[aria-pressed]'))
  if (pressed.length > 1) return pressed
  const pair = siblings.filter((each) => each.matches('button') && isYesOrNo(each.textContent ?? ''))
  return pair.length === 2 ? pair : []
}

function getGroup(element: HTMLElement): Found | null {
  if (element.matches('button'))
    return element.matches('[aria-haspopup=listbox]')
      ? { kind: 'list', elements: [element] }
      : toGroup('radio', listAnswerButtons(element))
  if (element.matches('[role=radio]'))
    return toGroup('radio', [
      ...((element.closest('[role=radiogroup]') ?? element.parentElement)?.querySelectorAll<HTMLElement>(
        '[role=radio]',
      ) ?? []),
    ])
  if (element.matches('select')) return { kind: 'list', elements: [element] }
  if (element.matches('textarea')) return { kind: 'textarea', elements: [element] }
  return getInputGroup(element as HTMLInputElement)
}

const toGroup = (kind: FieldKind, elements: HTMLElement[]): Found | null =>
  elements.length > 0 ? { kind, elements } : null

function getInputGroup(input: HTMLInputElement): Found {
  const { type } = input
  if (type === 'radio' || type === 'checkbox') {
    const root = input.form ?? (input.getRootNode() as Document | ShadowRoot)
    const same =
      input.name === ''
        ? [input]
        : [...root.querySelectorAll<HTMLInputElement>(`input[type=${type}]`)].filter(({ name }) => name === input.name)
    const kind = type === 'radio' ? 'radio' : same.length > 1 ? 'checkboxes' : 'checkbox'
    return { kind, elements: same }
  }
  if (type === 'file' || type === 'month' || type === 'date') return { kind: type, elements: [input] }
  return { kind: input.matches('[role=combobox], [aria-autocomplete=list]') ? 'list' : 'text', elements: [input] }
}

const isUsable = (element: HTMLElement) =>
  !element.matches(':disabled, [readonly], [aria-disabled=true], [aria-readonly=true], [inert] *')

/** The visible fields of a document that a person could fill in. */
export function collectFields(root: Document): { fields: Found[]; isCut: boolean } {
  const { elements, isCut } = listControls(root)
  const taken = new Set<HTMLElement>()
  const fields: Found[] = []
  for (const element of elements) {
    if (taken.has(element) || fields.length >= maxFields) continue
    const found = getGroup(element)
    if (!found) continue
    for (const each of found.elements) taken.add(each)
    const usable = found.elements.filter((each) => isUsable(each) && isShown(each))
    if (usable.length > 0) fields.push({ ...found, elements: usable })
  }
  return { fields, isCut: isCut || fields.length >= maxFields }
}

const parts: Record<string, FormField['part']> = {
  month: 'month',
  mm: 'month',
  monat: 'month',
  year: 'year',
  yyyy: 'year',
  jahr: 'year',
  day: 'day',
  dd: 'day',
}

export const getOptionText = (element: HTMLElement) =>
  element instanceof HTMLInputElement ? getText(element.labels?.[0]) : tidy(element.textContent ?? '')

function getOptions({ kind, elements }: Found): string[] {
  const [first] = elements
  if (first instanceof HTMLSelectElement)
    return [...first.options].map(({ text, value }) => (value === '' ? '' : tidy(text))).slice(0, 1_000)
  return kind === 'radio' || kind === 'checkboxes' ? elements.map(getOptionText) : []
}

/** What the page says about a field, without any element of it. */
export function describe(found: Found, id: string): FormField {
  const { kind, elements } = found
  const [first] = elements as [HTMLElement]
  const own = getLabel(elements)
  const part = parts[own.toLowerCase()] ?? null
  const group = part ? first.closest('fieldset, [role=group][aria-label], [data-automation-id^=formField]') : null
  const label = part ? getText(group?.querySelector('legend, label')) : own
  const around = getParentNames(first)
  return {
    id,
    kind,
    label,
    section: getSection(group ?? first, label),
    help: getHelp(first),
    placeholder: tidy(first.getAttribute('placeholder') ?? ''),
    autocomplete: (first.getAttribute('autocomplete') ?? '').toLowerCase(),
    names: [first.getAttribute('name') ?? '', first.id, first.dataset.automationId ?? '', around]
      .filter(Boolean)
      .join('\n'),
    type: first instanceof HTMLInputElement ? first.type : '',
    options: getOptions(found),
    part,
    value: readValue(found),
    required: first.matches('[required], [aria-required=true]'),
  }
}

/** The board's own names of a wrapper. */
const getParentNames = (element: HTMLElement) => {
  const wrapper = element.closest<HTMLElement>('[data-field-path], [data-automation-id^=formField]')
  return wrapper?.dataset.fieldPath ?? wrapper?.dataset.automationId ?? ''
}
