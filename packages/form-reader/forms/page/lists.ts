// Lists as boards draw them: menus that come late, are drawn again on each key, or hang at the end of the page.
import { set } from './state.ts'

/** How late options arrive. */
const late = 150

const html = (tag: string, attributes: Record<string, string>, text = '') => {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.textContent = text
  return element
}

/** A react-select: each key draws the control again, options come late, and a blur drops what was typed. */
export function reactSelect(root: Element, key: string, options: string[], isAsync: boolean) {
  const shell = root.querySelector('.select-shell')
  if (!shell) return
  let chosen = ''
  let timer = 0
  const input = () => shell.querySelector('input') as HTMLInputElement
  const close = () => {
    shell.querySelector('.select__menu')?.remove()
    input().setAttribute('aria-expanded', 'false')
    input().removeAttribute('aria-controls')
  }
  const draw = () => {
    const value = shell.querySelector('.select__value-container')
    value?.querySelector('.select__placeholder, .select__single-value')?.remove()
    value?.prepend(
      html('div', { class: chosen ? 'select__single-value' : 'select__placeholder' }, chosen || 'Select...'),
    )
  }
  const choose = (option: string) => {
    chosen = option
    set(key, option)
    input().value = ''
    draw()
    close()
  }
  const open = () => {
    const typed = input().value.toLowerCase()
    close()
    input().setAttribute('aria-expanded', 'true')
    const menu = html('div', { class: 'select__menu' })
    const id = `react-select-${input().id}-listbox`
    input().setAttribute('aria-controls', id)
    const list = html('div', { class: 'select__menu-list', role: 'listbox', id })
    menu.append(list)
    shell.append(menu)
    const shown = isAsync && typed.length < 3 ? [] : options.filter((each) => each.toLowerCase().includes(typed))
    list.append(html('div', {}, shown.length > 0 ? 'Loading...' : 'No options'))
    clearTimeout(timer)
    timer = window.setTimeout(() => {
      list.replaceChildren(
        ...shown.map((option, index) => {
          const item = html('div', { class: 'select__option', role: 'option', id: `${id}-${index}` }, option)
          item.addEventListener('click', () => choose(option))
          return item
        }),
      )
      if (shown.length === 0) list.append(html('div', {}, 'No options'))
    }, late)
  }
  const listen = () => {
    input().addEventListener('input', () => {
      // The whole control is a new element; the focus goes along.
      const control = shell.querySelector('.select__control') as Element
      const typed = input().value
      const copy = control.cloneNode(true) as Element
      control.replaceWith(copy)
      input().value = typed
      listen()
      input().focus()
      open()
    })
    input().addEventListener('blur', () => {
      setTimeout(() => {
        if (shell.contains(document.activeElement)) return
        input().value = ''
        close()
      }, 60)
    })
    shell.querySelector('.select__control')?.addEventListener('mousedown', (event) => {
      event.preventDefault()
      input().focus()
      if (!shell.querySelector('.select__menu')) open()
    })
  }
  listen()
}

/** A button that opens a list at the end of the page, a moment later. */
export function listbox(root: Element, key: string, options: string[]) {
  const button = root.querySelector('button[aria-haspopup=listbox]') as HTMLButtonElement
  button.addEventListener('click', () => {
    document.querySelector('[data-popup]')?.remove()
    setTimeout(() => {
      const popup = html('div', { 'data-popup': '', 'data-automation-widget': 'wd-popup' })
      const list = html('ul', { role: 'listbox', id: `list-${key}` })
      button.setAttribute('aria-controls', list.id)
      for (const option of options) {
        const item = html('li', { role: 'option' }, option)
        item.addEventListener('click', () => {
          set(key, option)
          button.textContent = option
          popup.remove()
        })
        list.append(item)
      }
      popup.append(list)
      document.body.append(popup)
    }, late)
  })
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') document.querySelector('[data-popup]')?.remove()
  })
}

/** An input with suggestions; text that was not chosen is dropped. */
export function combobox(root: Element, key: string, options: string[]) {
  const input = root.querySelector('input') as HTMLInputElement
  let chosen = ''
  let list: HTMLElement | undefined
  const close = () => list?.remove()
  input.addEventListener('input', () => {
    close()
    const typed = input.value.toLowerCase()
    const shown = typed.length < 2 ? [] : options.filter((each) => each.toLowerCase().includes(typed))
    setTimeout(() => {
      close()
      list = html('ul', { role: 'listbox', id: `suggestions-${key}` })
      input.setAttribute('aria-controls', list.id)
      for (const option of shown) {
        const item = html('li', { role: 'option' }, option)
        item.addEventListener('mousedown', (event) => event.preventDefault())
        item.addEventListener('click', () => {
          chosen = option
          set(key, option)
          input.value = option
          close()
        })
        list.append(item)
      }
      input.after(list)
    }, late)
  })
  input.addEventListener('blur', () => {
    input.value = chosen
    setTimeout(close, 60)
  })
}

/** A native select behind a drawn one. */
export function select2(root: Element, key: string) {
  const select = root.querySelector('select') as HTMLSelectElement
  select.addEventListener('change', () => {
    const text = select.selectedOptions[0]?.text ?? ''
    set(key, text)
    const drawn = root.querySelector('.select2-selection__rendered')
    if (drawn) drawn.textContent = text
  })
}
