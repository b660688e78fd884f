import { useState } from 'react'

const views = ['table', 'board', 'progress'] as const
export type View = (typeof views)[number]

const key = 'applications-view'

function readPreference(): View {
  try {
    const stored = localStorage.getItem(key)
    return views.find((view) => view === stored) ?? 'table'
  } catch {
    return 'table'
  }
}

/** The chosen view, stored in this browser. */
export function useViewPreference() {
  const [view, setView] = useState(readPreference)
  function choose(next: View) {
    setView(next)
    try {
      localStorage.setItem(key, next)
    } catch {
      // Without storage the choice lasts until the page is left.
    }
  }
  return [view, choose] as const
}
