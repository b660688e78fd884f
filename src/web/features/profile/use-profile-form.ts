import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Profile, type ProfileBody, readProfile, saveProfile } from '#contract/profile.ts'
import { ApiError, messageOf } from '#web/lib/api-error.ts'
import { call } from '#web/lib/call.ts'
import { queryFor } from '#web/lib/queries.ts'
import { leaveForSignIn } from '#web/lib/sign-in-again.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useCall } from '#web/lib/use-call.ts'
import { useContractForm } from '#web/lib/use-contract-form.ts'
import { readProfileDraft } from './profile-draft.ts'
import { profileForm, type ProfileValues, valuesOf, withoutBlankEntries } from './profile-values.ts'
import { useProfileNews } from './use-profile-news.ts'
import { useUnsaved } from './use-unsaved.ts'
import { changedFields, meetVersion, mergeVersions, namesOfChanges } from './versions.ts'

const failure = 'Failed to save profile'

/** The form of the own profile: one saving for all of it, and nothing typed is lost to another tab, a failure or a sign-in. */
export function useProfileForm(userId: string, profile: Profile | null) {
  const queryClient = useQueryClient()
  const [draft] = useState(() => readProfileDraft(userId))
  const baseRef = useRef(draft?.base ?? valuesOf(profile))
  const form = useContractForm(profileForm, { defaultValues: baseRef.current })
  const { unsaved, look, forget } = useUnsaved(form, baseRef, userId)
  const [restored, setRestored] = useState(false)
  /** What somebody has saved elsewhere while something else was typed here. */
  const [newer, setNewer] = useState<ProfileValues | null>(null)
  const [asking, setAsking] = useState(false)
  const sending = useRef(false)
  const announce = useProfileNews(userId)
  const save = useCall(saveProfile, { success: 'Profile saved successfully', failure })

  useEffect(() => {
    if (!draft || changedFields(draft.base, draft.values).length === 0) return
    form.reset(draft.values, { keepDefaultValues: true })
    setRestored(true)
    // oxlint-disable-next-line react/exhaustive-deps -- A draft is restored once, when its form opens.
  }, [])

  /** The form now stands upon `saved`, and shows `values`; fields that show that already are left alone with their focus. */
  function standUpon(saved: ProfileValues, values: ProfileValues) {
    baseRef.current = saved
    for (const field of changedFields(form.getValues(), values))
      form.setValue(field, values[field], { shouldValidate: true })
    setNewer(null)
    setAsking(false)
    look()
  }

  function meet(theirs: ProfileValues) {
    const mine = form.getValues()
    const met = meetVersion(baseRef.current, mine, theirs)
    if (met === 'ask') setNewer(theirs)
    else standUpon(theirs, met === 'take' ? theirs : mine)
    return met
  }

  const onRead = useEffectEvent((read: Profile | null) => {
    // What is being sent from here comes back by several ways; the answer to the sending is the one that counts.
    if (!sending.current) meet(valuesOf(read))
  })
  useEffect(() => onRead(profile), [profile])

  async function send(body: ProfileBody) {
    const met = meet(valuesOf(await readLatest()))
    if (met === 'ask') setAsking(true)
    // What was sent would undo the version that the form has just taken over.
    if (met === 'take') showToast({ title: 'Newer version loaded', description: 'It was saved elsewhere meanwhile.' })
    if (met !== 'go on') return
    const sent = structuredClone(form.getValues())
    sending.current = true
    const saved = await save.mutateAsync({ body: withoutBlankEntries(body) }).finally(() => {
      sending.current = false
    })
    const theirs = valuesOf(saved)
    standUpon(theirs, mergeVersions(sent, form.getValues(), theirs))
    setRestored(false)
    queryClient.setQueryData(queryFor(readProfile).queryKey, saved)
    announce()
  }

  const submit = form.onSubmit(send)

  return {
    form,
    unsaved,
    submit,
    restored,
    /** The names of the fields that were changed elsewhere; null while there is nothing to choose. */
    changedElsewhere: newer && namesOfChanges(baseRef.current, newer),
    asking,
    setAsking,
    saveMine: () => {
      if (newer) standUpon(newer, mergeVersions(baseRef.current, form.getValues(), newer))
      void submit()
    },
    loadNewer: () => {
      if (newer) standUpon(newer, newer)
      setRestored(false)
    },
    discard: () => {
      const saved = newer ?? baseRef.current
      standUpon(saved, saved)
      setRestored(false)
    },
    forget,
    announce,
  }
}

export type ProfileForm = ReturnType<typeof useProfileForm>

/** The profile as it stands now: what another tab or device has saved must not be overwritten unseen. */
async function readLatest() {
  try {
    return await call(readProfile)
  } catch (error) {
    if (error instanceof ApiError && error.isUnauthorized) leaveForSignIn()
    else showToast({ title: failure, description: messageOf(error), tone: 'danger' })
    throw error
  }
}
