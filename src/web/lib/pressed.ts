const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent

/** Takes the name of the button that was pressed last on a drawn page, which `site/after-paint.ts` has marked. */
export function takePressed(container: Element) {
  const button = container.querySelector('[data-pressed]')
  button?.removeAttribute('data-pressed')
  return button && nameOf(button)
}

/** Presses it now, if there is just one of that name: of its element the app may have made another button. */
export function pressAgain(container: Element, name: string | null) {
  if (name === null) return
  const [button, ...others] = [...container.querySelectorAll('button')].filter((found) => nameOf(found) === name)
  if (others.length === 0) button?.click()
}
