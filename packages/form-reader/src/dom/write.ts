// Sets native controls so that React, Vue and Angular notice.

/** Own elements of a script in another world have their own `value`: the one of the prototype is the browser's. */
function setNative(element: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string) {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set
  setter?.call(element, value)
}

const tell = (element: Element, type: string) =>
  element.dispatchEvent(new Event(type, { bubbles: true, composed: true }))

/** The focus, also where the window has none: then the browser fires no event, and pages check on blur. */
export function focus(element: HTMLElement) {
  element.focus({ preventScroll: true })
  if (document.hasFocus()) return
  element.dispatchEvent(new FocusEvent('focus', { composed: true }))
  element.dispatchEvent(new FocusEvent('focusin', { bubbles: true, composed: true }))
}

export function blur(element: HTMLElement) {
  element.blur()
  if (document.hasFocus()) return
  element.dispatchEvent(new FocusEvent('blur', { composed: true }))
  element.dispatchEvent(new FocusEvent('focusout', { bubbles: true, composed: true }))
}

export function typeInto(element: HTMLInputElement | HTMLTextAreaElement, text: string) {
  setNative(element, text)
  element.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, data: text, inputType: 'insertText' }))
}

export function writeText(element: HTMLInputElement | HTMLTextAreaElement, text: string) {
  focus(element)
  typeInto(element, text)
  tell(element, 'change')
}

export function writeSelect(element: HTMLSelectElement, index: number) {
  setNative(element, element.options[index]?.value ?? '')
  if (element.selectedIndex !== index) element.selectedIndex = index
  tell(element, 'input')
  tell(element, 'change')
}

export function writeFile(input: HTMLInputElement, file: File) {
  const transfer = new DataTransfer()
  transfer.items.add(file)
  input.files = transfer.files
  tell(input, 'input')
  tell(input, 'change')
}

/** A click as of a pointer. Never on what submits a form or leads elsewhere. */
export function click(element: HTMLElement) {
  const button = element.closest<HTMLElement>('button, input, a')
  const isSubmit =
    button?.matches('a[href], input[type=submit], input[type=image]') ||
    (button instanceof HTMLButtonElement && button.type === 'submit' && button.form !== null)
  if (isSubmit) throw new Error('A click here could submit the form')
  const options = { bubbles: true, composed: true, cancelable: true, button: 0 }
  element.dispatchEvent(new PointerEvent('pointerdown', options))
  element.dispatchEvent(new MouseEvent('mousedown', options))
  element.dispatchEvent(new PointerEvent('pointerup', options))
  element.dispatchEvent(new MouseEvent('mouseup', options))
  element.click()
}
