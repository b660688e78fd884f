import { useSyncExternalStore } from 'react'

/** How much of the window's lower end the keyboard of a phone covers; what is fixed there would be behind it. */
export const useKeyboardHeight = () => useSyncExternalStore(subscribe, coveredHeight, () => 0)

function subscribe(onChange: () => void) {
  const view = window.visualViewport
  view?.addEventListener('resize', onChange)
  view?.addEventListener('scroll', onChange)
  return () => {
    view?.removeEventListener('resize', onChange)
    view?.removeEventListener('scroll', onChange)
  }
}

const coveredHeight = () => coveredBelow(window.innerHeight, window.visualViewport)

export function coveredBelow(
  windowHeight: number,
  view: Pick<VisualViewport, 'height' | 'offsetTop' | 'scale'> | null,
): number {
  // Drawn larger by two fingers, the view is a part of the page, and no keyboard has to be there.
  if (!view || view.scale !== 1) return 0
  return Math.max(0, Math.round(windowHeight - view.height - view.offsetTop))
}
