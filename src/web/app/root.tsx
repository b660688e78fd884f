// Must subscribe before the router.
import '#web/lib/navigation/unsaved-changes.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, useEffect } from 'react'
import { Router } from 'wouter'
import { dedupeNavigation } from '#web/lib/navigation/navigation.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { App } from './app.tsx'
import { Toasts } from './toasts.tsx'

interface RootProps {
  /** The address of a prerendered page, which only visitors get; undefined for the shell of the app. */
  address?: string | undefined
  /** The address of a screen whose heading the shell shows. */
  shellAddress?: string | undefined
}

/** The whole app: what the build prerenders and what the browser hydrates. */
export function Root({ address, shellAddress }: RootProps) {
  // For the browser tests: from here on the page answers to clicks.
  useEffect(() => void (document.documentElement.dataset.hydrated = ''), [])
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Router ssrPath={address ?? shellAddress ?? '/'} aroundNav={dedupeNavigation}>
          <App isShell={address === undefined} />
        </Router>
        <Toasts />
      </QueryClientProvider>
    </StrictMode>
  )
}
