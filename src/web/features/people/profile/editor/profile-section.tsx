import type { ReactNode } from 'react'
import { EditableSection } from '#web/ui/layout/editable-section.tsx'
import { type SectionId, useProfileSections } from './profile-sections.ts'

interface ProfileSectionProps {
  id: SectionId
  title: string
  description: string
  summary: ReactNode
  children: ReactNode
}

/** A section of the profile: its text, or its fields. */
export function ProfileSection({ id, ...props }: ProfileSectionProps) {
  const { opened, canCancel, edit, cancel } = useProfileSections()
  return (
    <EditableSection
      {...props}
      id={id}
      editing={opened.has(id)}
      onEdit={() => edit(id)}
      onCancel={canCancel(id) ? () => cancel(id) : undefined}
    />
  )
}
