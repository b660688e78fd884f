import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { QueueItem } from '#contract/queue.ts'
import { keyOfItem } from './queue.queries.ts'

interface Actions {
  onApply: (item: QueueItem) => void
  onReturn: (item: QueueItem) => void
}

const steps: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

/**
 * Moves through the queue and answers it by keys, while the focus is in its list and nowhere else: letters that work from
 * everywhere would be pressed by people who speak to their computer.
 */
export function useQueueKeys(items: readonly QueueItem[], { onApply, onReturn }: Actions) {
  const list = useRef<HTMLUListElement>(null)
  const region = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  const [place, setPlace] = useState({ key: '', index: 0 })
  const found = items.findIndex((item) => keyOfItem(item) === place.key)
  // What has left the list makes the next one current.
  const current = found === -1 ? Math.max(0, Math.min(place.index, items.length - 1)) : found

  const currentItem = items[current]
  const currentKey = currentItem ? keyOfItem(currentItem) : ''
  const focusOn = (index: number) => focus(list.current?.children[index] ?? region.current)

  useEffect(() => {
    const lostFocus = document.activeElement === null || document.activeElement === document.body
    if (hadFocus.current && lostFocus && currentKey !== place.key)
      focus(list.current?.children[current] ?? region.current)
  }, [currentKey, place.key, current])

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const item = currentItem
    if (!item || event.ctrlKey || event.metaKey || event.altKey) return
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    const step = steps[key]
    const isOnEntry = event.target === list.current?.children[current]
    if (step !== undefined) focusOn(Math.max(0, Math.min(current + step, items.length - 1)))
    else if (key === 'o' || (key === 'Enter' && isOnEntry)) openLink(list.current?.children[current])
    else if (key === 'a') onApply(item)
    else if (key === 'r') onReturn(item)
    else return
    event.preventDefault()
  }

  const watchFocus = {
    onFocus: () => void (hadFocus.current = true),
    // Nothing takes the focus of what is removed; then it is ours to keep.
    onBlur: ({ relatedTarget }: FocusEvent) => void (hadFocus.current = relatedTarget === null),
  }

  return {
    current,
    region: { ref: region, ...watchFocus },
    list: { ref: list, onKeyDown },
    entry: (item: QueueItem, index: number) => ({
      tabIndex: index === current ? 0 : -1,
      onFocus: () => setPlace({ key: keyOfItem(item), index }),
    }),
    /** Back to where the work goes on, after a dialog. */
    focusCurrent: () => focusOn(current),
  }
}

const focus = (element: Element | null) => element instanceof HTMLElement && element.focus()

/** By the link itself, which says how it opens. */
function openLink(entry: Element | undefined) {
  entry?.querySelector<HTMLAnchorElement>('a[target=_blank]')?.click()
}
