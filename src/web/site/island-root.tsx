import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { queryClient } from '#web/lib/query-client.ts'

/** What surrounds an island, the same when it is drawn and when it comes to life. */
export function IslandRoot({ children, onReady }: { children: ReactNode; onReady?: () => void }) {
  // Runs after the effects of everything inside.
  useEffect(() => onReady?.(), [onReady])
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
