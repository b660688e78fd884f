// Draws the steps of a form and makes their fields behave as on a board.
import { boxes, dateParts, drawnRadios, fileInput, textInput } from './inputs.ts'
import { combobox, listbox, reactSelect, select2 } from './lists.ts'
import { countSubmits, fieldFor, spec, watchTouches } from './state.ts'

function behave(root: Element) {
  const key = root.getAttribute('data-k') ?? ''
  const field = fieldFor(key)
  const options = field.options ?? []
  if (field.never) watchTouches(root, key)
  switch (field.kind) {
    case 'select':
      if (spec.skin.select === 'react-select') reactSelect(root, key, options, false)
      else if (spec.skin.select === 'listbox') listbox(root, key, options)
      else select2(root, key)
      break
    case 'combo':
      if (spec.skin.select === 'react-select') reactSelect(root, key, options, true)
      else combobox(root, key, options)
      break
    case 'radio':
      if (spec.skin.radio === 'radios') boxes(root, key, options)
      else drawnRadios(root, key)
      break
    case 'check':
    case 'checks':
      boxes(root, key, options)
      break
    case 'parts':
      dateParts(root, key)
      break
    case 'file':
      fileInput(root, key)
      break
    default:
      textInput(root, key)
  }
}

const place = document.querySelector('#application') as HTMLElement
const steps = [...document.querySelectorAll<HTMLTemplateElement>('template[data-step]')]
/** Some boards put each field into the open shadow root of an element. */
const usesShadow = 'shadow' in place.dataset

function show(index: number) {
  place.replaceChildren(steps[index]?.content.cloneNode(true) ?? '')
  const roots = [...place.querySelectorAll('[data-k]')]
  for (const root of roots) behave(root)
  if (usesShadow)
    for (const root of roots) {
      const host = document.createElement('oc-field')
      root.replaceWith(host)
      const style = document.createElement('style')
      style.textContent = document.querySelector('style')?.textContent ?? ''
      host.attachShadow({ mode: 'open' }).append(style, root)
    }
  place.querySelector('.next')?.addEventListener('click', () => show(index + 1))
}

countSubmits()
show(0)
