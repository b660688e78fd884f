import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { formatSchoolTitle } from '../entry-titles.ts'
import { useFormFields } from '#web/lib/forms/use-form-fields.ts'
import { EntryList } from '#web/ui/data/entry-list.tsx'
import { SchoolFields } from '#web/ui/form/school-fields.tsx'
import { EntryCard, type EntryProps } from '#web/ui/layout/entry-card.tsx'
import { SchoolEntries } from '../client/entries.tsx'
import { ProfileSection } from './profile-section.tsx'
import { blankSchool, type ProfileValues, type SchoolValues } from './profile-values.ts'

export function Education() {
  const { control, getValues } = useFormContext<ProfileValues>()
  const { fields, append, insert, remove, move } = useFieldArray({ control, name: 'education' })
  const schools = useWatch({ control, name: 'education' })
  return (
    <ProfileSection
      id="education"
      title="Education"
      description="Schools and degrees, most recent first."
      summary={<SchoolEntries schools={schools} />}
    >
      <EntryList<SchoolValues>
        noun="Education"
        ids={fields.map(({ id }) => id)}
        getEntry={(index) => getValues(`education.${index}`)}
        getTitle={formatSchoolTitle}
        onAdd={() => append(blankSchool)}
        onRemove={remove}
        onInsert={insert}
        onMove={move}
      >
        {(entry) => <EducationEntry {...entry} />}
      </EntryList>
    </ProfileSection>
  )
}

function EducationEntry(entry: EntryProps) {
  const { index } = entry
  const { control } = useFormContext<ProfileValues>()
  const name = `education.${index}` as const
  const [degree, institution] = useWatch({ control, name: [`${name}.degree`, `${name}.institution`] })
  const field = useFormFields<ProfileValues>([name])
  return (
    <EntryCard
      name={`Education ${index + 1}`}
      title={formatSchoolTitle({ degree: degree ?? '', institution: institution ?? '' })}
      {...entry}
    >
      <SchoolFields field={(key) => field(`${name}.${key}`)} />
    </EntryCard>
  )
}
