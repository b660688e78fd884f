import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { clearDraft, draftKey, readDraft, writeDraft } from './drafts.ts'
import { currentUserQuery } from '#web/lib/api/queries.ts'

interface Form<Values extends FieldValues> extends Pick<
  UseFormReturn<Values, unknown, unknown>,
  'subscribe' | 'getValues'
> {
  formState: { defaultValues?: object | undefined }
  restore: (values: Values) => void
}

/**
 * Stores the values of a form until it has been sent: through a failed call, a tab switch, a reload and an expired session.
 * Returns a function that deletes the draft. Without a name nothing is stored.
 */
export function useDraft<Values extends FieldValues>(
  { subscribe, getValues, restore, formState }: Form<Values>,
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
    const store = (values: Values, defaultValues: unknown) => {
      if (JSON.stringify(values) === JSON.stringify(defaultValues)) clearDraft(key)
      else writeDraft(key, values)
    }
    // Text typed before hydration is in the form already.
    store(getValues(), defaults)
    return subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => store(values, defaultValues),
    })
    // oxlint-disable-next-line react/exhaustive-deps -- The callback gets the current defaults.
  }, [key, subscribe])

  return useCallback(() => {
    if (key !== undefined) clearDraft(key)
  }, [key])
}
