import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, useSyncExternalStore } from 'react'
import { Router } from 'wouter'
import { withoutRepeating } from '#web/lib/going.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { currentToasts, dismissToast, subscribe } from '#web/lib/toasts.ts'
import { Toaster } from '#web/ui/toast.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { App } from './app.tsx'

/** The whole app: what the build prerenders and what the browser hydrates. `address` is that of the prerendered page. */
export function Root({ address }: { address: string }) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Router ssrPath={address} aroundNav={withoutRepeating}>
          <App />
        </Router>
        <Toasts />
      </QueryClientProvider>
    </StrictMode>
  )
}

const none = [] as const

function Toasts() {
  const hydrated = useHydrated()
  const toasts = useSyncExternalStore(subscribe, currentToasts, () => none)
  return hydrated && <Toaster toasts={toasts} onDismiss={dismissToast} />
}
