import { useState } from 'react'
import type { QueueItem } from '#contract/queue.ts'
import { getItemKey, useQueueItem } from './queue.queries.ts'

interface SelectionInput {
  /** The item that the address names. */
  asked: string | null
  items: readonly QueueItem[] | undefined
  /** Without an item in the address the first one is selected. */
  selectsFirst: boolean
  /** Which items are listed; null while they are still those of the filter before. */
  filter: string | null
}

/**
 * The selected item. It stays while the list changes, and also once someone else has answered it: what was typed about it is
 * not lost. `gone` then says so.
 */
export function useSelectedItem({ asked, items, selectsFirst, filter }: SelectionInput) {
  const [first, setFirst] = useState<{ key: string; filter: string } | null>(null)
  const [noted, setNoted] = useState<{ keys: readonly string[]; filter: string | null }>({ keys: [], filter: null })
  // Among others, such as the snoozed ones, an answered item can be selected again.
  const answered = filter === null || filter === noted.filter ? noted.keys : []
  const [seen, setSeen] = useState<QueueItem | null>(null)
  const isStale = first === null || (filter !== null && first.filter !== filter) || answered.includes(first.key)
  const candidate = items?.map(getItemKey).find((key) => !answered.includes(key))
  if (selectsFirst && asked === null && isStale && filter !== null && candidate !== undefined)
    setFirst({ key: candidate, filter })
  const key = asked ?? (selectsFirst && first && !answered.includes(first.key) ? first.key : null)
  const listed = items?.find((item) => getItemKey(item) === key)
  const { item: fetched, error } = useQueueItem(items && key !== null && !listed ? key : null)
  const current = listed ?? fetched ?? undefined
  if (current && current !== seen) setSeen(current)
  const last = seen && getItemKey(seen) === key ? seen : null
  return {
    key,
    /** Undefined while it loads, null if it never waited here. */
    item: current ?? last ?? (fetched === null || error ? null : undefined),
    gone: !listed && fetched === null,
    /** Notes what this person has answered: it is not selected again while the same items are listed. */
    noteAnswered: (keys: readonly string[]) => setNoted({ keys, filter: filter ?? first?.filter ?? null }),
  }
}

/** The item to select once these are answered: the next one in the list, else the one before. */
export function findNextKey(items: readonly QueueItem[], selected: string, answered: readonly string[]) {
  const keys = items.map(getItemKey)
  const from = keys.indexOf(selected)
  const isLeft = (key: string) => !answered.includes(key)
  return keys.slice(from + 1).find(isLeft) ?? keys.slice(0, Math.max(0, from)).findLast(isLeft) ?? null
}
