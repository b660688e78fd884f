import type { FormSpec } from '../spec.ts'
import type { Skin } from '../skins.ts'

export type PageSpec = FormSpec & { skin: Omit<Skin, 'names' | 'wrap'> }

export const spec = JSON.parse(document.querySelector('#spec')?.textContent ?? '{}') as PageSpec

/** What the page itself knows: what it would send. */
const state: Record<string, string> = {}
const touched = new Set<string>()
const counts = { submits: 0 }

export const set = (key: string, value: string) => {
  state[key] = value
}

export const fieldFor = (key: string) => {
  const [page = 0, index = 0] = key.split('-').map(Number)
  const found = spec.pages[page]?.[index]
  if (!found) throw new Error(`No field ${key}`)
  return found
}

/** Any sign that a field was used. */
export function watchTouches(element: Element, key: string) {
  for (const type of ['input', 'change', 'click', 'focus', 'pointerdown', 'mousedown', 'keydown', 'drop'])
    element.addEventListener(type, () => touched.add(key), true)
}

/** With `?live` a submit leads on, as on a board. */
const isLive = new URLSearchParams(location.search).has('live')

export function countSubmits() {
  window.addEventListener('submit', (event) => {
    counts.submits += 1
    if (!isLive) event.preventDefault()
  })
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('#send')) return
    counts.submits += 1
    if (isLive) location.assign(`/submitted/${spec.id}`)
  })
}

Object.assign(window, { readForm: () => ({ state, touched: [...touched], submits: counts.submits }) })
