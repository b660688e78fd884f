import { createContext, use } from 'react'
import { blankProfile, type ProfileValues } from './profile-values.ts'
import { listChangedFields } from './versions.ts'

const sectionFields = {
  'basic-information': ['phone', 'address', 'links'],
  'work-history': ['workHistory'],
  skills: ['skills'],
  education: ['education'],
  certifications: ['certifications'],
  'job-preferences': ['salaryExpectation', 'workPreference', 'willingToRelocate', 'benefits'],
} as const satisfies Record<string, readonly (keyof ProfileValues)[]>
export type SectionId = keyof typeof sectionFields

const ids = Object.keys(sectionFields) as SectionId[]

export const getFields = (id: SectionId): readonly (keyof ProfileValues)[] => sectionFields[id]

export const findSections = (fields: readonly PropertyKey[]) =>
  ids.filter((id) => getFields(id).some((field) => fields.includes(field)))

/** The sections without anything to read. */
export function findBlankSections(saved: ProfileValues) {
  const filled = findSections(listChangedFields(blankProfile, saved))
  return ids.filter((id) => !filled.includes(id))
}

export interface ProfileSections {
  /** Those whose fields are shown. */
  opened: ReadonlySet<SectionId>
  /** Those that go back to what is saved by Cancel. */
  canCancel: (id: SectionId) => boolean
  edit: (id: SectionId) => void
  cancel: (id: SectionId) => void
}

export const ProfileSectionsContext = createContext<ProfileSections | null>(null)

export function useProfileSections() {
  const sections = use(ProfileSectionsContext)
  if (!sections) throw new Error('There is no profile form here')
  return sections
}
