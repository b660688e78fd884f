import { useCallback } from 'react'
import { useSearchParams } from 'wouter'

const name = 'application'

/** Which application stands open beside the list. It is in the address, so that a link leads to it and Back closes it. */
export function useOpenedApplication() {
  const [query, setQuery] = useSearchParams()
  const change = useCallback(
    (id: string | null) =>
      setQuery(
        (before) => {
          const next = new URLSearchParams(before)
          if (id === null) next.delete(name)
          else next.set(name, id)
          return next
        },
        { replace: id === null },
      ),
    [setQuery],
  )
  return { openedId: query.get(name), open: change, close: useCallback(() => change(null), [change]) }
}
