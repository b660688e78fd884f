import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { newerProfile, type Profile, type ProfileBody, readProfile, saveProfile } from '#contract/profile.ts'
import { ApiError, getErrorMessage } from '#web/lib/api/api-error.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { useContractForm } from '#web/lib/forms/use-contract-form.ts'
import { readProfileDraft } from './profile-draft.ts'
import {
  profileForm,
  type ProfileValues,
  type ProfileVersion,
  toVersion,
  withoutBlankEntries,
} from './profile-values.ts'
import { useOpenedSections } from './use-opened-sections.ts'
import { useUnsaved } from './use-unsaved.ts'
import { listChangedFields, compareVersions, mergeVersions, listChangedLabels } from './versions.ts'
import { type ClientFacts, readAnswers, saveAnswers } from '#contract/answers.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'

/** The profile form. One save covers all fields, and nothing typed is lost to another tab, a failed call or a sign-in. */
export function useProfileForm(userId: string, profile: Profile | null, readsBlank: boolean) {
  const queryClient = useQueryClient()
  const [draft] = useState(() => readProfileDraft(userId))
  const baseRef = useRef(draft?.base ?? toVersion(profile))
  const form = useContractForm(profileForm, { defaultValues: baseRef.current.values })
  const { unsaved, checkUnsaved, forget } = useUnsaved(form, baseRef, userId)
  const { sections, openFields, closeSaved } = useOpenedSections(form, baseRef, readsBlank)
  const syncFacts = useSyncFacts()
  const [restored, setRestored] = useState(false)
  /** A version that was saved elsewhere while the person typed here. */
  const [newer, setNewer] = useState<ProfileVersion | null>(null)
  const [asking, setAsking] = useState(false)
  const sending = useRef(false)
  const save = useCall(saveProfile, {
    success: 'Profile saved successfully',
    failure: null,
    onError: (error) => {
      if (!isNewerVersionError(error)) reportFailure(error)
    },
  })

  useEffect(() => {
    const changed = draft ? listChangedFields(draft.base.values, draft.values) : []
    if (!draft || changed.length === 0) return
    openFields(changed)
    form.reset(draft.values, { keepDefaultValues: true })
    setRestored(true)
    // oxlint-disable-next-line react/exhaustive-deps -- A draft is restored once, when its form opens.
  }, [])

  /** Makes `saved` the base of the form, and shows `values`. Fields that show them already keep their focus. */
  function rebase(saved: ProfileVersion, values: ProfileValues) {
    baseRef.current = saved
    for (const field of listChangedFields(form.getValues(), values))
      form.setValue(field, values[field], { shouldValidate: true })
    setNewer(null)
    setAsking(false)
    checkUnsaved()
  }

  function reconcile(theirs: ProfileVersion) {
    const mine = form.getValues()
    const decision = compareVersions(baseRef.current.values, mine, theirs.values)
    if (decision === 'ask') setNewer(theirs)
    else rebase(theirs, decision === 'adopt' ? theirs.values : mine)
    return decision
  }

  const onRefetch = useEffectEvent((refetched: Profile | null) => {
    // The response of the own save decides. The same profile also arrives by the refetch and by live updates.
    if (!sending.current) reconcile(toVersion(refetched))
  })
  useEffect(() => onRefetch(profile), [profile])

  async function send(body: ProfileBody, sent: ProfileValues): Promise<void> {
    const knownUpdatedAt = baseRef.current.updatedAt
    sending.current = true
    try {
      const saved = await save.mutateAsync({ body: { ...withoutBlankEntries(body), knownUpdatedAt } })
      const theirs = toVersion(saved)
      rebase(theirs, mergeVersions(sent, form.getValues(), theirs.values))
      setRestored(false)
      await syncFacts(saved)
      closeSaved()
      return
    } catch (error) {
      if (!isNewerVersionError(error)) throw error
    } finally {
      sending.current = false
    }
    const decision = reconcile(toVersion(await readLatest()))
    if (decision === 'ask') setAsking(true)
    // Sending the form now would undo the version that it has just adopted.
    if (decision === 'adopt') showToast({ title: 'Newer version loaded', description: 'You saved it elsewhere.' })
    // No field of the form differs: a resume was uploaded, for example.
    if (decision === 'keep') await send(body, sent)
  }

  /** A version saved in another tab or device must not be overwritten unseen. */
  async function readLatest() {
    try {
      return await queryClient.fetchQuery({ ...queryFor(readProfile), staleTime: 0 })
    } catch (error) {
      reportFailure(error)
      throw error
    }
  }

  const sendForm = form.onSubmit((body) => send(body, structuredClone(form.getValues())))

  function submit() {
    // The focus goes to the first wrong field, which has to be there.
    const wrong = profileForm.safeParse(form.getValues()).error?.issues.map(({ path: [field] }) => field ?? '')
    if (wrong) flushSync(() => openFields(wrong))
    return sendForm()
  }

  return {
    form,
    sections,
    unsaved,
    submit,
    restored,
    /** Labels of the fields that were changed elsewhere. Null if there is no conflict. */
    changedElsewhere: newer && listChangedLabels(baseRef.current.values, newer.values),
    asking,
    setAsking,
    saveMine: () => {
      if (newer) rebase(newer, mergeVersions(baseRef.current.values, form.getValues(), newer.values))
      void submit()
    },
    loadNewer: () => {
      if (newer) rebase(newer, newer.values)
      setRestored(false)
    },
    discard: () => {
      const saved = newer ?? baseRef.current
      rebase(saved, saved.values)
      setRestored(false)
    },
    forget,
  }
}

const isNewerVersionError = (error: unknown) => error instanceof ApiError && error.code === newerProfile

/** An expired session redirects to the sign-in instead. */
function reportFailure(error: unknown) {
  if (error instanceof ApiError && error.isUnauthorized) return
  showToast({ title: 'Failed to save profile', description: getErrorMessage(error), tone: 'danger' })
}

type Known = Pick<Profile, 'salaryExpectation' | 'willingToRelocate'>

/** The facts as the profile says them. A box that was never checked says nothing. */
const toSyncedFacts = (facts: ClientFacts, { salaryExpectation, willingToRelocate }: Known): ClientFacts => ({
  ...facts,
  salaryExpectation,
  willingToRelocate: willingToRelocate || (facts.willingToRelocate === null ? null : false),
})

/** Salary and relocation are asked in the profile alone. Job sites get them as facts, so they are stored there as well. */
function useSyncFacts() {
  const { role } = useSignedInUser()
  const queryClient = useQueryClient()
  const save = useCall(saveAnswers, { failure: 'Failed to save your answers' })
  return async (profile: Known) => {
    if (role !== 'user') return
    const { facts, answers } = await queryClient.fetchQuery({ ...queryFor(readAnswers), staleTime: 0 })
    const synced = toSyncedFacts(facts, profile)
    if (JSON.stringify(synced) === JSON.stringify(facts)) return
    await save.mutateAsync({
      body: {
        facts: synced,
        answers: answers.map(({ id, topic, question, answer }) => ({ id, topic, question, answer })),
      },
    })
  }
}
