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
  /** The address that the build renders. In the browser it is the window's. */
  address?: string
}

/** The whole app, in the browser and where the build prerenders it. */
export function Root({ address }: RootProps) {
  // For the browser tests: from here on the page answers to clicks.
  useEffect(() => void (document.documentElement.dataset.hydrated = ''), [])
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Router {...(address === undefined ? {} : { ssrPath: address })} aroundNav={dedupeNavigation}>
          <App />
        </Router>
        <Toasts />
      </QueryClientProvider>
    </StrictMode>
  )
}
