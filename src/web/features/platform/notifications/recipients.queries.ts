import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { readUser } from '#contract/users.ts'
import { userPageQuery } from '#web/features/people/users/users.queries.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { useDebouncedValue } from '#web/lib/hooks/use-debounced-value.ts'

/** Page size. Beyond it, people search. */
const pageSize = 50

/** The newest accounts or the search results, with the total. */
export const recipientsQuery = (q: string) => userPageQuery({ limit: pageSize, ...(q ? { q } : {}) })

export function useRecipients(words: string) {
  const q = useDebouncedValue(words.trim())
  return useQuery({ ...recipientsQuery(q), placeholderData: keepPreviousData })
}

/** A recipient whose id is in the address and who may not be in the list. */
export function useRecipientById(userId: string | null) {
  const { data } = useQuery({ ...queryFor(readUser, { params: { userId: userId ?? '' } }), enabled: userId !== null })
  return data
}
