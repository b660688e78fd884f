import { type RefObject, useState } from 'react'
import type { ProfileValues, ProfileVersion } from './profile-values.ts'
import { findBlankSections, findSections, getFields, type ProfileSections, type SectionId } from './profile-sections.ts'
import type { ProfileFormState } from './use-unsaved.ts'
import { listChangedFields } from './versions.ts'

/** Which sections are being edited. Those without anything to read are, unless `readsBlank`. */
export function useOpenedSections(
  { getValues, setValue, clearErrors }: ProfileFormState,
  baseRef: RefObject<ProfileVersion>,
  readsBlank: boolean,
) {
  const findAlwaysOpen = (saved: ProfileValues) => new Set<SectionId>(readsBlank ? [] : findBlankSections(saved))
  const [alwaysOpen, setAlwaysOpen] = useState(() => findAlwaysOpen(getValues()))
  const [opened, setOpened] = useState<ReadonlySet<SectionId>>(new Set())
  const open = (added: readonly SectionId[]) => setOpened((known) => new Set([...known, ...added]))

  const sections: ProfileSections = {
    opened: new Set([...alwaysOpen, ...opened]),
    canCancel: (id) => !alwaysOpen.has(id),
    edit: (id) => open([id]),
    cancel(id) {
      for (const field of getFields(id)) setValue(field, baseRef.current.values[field])
      clearErrors([...getFields(id)])
      setOpened((known) => new Set([...known].filter((other) => other !== id)))
    },
  }

  /** Shows the fields that have one of these names. */
  const openFields = (fields: readonly PropertyKey[]) => open(findSections(fields))

  /** Shows what was saved. A section with text that was typed since stays open. */
  function closeSaved() {
    const { values } = baseRef.current
    setAlwaysOpen(findAlwaysOpen(values))
    setOpened(new Set(findSections(listChangedFields(values, getValues()))))
  }

  return { sections, openFields, closeSaved }
}
