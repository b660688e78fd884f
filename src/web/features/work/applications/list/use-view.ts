import { useState, useSyncExternalStore } from 'react'
import { useSearchParams } from 'wouter'
import { withParam } from '#web/lib/navigation/navigation.ts'

const views = ['table', 'board', 'progress'] as const
export type View = (typeof views)[number]

const param = 'view'
const storageKey = 'applications-view'

const findView = (value: string | null) => views.find((view) => view === value)

function readPreference(): View {
  try {
    return findView(localStorage.getItem(storageKey)) ?? 'table'
  } catch {
    return 'table'
  }
}

function storePreference(view: View) {
  try {
    localStorage.setItem(storageKey, view)
  } catch {
    // Without storage the address alone holds the choice.
  }
}

const neverChanges = () => () => undefined

/** The view in the address; without one there, the view that was last chosen in this browser. */
export function useView() {
  const [query, setQuery] = useSearchParams()
  const [stored] = useState(readPreference)
  const preference = useSyncExternalStore(
    neverChanges,
    () => stored,
    () => 'table' as const,
  )
  const view = findView(query.get(param)) ?? preference
  function choose(next: View) {
    if (next === view) return
    storePreference(next)
    setQuery((before) => withParam(before, param, next))
  }
  return [view, choose] as const
}
