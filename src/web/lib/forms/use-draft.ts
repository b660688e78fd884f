import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { clearDraft, draftKey, readDraft, writeDraft } from './drafts.ts'
import { currentUserQuery } from '#web/lib/api/queries.ts'

interface Form<Values extends FieldValues> extends Pick<UseFormReturn<Values, unknown, unknown>, 'subscribe'> {
  formState: { defaultValues?: object | undefined }
  restore: (values: Values) => void
}

/**
 * Stores the values of a form until it has been sent: through a failed call, a tab switch, a reload and an expired session.
 * Returns a function that deletes the draft. Without a name nothing is stored.
 */
export function useDraft<Values extends FieldValues>(
  { subscribe, restore, formState }: Form<Values>,
  name: string | undefined,
) {
  const user = useQueryClient().getQueryData(currentUserQuery.queryKey)
  const key = name === undefined ? undefined : draftKey(user?.id, name)
  const defaults = formState.defaultValues

  useEffect(() => {
    const draft = key === undefined ? null : readDraft(key)
    if (draft) restore({ ...defaults, ...draft } as Values)
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
