import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { ProfileBody } from '#contract/profile.ts'
import { clearProfileDraft, writeProfileDraft } from './profile-draft.ts'
import type { ProfileValues, ProfileVersion } from './profile-values.ts'
import { sameValues } from './versions.ts'

export type ProfileFormState = UseFormReturn<ProfileValues, unknown, ProfileBody>

/** A large profile is not written anew at every key. */
const writeDelay = 400

/** Whether the form holds more than what is saved (`base`); until it no longer does, that is kept as a draft. */
export function useUnsaved(
  { subscribe, getValues }: ProfileFormState,
  baseRef: RefObject<ProfileVersion>,
  userId: string,
) {
  const [unsaved, setUnsaved] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const writeNow = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    const values = getValues()
    if (sameValues(values, baseRef.current.values)) clearProfileDraft(userId)
    else writeProfileDraft(userId, { values, base: baseRef.current })
  }, [baseRef, getValues, userId])

  const look = useCallback(() => {
    setUnsaved(!sameValues(getValues(), baseRef.current.values))
    clearTimeout(timer.current)
    timer.current = setTimeout(writeNow, writeDelay)
  }, [baseRef, getValues, writeNow])

  useEffect(() => {
    const unsubscribe = subscribe({ formState: { values: true }, callback: look })
    const writeWaiting = () => {
      if (timer.current !== undefined) writeNow()
    }
    window.addEventListener('pagehide', writeWaiting)
    return () => {
      unsubscribe()
      window.removeEventListener('pagehide', writeWaiting)
      writeWaiting()
    }
  }, [subscribe, look, writeNow])

  /** The person lets go of what was typed. */
  const forget = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    clearProfileDraft(userId)
  }, [userId])

  return { unsaved, look, forget }
}
