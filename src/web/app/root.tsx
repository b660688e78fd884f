// Must subscribe before the router.
import '#web/lib/navigation/unsaved-changes.ts'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { Router } from 'wouter'
import { dedupeNavigation } from '#web/lib/navigation/navigation.ts'
import { App } from './app.tsx'
import { Toasts } from './toasts.tsx'

interface RootProps {
  queryClient: QueryClient
  /** The address that the server or the build renders. In the browser it is the window's. */
  address?: { pathname: string; search: string }
}

/** The whole app, in the browser, on the server, and where the build prerenders it. */
export function Root({ queryClient, address }: RootProps) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Router {...(address && { ssrPath: address.pathname, ssrSearch: address.search })} aroundNav={dedupeNavigation}>
          <App />
        </Router>
        <Toasts />
      </QueryClientProvider>
    </StrictMode>
  )
}
