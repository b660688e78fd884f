import './styles.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { showKeptToast } from '#web/lib/leave.ts'
import { currentUserQuery } from '#web/lib/queries.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { isMarked } from '#web/lib/signed-in-mark.ts'
import { dismissToast, useToasts } from '#web/lib/toasts.ts'
import { Toaster } from '#web/ui/toast.tsx'
import { App } from './app.tsx'
import { fetchPageAt } from './routes.tsx'

function Toasts() {
  return <Toaster toasts={useToasts()} onDismiss={dismissToast} />
}

showKeptToast()
// Who is there and what they came for are asked side by side.
void queryClient.prefetchQuery(currentUserQuery)
fetchPageAt(window.location.pathname, isMarked())

const root = document.querySelector('#root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <App />
      <Toasts />
    </QueryClientProvider>
  </StrictMode>,
)
