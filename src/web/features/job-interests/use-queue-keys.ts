import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { QueueItem } from '#contract/queue.ts'
import { getItemKey } from './queue.queries.ts'

interface Actions {
  onApply: (item: QueueItem) => void
  onReturn: (item: QueueItem) => void
}

const steps: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

/**
 * Keys to move through the queue and to answer entries, only while the focus is in the list: with speech input, letters that
 * work everywhere would be triggered by dictation.
 */
export function useQueueKeys(items: readonly QueueItem[], { onApply, onReturn }: Actions) {
  const list = useRef<HTMLUListElement>(null)
  const region = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  const [position, setPosition] = useState({ key: '', index: 0 })
  const foundIndex = items.findIndex((item) => getItemKey(item) === position.key)
  // When the current entry leaves the list, the next one becomes current.
  const current = foundIndex === -1 ? Math.max(0, Math.min(position.index, items.length - 1)) : foundIndex

  const currentItem = items[current]
  const currentKey = currentItem ? getItemKey(currentItem) : ''
  const focusOn = (index: number) => focus(list.current?.children[index] ?? region.current)

  useEffect(() => {
    const lostFocus = document.activeElement === null || document.activeElement === document.body
    if (hadFocus.current && lostFocus && currentKey !== position.key)
      focus(list.current?.children[current] ?? region.current)
  }, [currentKey, position.key, current])

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
    // A removed element loses the focus to nothing; then this hook restores it.
    onBlur: ({ relatedTarget }: FocusEvent) => void (hadFocus.current = relatedTarget === null),
  }

  return {
    current,
    region: { ref: region, ...watchFocus },
    list: { ref: list, onKeyDown },
    entry: (item: QueueItem, index: number) => ({
      tabIndex: index === current ? 0 : -1,
      onFocus: () => setPosition({ key: getItemKey(item), index }),
    }),
    /** Returns the focus to the current entry, after a dialog. */
    focusCurrent: () => focusOn(current),
  }
}

const focus = (element: Element | null) => element instanceof HTMLElement && element.focus()

/** Clicks the link, which knows how it opens. */
function openLink(entry: Element | undefined) {
  entry?.querySelector<HTMLAnchorElement>('a[target=_blank]')?.click()
}
