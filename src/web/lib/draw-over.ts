import { type ComponentChild, render } from 'preact'
import type { ReactElement } from 'react'

/**
 * Draws over the HTML that an element holds, and keeps of it every element that stays: with the focus, the selection and the
 * place it is scrolled to. React has no such thing: a root is emptied, or taken for what it should be (`hydrateRoot`).
 */
export function drawOver(container: Element, content: ReactElement) {
  render(content as ComponentChild, container)
}
