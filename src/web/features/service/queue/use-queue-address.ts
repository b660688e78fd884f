import { useCallback, useSyncExternalStore } from 'react'
import { useSearchParams } from 'wouter'

const tabs = ['posting', 'profile', 'notes', 'messages'] as const
export type QueueTab = (typeof tabs)[number]

/** The queue's part of the address: the selected item, its tab, the client and whether snoozed interests are listed. */
export function useQueueAddress() {
  const [query, setQuery] = useSearchParams()
  const change = useCallback(
    (changes: Record<string, string | null>, { replace }: { replace: boolean }) =>
      setQuery(
        (before) => {
          const next = new URLSearchParams(before)
          for (const [name, value] of Object.entries(changes)) {
            if (value === null || value === '') next.delete(name)
            else next.set(name, value)
          }
          return next
        },
        { replace },
      ),
    [setQuery],
  )
  const tab = query.get('tab')
  return {
    item: query.get('item'),
    tab: tabs.find((known) => known === tab) ?? 'posting',
    client: query.get('client') ?? '',
    snoozed: query.get('view') === 'snoozed',
    change,
  }
}

const wide = '(min-width: 64rem)'

function subscribeToWidth(onChange: () => void) {
  const media = matchMedia(wide)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** Whether the list and the selected item fit beside each other. */
export const useIsSplit = () =>
  useSyncExternalStore(
    subscribeToWidth,
    () => matchMedia(wide).matches,
    () => true,
  )

/** Whether an item covers the whole screen, as on a phone. */
export function useOpenedItem() {
  const [query] = useSearchParams()
  return !useIsSplit() && query.has('item')
}
