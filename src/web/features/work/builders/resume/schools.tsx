import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { formatSchoolTitle } from '#web/features/people/profile/entry-titles.ts'
import { useFormFields } from '#web/lib/forms/use-form-fields.ts'
import type { ResumeEducation } from '@foothold/resume-engine/forms'
import { EntryCard, type EntryProps } from '#web/ui/layout/entry-card.tsx'
import { SchoolFields } from '#web/ui/form/school-fields.tsx'
import { EntryList } from '#web/ui/data/entry-list.tsx'
import { blankSchool, type ResumeValues } from '@foothold/resume-engine/resume-values'

export function Schools() {
  const { control, getValues } = useFormContext<ResumeValues>()
  const { fields, append, insert, remove, move } = useFieldArray({ control, name: 'educations' })
  return (
    <EntryList<ResumeEducation>
      noun="School"
      ids={fields.map(({ id }) => id)}
      getEntry={(index) => getValues(`educations.${index}`)}
      getTitle={formatSchoolTitle}
      onAdd={() => append(blankSchool)}
      onRemove={remove}
      onInsert={insert}
      onMove={move}
    >
      {(entry) => <School {...entry} />}
    </EntryList>
  )
}

function School(entry: EntryProps) {
  const { index } = entry
  const { control } = useFormContext<ResumeValues>()
  const name = `educations.${index}` as const
  const [degree, institution] = useWatch({ control, name: [`${name}.degree`, `${name}.institution`] })
  const field = useFormFields<ResumeValues>([name])
  return (
    <EntryCard
      name={`School ${index + 1}`}
      title={formatSchoolTitle({ degree: degree ?? '', institution: institution ?? '' })}
      {...entry}
    >
      <SchoolFields field={(key) => field(`${name}.${key}`)} />
    </EntryCard>
  )
}
