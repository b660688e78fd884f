import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { QueueItem } from '#contract/queue.ts'
import { getItemKey } from './queue.queries.ts'

interface QueueKeys {
  items: readonly QueueItem[]
  /** The item beside the list, or in place of it. */
  selected: QueueItem | null
  /** List and item are beside each other: the keys select what they move to. */
  split: boolean
  onSelect: (key: string) => void
  onApply: (item: QueueItem) => void
  onReturn: (item: QueueItem) => void
  onSnooze: (item: QueueItem) => void
  onCheck: (item: QueueItem) => void
  onHelp: () => void
  /** Escape in the form of an application. */
  onEscape: () => void
}

const steps: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

/** Where letters are text, and what handles its keys itself. */
const handlesKeys =
  'input:not([type=checkbox]), textarea, select, [contenteditable], [role=menu], [role=tablist], [role=dialog]'

/**
 * Keys to move through the queue and to answer its items, only while the focus is in the queue: with speech input, letters
 * that work everywhere would be triggered by dictation.
 */
export function useQueueKeys({ items, selected, split, onSelect, ...actions }: QueueKeys) {
  const list = useRef<HTMLUListElement>(null)
  const region = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  const [position, setPosition] = useState({ key: '', index: 0 })
  const selectedKey = selected && getItemKey(selected)
  const selectedIndex = split ? items.findIndex((item) => getItemKey(item) === selectedKey) : -1
  const foundIndex = items.findIndex((item) => getItemKey(item) === position.key)
  // When the current item leaves the list, the next one becomes current.
  const nearest = foundIndex === -1 ? Math.max(0, Math.min(position.index, items.length - 1)) : foundIndex
  const current = selectedIndex === -1 ? nearest : selectedIndex
  const currentItem = items[current]
  const currentKey = currentItem ? getItemKey(currentItem) : ''

  const getRow = (index: number) => list.current?.children[index]?.querySelector('[data-row]')
  const focusOn = (index: number) => focus(getRow(index) ?? region.current)

  useEffect(() => {
    const lostFocus = document.activeElement === null || document.activeElement === document.body
    if (hadFocus.current && lostFocus && currentKey !== position.key)
      focus(list.current?.children[current]?.querySelector('[data-row]') ?? region.current)
  }, [currentKey, position.key, current])

  function move(step: number) {
    const target = items[Math.max(0, Math.min(current + step, items.length - 1))]
    if (!target) return
    const key = getItemKey(target)
    if (split) onSelect(key)
    focusOn(items.indexOf(target))
    setPosition({ key, index: items.indexOf(target) })
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { target, currentTarget, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey || !(target instanceof Element)) return
    // Dialogs and menus are children of the queue for React only.
    if (!currentTarget.contains(target)) return
    if (event.key === 'Escape' && !event.defaultPrevented && target.closest('[role=dialog]')) return actions.onEscape()
    if (target.closest(handlesKeys)) return
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    const isInList = list.current?.contains(target) ?? false
    const item = (isInList ? currentItem : selected) ?? selected ?? currentItem
    const step = steps[key]
    const isArrow = key.startsWith('Arrow')
    if (step !== undefined && (isInList || !isArrow)) move(step)
    else if (key === '?') actions.onHelp()
    else if (!item) return
    else if (key === 'o' || (key === 'Enter' && target.matches('[data-row]') && selectedKey === getItemKey(item)))
      openPosting(item)
    else if (key === 'a') actions.onApply(item)
    else if (key === 'r') actions.onReturn(item)
    else if (key === 's') actions.onSnooze(item)
    else if (key === 'x') actions.onCheck(item)
    else return
    event.preventDefault()
  }

  const watchFocus = {
    onFocus: () => void (hadFocus.current = true),
    // A removed element loses the focus to nothing; then this hook restores it.
    onBlur: ({ relatedTarget }: FocusEvent) => void (hadFocus.current = relatedTarget === null),
  }

  return {
    region: { ref: region, onKeyDown, ...watchFocus },
    list: { ref: list },
    /** Only the current row is reached by Tab. */
    getRowProps: (item: QueueItem, index: number) => ({
      tabIndex: index === current ? 0 : -1,
      onFocus: () => setPosition({ key: getItemKey(item), index }),
    }),
    /** Returns the focus to the current row, after a dialog. */
    focusCurrent: () => focusOn(current),
  }
}

const focus = (element: Element | null | undefined) => element instanceof HTMLElement && element.focus()

const openPosting = (item: QueueItem) =>
  item.kind === 'interest' && window.open(item.interest.jobUrl, '_blank', 'noopener,noreferrer')
