import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { listJobInterests } from '#contract/job-interests.ts'
import { interest } from '#test/create-dialog.tsx'
import { renderScreen } from '#test/render-screen.tsx'
import { LoadMore } from '#web/ui/feedback/load-more.tsx'
import { getQueryKey } from './queries.ts'
import { queryClient } from './query-client.ts'
import { usePaginatedQuery } from './use-paginated-query.ts'

function Interests() {
  const { data = [], onMore, loadingMore } = usePaginatedQuery(listJobInterests, {})
  return (
    <>
      <p>{data.length} shown</p>
      <LoadMore onMore={onMore} loading={loadingMore} />
    </>
  )
}

/** Answers two pages. A call waits while `isHeld`. */
function servePages() {
  const { promise: release, resolve } = Promise.withResolvers<void>()
  const server = { isHeld: false, calls: [] as string[], release: resolve }
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    if (pathname !== listJobInterests.path) return Response.json(null)
    const cursor = searchParams.get('cursor')
    server.calls.push(cursor ?? 'first')
    if (server.isHeld) await release
    return Response.json([{ ...interest, id: crypto.randomUUID() }], {
      headers: { 'X-Total-Count': '2', ...(cursor === null && { 'X-Next-Cursor': 'second' }) },
    })
  })
  return server
}

it('loads the next page, also if a live change refetches the list meanwhile', async () => {
  const server = servePages()
  const { user } = renderScreen(<Interests />)
  await screen.findByText('1 shown')
  server.calls.length = 0
  server.isHeld = true
  await user.click(screen.getByRole('button', { name: 'Load More' }))
  await waitFor(() => expect(server.calls).toEqual(['second']))
  void queryClient.invalidateQueries({ queryKey: getQueryKey(listJobInterests) })
  await waitFor(() => expect(server.calls).toEqual(['second', 'first']))
  server.release()
  await screen.findByText('2 shown')
  expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull()
})

it('loads the next page after a refetch that is under way', async () => {
  const server = servePages()
  const { user } = renderScreen(<Interests />)
  await screen.findByText('1 shown')
  server.calls.length = 0
  server.isHeld = true
  void queryClient.invalidateQueries({ queryKey: getQueryKey(listJobInterests) })
  await waitFor(() => expect(server.calls).toEqual(['first']))
  await user.click(screen.getByRole('button', { name: 'Load More' }))
  server.release()
  await screen.findByText('2 shown')
  expect(server.calls).toEqual(['first', 'second'])
})
