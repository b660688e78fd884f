import { dehydrate, QueryClient } from '@tanstack/react-query'
import { currentUserQuery } from '#web/lib/api/queries.ts'
import { resolveRoute } from '#web/screens.ts'
import { listFirstQueries } from './first-queries.ts'

/**
 * Reads what the screen of an address asks for first, with the queries that it has itself. Data that is refused, or not there
 * after `limitMs`, is left out: the screen then asks for it.
 */
export async function loadPageData(url: URL, fetchAsVisitor: typeof fetch, limitMs: number) {
  const client = new QueryClient({ defaultOptions: { queries: { meta: { fetch: fetchAsVisitor } } } })
  const limit = new Promise<void>((resolve) => void setTimeout(resolve, limitMs))
  await Promise.race([limit, client.prefetchQuery(currentUserQuery)])
  const user = client.getQueryData(currentUserQuery.queryKey)
  const arrival = resolveRoute(url.pathname, user?.role ?? null)
  const isOpen = user !== undefined && arrival.kind === 'open' && !user?.mustSetUpSecondFactor
  if (isOpen && user) {
    const queries = listFirstQueries(arrival.id, user, url).map((read) => read(client))
    await Promise.race([limit, Promise.all(queries)])
  }
  const data = dehydrate(client)
  client.clear()
  return { isVisitor: user === null, page: isOpen ? arrival.screen.page : null, data }
}
