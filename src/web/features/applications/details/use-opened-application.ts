import { useCallback } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { backOrReplace } from '#web/lib/navigation/navigation.ts'

const name = 'application'

/** Which application stands open beside the list. It is in the address, so that a link leads to it and Back closes it. */
export function useOpenedApplication() {
  const [query, setQuery] = useSearchParams()
  const [path, navigate] = useLocation()
  const open = useCallback(
    (id: string) =>
      setQuery((before) => {
        const next = new URLSearchParams(before)
        next.set(name, id)
        return next
      }),
    [setQuery],
  )
  const close = useCallback(() => {
    const rest = new URLSearchParams(query)
    rest.delete(name)
    backOrReplace(rest.size > 0 ? `${path}?${rest}` : path, navigate)
  }, [query, path, navigate])
  return { openedId: query.get(name), open, close }
}
