import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { readProfile } from '#contract/profile.ts'
import { keyOf } from '#web/lib/api/queries.ts'

/** Refetches the profile when another tab saved it. Returns a function that notifies the other tabs. */
export function useCrossTabSync(userId: string) {
  const queryClient = useQueryClient()
  const channel = useRef<BroadcastChannel>(null)

  useEffect(() => {
    const opened = (channel.current = new BroadcastChannel(`profile ${userId}`))
    opened.addEventListener('message', () => void queryClient.invalidateQueries({ queryKey: keyOf(readProfile) }))
    return () => opened.close()
  }, [queryClient, userId])

  return useCallback(() => channel.current?.postMessage('saved'), [])
}
