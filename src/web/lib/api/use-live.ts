import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

const retryAfterMs = 5_000

/** Refetches what changes on the server while a person is signed in. Visitors never load that code. */
export function useLive(signedIn: boolean) {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!signedIn) return undefined
    let stop: () => void = () => undefined
    let over = false

    async function start() {
      try {
        const { keepFresh } = await import('./live.ts')
        if (!over) stop = keepFresh(queryClient)
      } catch {
        const timer = setTimeout(start, retryAfterMs)
        stop = () => clearTimeout(timer)
      }
    }

    void start()
    return () => {
      over = true
      stop()
    }
  }, [queryClient, signedIn])
}
