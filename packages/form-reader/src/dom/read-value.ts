import type { Found } from './found.ts'
import { tidy } from './labels.ts'
import { getParent } from './walk.ts'

const nothing = /^(?:select(?: one)?|choose|please select|search|--?|)(?:\.{3}|…)?$/i
/** Where a drawn list shows what was chosen. */
const chosen =
  '[class*=single-value], [class*=singleValue], [class*=multi-value], [data-automation-id=selectedItem], .select2-selection__rendered'

const isOn = (element: HTMLElement) =>
  element instanceof HTMLInputElement
    ? element.checked
    : element.matches('[aria-checked=true], [aria-pressed=true]') || [...element.classList].some(isOnName)
/** Buttons without an attribute of their state, as Ashby's. */
const isOnName = (name: string) => /(?:^|[_-])(?:active|selected)(?:$|_)/.test(name)

/** What stands in a field now; empty for nothing. A file is its name. */
export function readValue({ kind, elements }: Found): string {
  const [first] = elements
  if (!first) return ''
  if (kind === 'checkbox') return isOn(first) ? 'on' : ''
  if (kind === 'radio' || kind === 'checkboxes')
    return elements
      .filter(isOn)
      .map((each) => tidy((each as HTMLInputElement).labels?.[0]?.textContent ?? each.textContent ?? ''))
      .join(', ')
  if (kind === 'file') return (first as HTMLInputElement).files?.[0]?.name ?? ''
  if (first instanceof HTMLSelectElement)
    return first.value === '' ? '' : notNothing(first.selectedOptions[0]?.text ?? '')
  if (kind === 'list') return readList(first)
  return (first as HTMLInputElement).value
}

const notNothing = (text: string) => (nothing.test(tidy(text)) ? '' : tidy(text))

function readList(element: HTMLElement) {
  if (element.matches('button')) return notNothing(element.textContent ?? '')
  const typed = (element as HTMLInputElement).value
  if (typed !== '') return typed
  let around = getParent(element)
  for (let level = 0; around && level < 4; level += 1, around = getParent(around)) {
    const shown = around.querySelector(chosen)
    if (shown) return notNothing(shown.textContent ?? '')
  }
  return ''
}
