import { useMemo } from 'react'
import { useLocation } from 'wouter'
import { useRawSearch } from '#web/lib/navigation/use-raw-search.ts'
import { readShared, shareParams } from './shared-posting.ts'

/**
 * The posting in the address of the page. It stays there until `forget` removes it, so it survives a reload and a new sign-in.
 */
export function useSharedPosting() {
  const search = useRawSearch()
  const [path, navigate] = useLocation()
  const shared = useMemo(() => readShared(search), [search])

  function forget() {
    const query = new URLSearchParams(search)
    for (const name of Object.values(shareParams)) query.delete(name)
    navigate(query.size > 0 ? `${path}?${query}` : path, { replace: true })
  }

  return { shared, forget }
}
