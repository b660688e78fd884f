import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keepFresh } from './live.ts'

/** Refetches what changes on the server while a person is signed in. */
export function useLive(signedIn: boolean) {
  const queryClient = useQueryClient()
  useEffect(() => (signedIn ? keepFresh(queryClient) : undefined), [queryClient, signedIn])
}
