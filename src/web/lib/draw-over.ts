import { type ComponentChild, options, render } from 'preact'
import type { ReactElement } from 'react'

/**
 * Draws over the HTML that an element holds, and keeps of it every element that stays: with the focus, the selection and the
 * place it is scrolled to. React has no such thing: a root is emptied, or taken for what it should be (`hydrateRoot`).
 */
export function drawOver(container: Element, content: ReactElement) {
  render(content as ComponentChild, container)
}

/**
 * Draws so that all of it is one moment for the browser: effects, which wait for the next frame otherwise, and what they change.
 * What a person types or presses comes before it or after it. React would have its effects run by `flushSync`.
 */
export async function atOnce(draw: () => void) {
  options.requestAnimationFrame = queueMicrotask
  try {
    draw()
  } finally {
    delete options.requestAnimationFrame
  }
  // The effects are run before the first of these goes on, and what they have changed is drawn before the second.
  await Promise.resolve()
  await Promise.resolve()
}
