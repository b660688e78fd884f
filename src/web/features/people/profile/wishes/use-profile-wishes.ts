import { useEffect, useEffectEvent, useRef } from 'react'
import { useContractForm } from '#web/lib/forms/use-contract-form.ts'
import { noWishes, profileWishesForm, toProfileWishes } from './profile-wishes.ts'
import { useSaveWishes } from './use-save-wishes.ts'
import { readWishes, type Records } from '../wishes.ts'

/** The wishes on the profile screen: a form of their own, saved with the profile. Without records there is nothing to save. */
export function useProfileWishes(records: Records | null) {
  /** The records that the form was filled from. */
  const base = useRef(records)
  const form = useContractForm(profileWishesForm, {
    defaultValues: records ? toProfileWishes(records) : noWishes,
    draft: records ? 'profile-wishes' : undefined,
    mode: 'onTouched',
  })
  const { isDirty } = form.formState
  const saveWishes = useSaveWishes()

  function show(shown: Records, options?: { keepValues: boolean }) {
    base.current = shown
    form.reset(toProfileWishes(shown), options)
  }

  // Shows what was saved elsewhere, unless the person is typing: then both are merged when they save.
  const onRefetch = useEffectEvent((refetched: Records) => {
    if (!isDirty && (base.current?.rules !== refetched.rules || base.current.answers !== refetched.answers))
      show(refetched)
  })
  const { rules, answers } = records ?? {}
  useEffect(() => {
    if (rules && answers) onRefetch({ rules, answers, profile: null })
  }, [rules, answers])

  async function save() {
    if (!base.current || !form.formState.isDirty) return
    const sent = form.getValues()
    const { data: mine } = profileWishesForm.safeParse(sent)
    if (!mine) return
    const copy = JSON.stringify(sent)
    const saved = await saveWishes({ base: readWishes(base.current), mine })
    // What was typed during the save stays.
    show(saved, { keepValues: JSON.stringify(form.getValues()) !== copy })
  }

  /** Whether all can be saved. The first field that cannot gets the focus. */
  async function validate() {
    let valid = false
    await form.onSubmit(async () => {
      valid = true
      return false
    })()
    return valid
  }

  return { form, unsaved: isDirty, save, validate, discard: () => form.reset() }
}
