import { useRouter } from 'wouter'

/**
 * The query string, still encoded. Wouter's `useSearch` decodes parts of it. Parsing would then decode twice and damage a URL
 * inside the query.
 */
export function useRawSearch() {
  const router = useRouter()
  return router.searchHook(router)
}
