import { useSyncExternalStore } from 'react'

/** The height that a phone's on-screen keyboard covers. */
export const useKeyboardHeight = () =>
  useSyncExternalStore(
    subscribe,
    () => coveredHeight,
    () => 0,
  )

/** Cached: reading it from the window would force a layout. */
let coveredHeight = 0

function subscribe(onChange: () => void) {
  const view = window.visualViewport
  const measure = () => {
    coveredHeight = computeCoveredHeight(window.innerHeight, view)
    onChange()
  }
  view?.addEventListener('resize', measure)
  view?.addEventListener('scroll', measure)
  return () => {
    view?.removeEventListener('resize', measure)
    view?.removeEventListener('scroll', measure)
  }
}

export function computeCoveredHeight(
  windowHeight: number,
  view: Pick<VisualViewport, 'height' | 'offsetTop' | 'scale'> | null,
): number {
  // Pinch zoom changes the viewport too, without a keyboard.
  if (!view || view.scale !== 1) return 0
  return Math.max(0, Math.round(windowHeight - view.height - view.offsetTop))
}
