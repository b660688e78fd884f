import { type RefObject, useCallback, useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { ProfileBody } from '#contract/profile.ts'
import { useDebouncedCallback } from '#web/lib/hooks/use-debounced-callback.ts'
import { clearProfileDraft, writeProfileDraft } from './profile-draft.ts'
import type { ProfileValues, ProfileVersion } from './profile-values.ts'
import { hasSameValues } from './versions.ts'

export type ProfileFormState = UseFormReturn<ProfileValues, unknown, ProfileBody>

/** Debounces the draft: serializing a large profile at every key would block typing. */
const storeDelayMs = 400

/** Whether the form differs from the saved version (`base`). While it does, it is stored as a draft. */
export function useUnsaved(
  { subscribe, getValues }: ProfileFormState,
  baseRef: RefObject<ProfileVersion>,
  userId: string,
) {
  const [unsaved, setUnsaved] = useState(false)

  const storeDraft = useCallback(() => {
    const values = getValues()
    if (hasSameValues(values, baseRef.current.values)) clearProfileDraft(userId)
    else writeProfileDraft(userId, { values, base: baseRef.current })
  }, [baseRef, getValues, userId])

  const { writeSoon, cancel } = useDebouncedCallback(storeDraft, storeDelayMs)

  const checkUnsaved = useCallback(() => {
    setUnsaved(!hasSameValues(getValues(), baseRef.current.values))
    writeSoon()
  }, [baseRef, getValues, writeSoon])

  useEffect(() => subscribe({ formState: { values: true }, callback: checkUnsaved }), [subscribe, checkUnsaved])

  /** Discards the draft. */
  const forget = useCallback(() => {
    cancel()
    clearProfileDraft(userId)
  }, [cancel, userId])

  return { unsaved, checkUnsaved, forget }
}
