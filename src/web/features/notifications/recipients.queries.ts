import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listUsers, readUser } from '#contract/users.ts'
import { callWithHeaders } from '#web/lib/api/call.ts'
import { getQueryKey, queryFor } from '#web/lib/api/queries.ts'
import { useDebouncedValue } from '#web/lib/hooks/use-debounced-value.ts'

/** Page size. Beyond it, people search. */
const pageSize = 50

/** The newest accounts or the search results, with the total. */
export function useRecipients(words: string) {
  const q = useDebouncedValue(words.trim())
  const query = { limit: pageSize, ...(q ? { q } : {}) }
  return useQuery({
    queryKey: [...getQueryKey(listUsers, { query }), 'recipients'],
    queryFn: async ({ signal }) => {
      const { reply, headers } = await callWithHeaders(listUsers, { query, signal })
      return { users: reply, total: Number(headers.get('X-Total-Count') ?? reply.length) }
    },
    placeholderData: keepPreviousData,
  })
}

/** A recipient whose id is in the address and who may not be in the list. */
export function useRecipientById(userId: string | null) {
  const { data } = useQuery({ ...queryFor(readUser, { params: { userId: userId ?? '' } }), enabled: userId !== null })
  return data
}
