import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Posting, readPosting, requestPosting } from '#contract/postings.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { useCall } from '#web/lib/api/use-call.ts'

type Prefilled = 'company' | 'position'

interface PrefilledForm {
  getValues: (name: Prefilled) => string
  setValue: (name: Prefilled, value: string, options: { shouldDirty: true; shouldValidate: true }) => void
}

/** Asked again while it is being read, in case no live event tells of it. */
const pollMs = 2_000

/** The posting an application is for: the interest's, or one that is asked for; it fills in what is still empty. */
export function usePostingPrefill(form: PrefilledForm, givenId: string | null) {
  const [askedId, setAskedId] = useState<string | null>(null)
  const id = askedId ?? givenId
  const { data: posting } = useQuery({
    ...queryFor(readPosting, { params: { id: id ?? '' } }),
    enabled: id !== null,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => state.data?.state === 'reading' && pollMs,
  })
  const ask = useCall(requestPosting, {
    failure: 'Failed to read the posting',
    onSuccess: (asked) => setAskedId(asked.id),
  })
  const { getValues, setValue } = form

  useEffect(() => {
    if (posting?.state !== 'read') return
    for (const field of ['company', 'position'] as const) {
      const value = posting[field]
      if (value && getValues(field).trim() === '') setValue(field, value, { shouldDirty: true, shouldValidate: true })
    }
  }, [posting, getValues, setValue])

  return { posting, asking: ask.isPending, ask: (jobUrl: string) => ask.mutate({ body: { jobUrl } }) }
}

/** Says beside a field that its value was not typed; nothing once somebody changed it. */
export const findSource = (posting: Posting | undefined, field: Prefilled, value: string) =>
  posting?.[field] && posting[field] === value ? 'From the posting' : undefined
