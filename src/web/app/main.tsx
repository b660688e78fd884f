import { type DehydratedState, hydrate } from '@tanstack/react-query'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { currentUserQuery } from '#web/lib/api/queries.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { showFlashMessage } from '#web/lib/navigation/flash-message.ts'
import { syncTheme } from '#web/lib/theme.ts'
import { resolveRoute } from '#web/screens.ts'
import { findPage, frame } from './pages.ts'
import { Root } from './root.tsx'

const container = document.querySelector<HTMLElement>('#root')
if (!container) throw new Error('The document has no #root')
const isPrerendered = 'prerendered' in container.dataset

syncTheme()
showFlashMessage()
// Only visitors get prerendered pages.
if (isPrerendered) queryClient.setQueryData(currentUserQuery.queryKey, null)
else hydrate(queryClient, readPageData())

// A lazy component that is not there yet shows a fallback for at least 300 ms. Until both are there the page shows what the
// server sent. A failed download shows when the component is rendered.
const user = queryClient.getQueryData(currentUserQuery.queryKey)
const arrival = user === undefined ? null : resolveRoute(window.location.pathname, user?.role ?? null)
void Promise.allSettled([arrival?.kind === 'open' && findPage(arrival.screen).load(), user && frame.load()]).then(() =>
  // As a transition, React renders in short tasks between which the browser answers to input.
  startTransition(() => {
    if (isPrerendered) hydrateRoot(container, <Root />)
    else createRoot(container).render(<Root />)
  }),
)

/** What the server has read for this page. The times are its own, by another clock. */
function readPageData() {
  const text = document.querySelector('#page-data')?.textContent
  if (!text) return {}
  const { queries, ...rest } = JSON.parse(text) as DehydratedState
  const dataUpdatedAt = Date.now()
  return { ...rest, queries: queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt } })) }
}
