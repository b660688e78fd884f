import { useSyncExternalStore } from 'react'

/** How much of the window's lower end the keyboard of a phone covers; what is fixed there would be behind it. */
export const useKeyboardHeight = () =>
  useSyncExternalStore(
    subscribe,
    () => covered,
    () => 0,
  )

/** As it was last told of: to ask the window would have the browser lay out everything there and then. */
let covered = 0

function subscribe(onChange: () => void) {
  const view = window.visualViewport
  const measure = () => {
    covered = coveredBelow(window.innerHeight, view)
    onChange()
  }
  view?.addEventListener('resize', measure)
  view?.addEventListener('scroll', measure)
  return () => {
    view?.removeEventListener('resize', measure)
    view?.removeEventListener('scroll', measure)
  }
}

export function coveredBelow(
  windowHeight: number,
  view: Pick<VisualViewport, 'height' | 'offsetTop' | 'scale'> | null,
): number {
  // Drawn larger by two fingers, the view is a part of the page, and no keyboard has to be there.
  if (!view || view.scale !== 1) return 0
  return Math.max(0, Math.round(windowHeight - view.height - view.offsetTop))
}
