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

/** A fallback for a lost live event. */
const pollMs = 2_000

/** The posting of an application, that of the interest or a requested one. It fills in blank fields. */
export function usePostingPrefill(form: PrefilledForm, initialId: string | null) {
  const [requestedId, setRequestedId] = useState<string | null>(null)
  const id = requestedId ?? initialId
  const { data: posting } = useQuery({
    ...queryFor(readPosting, { params: { id: id ?? '' } }),
    enabled: id !== null,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => state.data?.state === 'reading' && pollMs,
  })
  const request = useCall(requestPosting, {
    failure: 'Failed to read the posting',
    onSuccess: (created) => setRequestedId(created.id),
  })
  const { getValues, setValue } = form

  useEffect(() => {
    if (posting?.state !== 'read') return
    for (const field of ['company', 'position'] as const) {
      const value = posting[field]
      if (value && getValues(field).trim() === '') setValue(field, value, { shouldDirty: true, shouldValidate: true })
    }
  }, [posting, getValues, setValue])

  return { posting, requesting: request.isPending, request: (jobUrl: string) => request.mutate({ body: { jobUrl } }) }
}

/** The note beside a field whose value comes from the posting; none once it was changed. */
export const findSource = (posting: Posting | undefined, field: Prefilled, value: string) =>
  posting?.[field] && posting[field] === value ? 'From the posting' : undefined
