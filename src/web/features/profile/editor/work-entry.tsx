import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { monthHelp, useMonthInput } from '#web/lib/forms/use-month-input.ts'
import { Grid } from '#web/ui/layout/page.tsx'
import { TextAreaField } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { EntryCard } from '#web/ui/layout/entry-card.tsx'
import { jobTitle } from './entry-titles.ts'
import type { ProfileValues } from './profile-values.ts'

export interface EntryProps {
  index: number
  count: number
  onMove: (from: number, to: number) => void
  onRemove: () => void
}

export function WorkEntry({ index, ...entry }: EntryProps) {
  const { register, control } = useFormContext<ProfileValues>()
  const name = `workHistory.${index}` as const
  const [position, company] = useWatch({ control, name: [`${name}.position`, `${name}.company`] })
  const errors = useFormState({ control, name }).errors.workHistory?.[index]
  return (
    <EntryCard
      name={`Work Experience ${index + 1}`}
      title={jobTitle({ position: position ?? '', company: company ?? '' })}
      index={index}
      {...entry}
    >
      <Grid>
        <TextField
          label="Company"
          autoComplete="off"
          error={errors?.company?.message}
          {...register(`${name}.company`)}
        />
        <TextField
          label="Position"
          autoComplete="off"
          error={errors?.position?.message}
          {...register(`${name}.position`)}
        />
        <TextField
          label="Start Date"
          help={monthHelp.start}
          error={errors?.startDate?.message}
          {...useMonthInput<ProfileValues>(`${name}.startDate`)}
        />
        <TextField
          label="End Date"
          placeholder="Present"
          help={monthHelp.end}
          error={errors?.endDate?.message}
          {...useMonthInput<ProfileValues>(`${name}.endDate`)}
        />
      </Grid>
      <TextAreaField
        label="Description"
        rows={3}
        error={errors?.description?.message}
        {...register(`${name}.description`)}
      />
    </EntryCard>
  )
}
