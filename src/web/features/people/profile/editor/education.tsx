import { useFormContext, useWatch } from 'react-hook-form'
import { SchoolEntries } from '../client/entries.tsx'
import { Schools } from '../schools.tsx'
import { ProfileSection } from './profile-section.tsx'
import type { ProfileValues } from './profile-values.ts'

export function Education() {
  const { control } = useFormContext<ProfileValues>()
  const schools = useWatch({ control, name: 'education' })
  return (
    <ProfileSection
      id="education"
      title="Education"
      description="Schools and degrees, most recent first."
      summary={<SchoolEntries schools={schools} />}
    >
      <Schools name="education" noun="Education" />
    </ProfileSection>
  )
}
