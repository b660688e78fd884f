// Listens before the router does.
import '#web/lib/navigation/unsaved-changes.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, useSyncExternalStore } from 'react'
import { Router } from 'wouter'
import { dedupeNavigation } from '#web/lib/navigation/navigation.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { currentToasts, dismissToast, subscribe } from '#web/lib/toasts.ts'
import { Toaster } from '#web/ui/feedback/toast.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { App } from './app.tsx'

interface RootProps {
  /** Of the prerendered page, which is a visitor's; without one it is the shell of the app. */
  address?: string | undefined
}

/** The whole app: what the build prerenders and what the browser hydrates. */
export function Root({ address }: RootProps) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Router ssrPath={address ?? '/'} aroundNav={dedupeNavigation}>
          <App isShell={address === undefined} />
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
