import { dehydrate, type DehydratedState, hydrate, QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import type { PageData } from '#web/app/page-data.ts'
import { findPage, frame, getPageFile } from '#web/app/pages.ts'
import { Root } from '#web/app/root.tsx'
import { currentUserQuery } from '#web/lib/api/queries.ts'
import { queryDefaults } from '#web/lib/api/query-client.ts'
import { setPageClock } from '#web/lib/format/page-clock.ts'
import { resolveRoute, screens } from '#web/screens.ts'
import { listFirstQueries } from './first-queries.ts'

export { headTags, shellHead } from './head.ts'
export { pages, type SitePage } from './pages.ts'
/** Every address that has a screen. */
export const screenPaths = [...new Set(Object.values(screens).map(({ path }) => path))]
export const pageFiles = [...new Set(Object.values(screens).map(getPageFile))]

const createQueryClient = (meta: { fetch?: typeof fetch } = {}) =>
  new QueryClient({ defaultOptions: { queries: { ...queryDefaults, meta } } })

/** The page of a visitor at an address, at build time. */
export async function renderPublicPage(address: string) {
  const client = createQueryClient()
  client.setQueryData(currentUserQuery.queryKey, null)
  const clock = { now: 0, timeZone: null }
  const state = dehydrate(client)
  const html = await renderApp(state, new URL(address, 'http://localhost'), clock)
  // React leaves this mark where a component failed or was not there.
  if (html.includes('<!--$!-->')) throw new Error(`${address} could not be prerendered`)
  return { html, data: { state, clock } satisfies PageData }
}

interface Visit {
  fetch: typeof fetch
  /** The browser's time zone. A person whose time zone is unknown gets a skeleton. */
  timeZone: string | null
  limitMs: number
}

/**
 * Renders the screen of an address with what it asks for first, read with its own queries. Data that is refused, or not there
 * after `limitMs`, is left out: the screen then asks for it.
 */
export async function renderPage(url: URL, visit: Visit) {
  const client = createQueryClient({ fetch: visit.fetch })
  const limit = new Promise<void>((resolve) => void setTimeout(resolve, visit.limitMs))
  await Promise.race([limit, client.prefetchQuery(currentUserQuery)])
  const user = client.getQueryData(currentUserQuery.queryKey)
  const arrival = resolveRoute(url.pathname, user?.role ?? null)
  const isOpen = user !== undefined && arrival.kind === 'open' && !user?.mustSetUpSecondFactor
  if (isOpen && user) {
    const queries = listFirstQueries(arrival.id, user, url).map((read) => read(client))
    await Promise.race([limit, Promise.all(queries)])
  }
  // Visitors see no times.
  const timeZone = user ? visit.timeZone : null
  const clock = isOpen && (!user || timeZone) ? { now: Date.now(), timeZone } : null
  const state = dehydrate(client)
  client.clear()
  const data: PageData = { state, clock }
  const html = await renderApp(clock ? state : null, url, clock)
  return { isVisitor: user === null, file: isOpen ? getPageFile(arrival.screen) : null, data, html }
}

/** Renders what the browser will render from the same state. Without the current user this is the app's skeleton. */
async function renderApp(state: DehydratedState | null, { pathname, search }: URL, clock: PageData['clock']) {
  const queryClient = createQueryClient()
  hydrate(queryClient, state ?? {})
  const user = queryClient.getQueryData(currentUserQuery.queryKey)
  const arrival = user === undefined ? null : resolveRoute(pathname, user?.role ?? null)
  await Promise.all([arrival?.kind === 'open' && findPage(arrival.screen).load(), user && frame.load()])
  // Rendering is synchronous, so pages that are rendered at the same time don't share this clock.
  setPageClock({ now: clock?.now ?? 0, timeZone: clock?.timeZone ?? 'UTC' })
  try {
    return renderToString(<Root queryClient={queryClient} address={{ pathname, search }} />)
  } finally {
    setPageClock(null)
  }
}
