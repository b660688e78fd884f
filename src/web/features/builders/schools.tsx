import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form'
import type { ResumeEducation } from '#contract/builders.ts'
import { EntryCard } from '#web/ui/entry-card.tsx'
import { EntryList } from '#web/ui/entry-list.tsx'
import { Grid } from '#web/ui/page.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { blankSchool, type ResumeValues } from './resume-values.ts'

const titleOf = ({ degree, institution }: Pick<ResumeEducation, 'degree' | 'institution'>) =>
  [degree.trim(), institution.trim()].filter(Boolean).join(', ')

export function Schools() {
  const { control, getValues } = useFormContext<ResumeValues>()
  const { fields, append, insert, remove, move } = useFieldArray({ control, name: 'educations' })
  return (
    <EntryList<ResumeEducation>
      noun="School"
      ids={fields.map(({ id }) => id)}
      read={(index) => getValues(`educations.${index}`)}
      titleOf={titleOf}
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
      title={titleOf({ degree: degree ?? '', institution: institution ?? '' })}
      index={index}
      {...entry}
    >
      <Grid>
        <TextField
          label="Institution"
          autoComplete="off"
          error={errors?.institution?.message}
          {...register(`${name}.institution`)}
        />
        <TextField label="Degree" autoComplete="off" error={errors?.degree?.message} {...register(`${name}.degree`)} />
        <TextField
          label="Field of Study"
          autoComplete="off"
          error={errors?.fieldOfStudy?.message}
          {...register(`${name}.fieldOfStudy`)}
        />
        <TextField
          label="Graduation Year"
          inputMode="numeric"
          placeholder="YYYY"
          autoComplete="off"
          error={errors?.graduationYear?.message}
          {...register(`${name}.graduationYear`)}
        />
      </Grid>
    </EntryCard>
  )
}
