import { useCallback } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { backOrReplace, withParam } from '#web/lib/navigation/navigation.ts'

const param = 'application'

/** The application whose details are open. It is in the address, so it can be linked to and Back closes it. */
export function useOpenedApplication() {
  const [query, setQuery] = useSearchParams()
  const [path, navigate] = useLocation()
  const open = useCallback((id: string) => setQuery((before) => withParam(before, param, id)), [setQuery])
  const close = useCallback(() => {
    const params = withParam(query, param, null)
    backOrReplace(params.size > 0 ? `${path}?${params}` : path, navigate)
  }, [query, path, navigate])
  return { openedId: query.get(param), open, close }
}
