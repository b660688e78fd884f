import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** False in prerendered HTML and while React hydrates it, true from then on and wherever nothing was prerendered. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
