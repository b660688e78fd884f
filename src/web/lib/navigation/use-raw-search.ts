import { useRouter } from 'wouter'

/**
 * The query as the address has it. Wouter's own `useSearch` decodes a part of it, and whoever parses it decodes once more:
 * an address inside the query would lose what is encoded in it.
 */
export function useRawSearch() {
  const router = useRouter()
  return router.searchHook(router)
}
