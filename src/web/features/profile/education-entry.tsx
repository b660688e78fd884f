import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { Grid } from '#web/ui/page.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { EntryCard } from '#web/ui/entry-card.tsx'
import { schoolTitle } from './entry-titles.ts'
import type { ProfileValues } from './profile-values.ts'
import type { EntryProps } from './work-entry.tsx'

export function EducationEntry({ index, ...entry }: EntryProps) {
  const { register, control } = useFormContext<ProfileValues>()
  const name = `education.${index}` as const
  const [degree, institution] = useWatch({ control, name: [`${name}.degree`, `${name}.institution`] })
  const errors = useFormState({ control, name }).errors.education?.[index]
  return (
    <EntryCard
      name={`Education ${index + 1}`}
      title={schoolTitle({ degree: degree ?? '', institution: institution ?? '' })}
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
