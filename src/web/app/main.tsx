import { hydrate } from '@tanstack/react-query'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { currentUserQuery } from '#web/lib/api/queries.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { getOwnTimeZone, setPageClock } from '#web/lib/format/page-clock.ts'
import { showFlashMessage } from '#web/lib/navigation/flash-message.ts'
import { syncTheme } from '#web/lib/theme.ts'
import { resolveRoute } from '#web/screens.ts'
import type { PageData } from './page-data.ts'
import { findPage, frame } from './pages.ts'
import { Root } from './root.tsx'

const container = document.querySelector<HTMLElement>('#root')
if (!container) throw new Error('The document has no #root')
const page = readPageData()
// The next page of the server shows times by it.
const timeZone = getOwnTimeZone()
document.cookie = `time_zone=${timeZone}; path=/; max-age=31536000; samesite=lax`

syncTheme()
showFlashMessage()
if (page) hydrate(queryClient, page.state)

// Until the chunks of the screen and the frame are there the page shows what the server sent. A failed download shows when the
// component is rendered.
const user = queryClient.getQueryData(currentUserQuery.queryKey)
const arrival = user === undefined ? null : resolveRoute(window.location.pathname, user?.role ?? null)
void Promise.allSettled([arrival?.kind === 'open' && findPage(arrival.screen).load(), user && frame.load()]).then(() =>
  // As a transition, React renders in short tasks between which the browser answers to input.
  startTransition(() => {
    const root = <Root queryClient={queryClient} />
    const clock = page?.clock
    // Rendered for another time zone, the page shows other times: React replaces it.
    if (clock && (clock.timeZone === null || clock.timeZone === timeZone)) {
      setPageClock({ now: clock.now, timeZone })
      hydrateRoot(container, root)
    } else createRoot(container).render(root)
  }),
)

/** What the server has read for this page. The times of the data are its own, by another clock. */
function readPageData(): PageData | null {
  const text = document.querySelector('#page-data')?.textContent
  if (!text) return null
  const { state, clock } = JSON.parse(text) as PageData
  const dataUpdatedAt = Date.now()
  const queries = state.queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt } }))
  return { state: { ...state, queries }, clock } satisfies PageData
}
