import { unfoldField } from '../form-part.tsx'

type TextControl = HTMLInputElement | HTMLTextAreaElement

/** Other types of input refuse a selection. */
const selectable = new Set(['text', 'search', 'url', 'tel', 'password', 'textarea'])

/** Focuses a field by its name, with these words selected. False where the form has no such field. */
export function focusField(name: string, words: { start: number; end: number } | null): boolean {
  const [control] = document.getElementsByName(name)
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return false
  unfoldField(name)
  selectWords(control, words)
  return true
}

/** Focuses a control and selects words in it, which are scrolled into the middle of the window. */
export function selectWords(control: TextControl, words: { start: number; end: number } | null) {
  control.focus({ preventScroll: true })
  if (words && selectable.has(control.type)) control.setSelectionRange(words.start, words.end)
  const inside = words && control instanceof HTMLTextAreaElement ? measureHeight(control, words.start) : 0
  control.scrollTop = Math.max(0, inside - control.clientHeight / 2)
  const { top, height } = control.getBoundingClientRect()
  const shown = Math.min(height, inside - control.scrollTop)
  window.scrollBy({ top: top + (inside > 0 ? shown : height / 2) - window.innerHeight / 2 })
}

/** How far down a place of a text is: the height of the text before it, set in the same way. */
function measureHeight(control: HTMLTextAreaElement, place: number): number {
  const { font, lineHeight, letterSpacing, paddingInline } = getComputedStyle(control)
  const copy = document.createElement('div')
  const style = { font, lineHeight, letterSpacing, paddingInline, width: `${control.clientWidth}px` }
  Object.assign(copy.style, style, {
    boxSizing: 'border-box',
    position: 'absolute',
    visibility: 'hidden',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
  })
  copy.textContent = control.value.slice(0, place)
  document.body.append(copy)
  const height = copy.getBoundingClientRect().height
  copy.remove()
  return height
}
