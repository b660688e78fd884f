import { useState } from 'react'
import { maxReturned } from '#contract/job-interests.ts'
import type { QueueItem } from '#contract/queue.ts'
import { getItemKey } from './queue.queries.ts'

/** The interests that are selected to be returned together. What leaves the list leaves the selection. */
export function useChecked(items: readonly QueueItem[]) {
  const [keys, setKeys] = useState<readonly string[]>([])
  const [anchor, setAnchor] = useState<string | null>(null)
  const interests = items.filter(({ kind }) => kind === 'interest')
  const checked = interests.filter((item) => keys.includes(getItemKey(item)))

  function toggle(key: string, range: boolean) {
    const isChecked = keys.includes(key)
    const changed = range && anchor !== null ? getRange(interests.map(getItemKey), anchor, key) : [key]
    const others = keys.filter((other) => !changed.includes(other))
    setKeys((isChecked ? others : [...others, ...changed]).slice(0, maxReturned))
    setAnchor(key)
  }

  return {
    items: checked,
    /** How many can be selected at once. */
    total: Math.min(interests.length, maxReturned),
    has: (key: string) => keys.includes(key),
    toggle,
    selectAll: () => setKeys(interests.slice(0, maxReturned).map(getItemKey)),
    clear: () => setKeys([]),
  }
}

/** The keys from one to the other, both included, in either direction. */
function getRange(keys: readonly string[], from: string, to: string) {
  const [first, last] = [keys.indexOf(from), keys.indexOf(to)].toSorted((a, b) => a - b)
  return first === undefined || first === -1 ? [to] : keys.slice(first, (last ?? first) + 1)
}
