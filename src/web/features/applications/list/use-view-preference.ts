import { useState } from 'react'

const views = ['table', 'board', 'progress'] as const
export type View = (typeof views)[number]

const key = 'applications-view'

function remembered(): View {
  try {
    const kept = localStorage.getItem(key)
    return views.find((view) => view === kept) ?? 'table'
  } catch {
    return 'table'
  }
}

/** In which way a person looks at their applications; this browser remembers it. */
export function useViewPreference() {
  const [view, setView] = useState(remembered)
  function choose(next: View) {
    setView(next)
    try {
      localStorage.setItem(key, next)
    } catch {
      // Without a storage the choice lasts as long as the page.
    }
  }
  return [view, choose] as const
}
