import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** False in prerendered HTML and during hydration, true afterwards and wherever nothing was prerendered. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
