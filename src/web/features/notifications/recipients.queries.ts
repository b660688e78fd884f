import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listUsers, readUser, type UserListItem } from '#contract/users.ts'
import { callWithHeaders } from '#web/lib/api/call.ts'
import { keyOf, queryFor } from '#web/lib/api/queries.ts'
import { useDebouncedValue } from '#web/lib/hooks/use-debounced-value.ts'

/** More are not listed at once; they are searched. */
const listedAtOnce = 50

export const nameOf = ({ firstName, lastName }: Pick<UserListItem, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`

/** The newest accounts, or those that match, and how many there are of them. */
export function useRecipients(words: string) {
  const q = useDebouncedValue(words.trim())
  const query = { limit: listedAtOnce, ...(q ? { q } : {}) }
  return useQuery({
    queryKey: [...keyOf(listUsers, { query }), 'recipients'],
    queryFn: async ({ signal }) => {
      const { reply, headers } = await callWithHeaders(listUsers, { query, signal })
      return { users: reply, total: Number(headers.get('X-Total-Count') ?? reply.length) }
    },
    placeholderData: keepPreviousData,
  })
}

/** Somebody who is named by an address of the product, and not in the list. */
export function useNamedRecipient(userId: string | null) {
  const { data } = useQuery({ ...queryFor(readUser, { params: { userId: userId ?? '' } }), enabled: userId !== null })
  return data
}
