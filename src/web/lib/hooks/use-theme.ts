import { useSyncExternalStore } from 'react'
import { getTheme, subscribeToTheme } from '#web/lib/theme.ts'

/** The theme of the page; `system` in prerendered HTML and during hydration. */
export const useTheme = () => useSyncExternalStore(subscribeToTheme, getTheme, () => 'system' as const)
