import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import { clearDraft, draftKey, readDraft, writeDraft } from './drafts.ts'
import { currentUserQuery } from './queries.ts'

/**
 * Keeps what is typed in a form until it has been sent: through a failed call, a tab switch, a reload and an expired session.
 * Returns what forgets it. Without a name nothing is kept.
 */
export function useDraft<Values extends FieldValues, Context, Output>(
  { subscribe, reset, formState }: UseFormReturn<Values, Context, Output>,
  name: string | undefined,
) {
  const user = useQueryClient().getQueryData(currentUserQuery.queryKey)
  const key = name === undefined ? undefined : draftKey(user?.id, name)
  const defaults = formState.defaultValues

  useEffect(() => {
    const draft = key === undefined ? null : readDraft(key)
    // The form was rendered with its defaults; they stay its defaults, so that a reset still leads to them.
    if (draft) reset({ ...defaults, ...draft } as DefaultValues<Values>, { keepDefaultValues: true })
    // oxlint-disable-next-line react/exhaustive-deps -- A draft is restored once, when its form opens.
  }, [key])

  useEffect(() => {
    if (key === undefined) return undefined
    return subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => {
        if (JSON.stringify(values) === JSON.stringify(defaultValues)) clearDraft(key)
        else writeDraft(key, values)
      },
    })
  }, [key, subscribe])

  return useCallback(() => {
    if (key !== undefined) clearDraft(key)
  }, [key])
}
