import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { formatSchoolTitle } from '#web/lib/format/entry-titles.ts'
import { useFormFields } from '#web/lib/forms/use-form-fields.ts'
import type { ResumeEducation } from '#contract/builders.ts'
import { EntryCard, type EntryProps } from '#web/ui/layout/entry-card.tsx'
import { SchoolFields } from '#web/ui/form/school-fields.tsx'
import { EntryList } from '#web/ui/data/entry-list.tsx'
import { blankSchool, type ResumeValues } from './resume-values.ts'

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
    >
      {(index, onRemove) => <School index={index} count={fields.length} onMove={move} onRemove={onRemove} />}
    </EntryList>
  )
}

function School({ index, ...entry }: EntryProps) {
  const { control } = useFormContext<ResumeValues>()
  const name = `educations.${index}` as const
  const [degree, institution] = useWatch({ control, name: [`${name}.degree`, `${name}.institution`] })
  const field = useFormFields<ResumeValues>([name])
  return (
    <EntryCard
      name={`School ${index + 1}`}
      title={formatSchoolTitle({ degree: degree ?? '', institution: institution ?? '' })}
      index={index}
      {...entry}
    >
      <SchoolFields field={(key) => field(`${name}.${key}`)} />
    </EntryCard>
  )
}
