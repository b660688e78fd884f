// Inputs as frameworks hold them: what a script sets without the events of typing is lost.
import { set, spec } from './state.ts'

type Input = HTMLInputElement | HTMLTextAreaElement

/** As React tracks a value: a write through the element itself is not a change, and the next drawing undoes it. */
function controlledInput(input: Input, write: (value: string) => void) {
  const native = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value') as PropertyDescriptor
  let known = input.value
  let kept = input.value
  Object.defineProperty(input, 'value', {
    configurable: true,
    get: () => native.get?.call(input) as string,
    set: (value: string) => {
      known = value
      native.set?.call(input, value)
    },
  })
  input.addEventListener('input', () => {
    const value = native.get?.call(input) as string
    if (value === known) return
    known = value
    kept = value
    write(value)
  })
  input.addEventListener('blur', () => native.set?.call(input, kept))
}

/** A page that puts a new element in the place of the old one while a person types. */
function replacedInput(input: Input, write: (value: string) => void) {
  controlledInput(input, (value) => {
    write(value)
    setTimeout(() => {
      if (!input.isConnected) return
      const copy = input.cloneNode() as Input
      copy.value = value
      input.replaceWith(copy)
      replacedInput(copy, write)
    }, 40)
  })
}

export function textInput(root: Element, key: string) {
  const input = root.querySelector<Input>('input, textarea')
  if (!input) return
  const write = (value: string) => set(key, value)
  if (spec.skin.text === 'replaced') replacedInput(input, write)
  else controlledInput(input, write)
}

/** Month and year in inputs of their own. */
export function dateParts(root: Element, key: string) {
  const inputs = [...root.querySelectorAll('input')]
  for (const input of inputs) controlledInput(input, () => set(key, inputs.map(({ value }) => value).join('/')))
}

export function boxes(root: Element, key: string, options: string[]) {
  const inputs = [...root.querySelectorAll('input')]
  for (const input of inputs)
    input.addEventListener('change', () => {
      const chosen = inputs.flatMap((each, index) => (each.checked ? [options[index] ?? 'on'] : []))
      set(key, chosen.join(', '))
    })
}

/** Answers drawn as buttons, or as elements with a role. */
export function drawnRadios(root: Element, key: string) {
  const drawn = [...root.querySelectorAll('[aria-pressed], [role=radio]')]
  for (const each of drawn)
    each.addEventListener('click', () => {
      for (const other of drawn)
        other.setAttribute(other.hasAttribute('aria-pressed') ? 'aria-pressed' : 'aria-checked', String(other === each))
      set(key, each.textContent ?? '')
    })
}

export function fileInput(root: Element, key: string) {
  const input = root.querySelector('input') as HTMLInputElement
  const take = (name: string | undefined) => {
    if (!name) return
    set(key, name)
    const shown = document.createElement('p')
    shown.textContent = name
    ;(input.closest('.drop, .file-upload__wrapper, [data-k]') ?? root).append(shown)
    if (spec.skin.file === 'removed') input.closest('.button-container')?.remove()
  }
  input.addEventListener('change', () => take(input.files?.[0]?.name))
  const zone = root.querySelector('.drop')
  zone?.addEventListener('dragover', (event) => event.preventDefault())
  zone?.addEventListener('drop', (event) => {
    event.preventDefault()
    take((event as DragEvent).dataTransfer?.files[0]?.name)
  })
}
