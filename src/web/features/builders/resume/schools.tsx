import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form'
import type { ResumeEducation } from '#contract/builders.ts'
import { EntryCard } from '#web/ui/layout/entry-card.tsx'
import { SchoolFields } from '#web/ui/form/school-fields.tsx'
import { EntryList } from '#web/ui/data/entry-list.tsx'
import { blankSchool, type ResumeValues } from './resume-values.ts'

const getTitle = ({ degree, institution }: Pick<ResumeEducation, 'degree' | 'institution'>) =>
  [degree.trim(), institution.trim()].filter(Boolean).join(', ')

export function Schools() {
  const { control, getValues } = useFormContext<ResumeValues>()
  const { fields, append, insert, remove, move } = useFieldArray({ control, name: 'educations' })
  return (
    <EntryList<ResumeEducation>
      noun="School"
      ids={fields.map(({ id }) => id)}
      getEntry={(index) => getValues(`educations.${index}`)}
      getTitle={getTitle}
      onAdd={() => append(blankSchool)}
      onRemove={remove}
      onInsert={insert}
    >
      {(index, onRemove) => <School index={index} count={fields.length} onMove={move} onRemove={onRemove} />}
    </EntryList>
  )
}

interface SchoolProps {
  index: number
  count: number
  onMove: (from: number, to: number) => void
  onRemove: () => void
}

function School({ index, ...entry }: SchoolProps) {
  const { register, control } = useFormContext<ResumeValues>()
  const name = `educations.${index}` as const
  const [degree, institution] = useWatch({ control, name: [`${name}.degree`, `${name}.institution`] })
  const errors = useFormState({ control, name }).errors.educations?.[index]
  return (
    <EntryCard
      name={`School ${index + 1}`}
      title={getTitle({ degree: degree ?? '', institution: institution ?? '' })}
      index={index}
      {...entry}
    >
      <SchoolFields register={(field) => register(`${name}.${field}`)} errors={errors} />
    </EntryCard>
  )
}
