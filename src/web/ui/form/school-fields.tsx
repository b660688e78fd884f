import type { ComponentProps } from 'react'
import { Grid } from '../layout/page.tsx'
import { TextField } from './text-field.tsx'

type SchoolField = 'institution' | 'degree' | 'fieldOfStudy' | 'graduationYear'

export type SchoolFieldsProps = {
  /** As `register` of react-hook-form. */
  register: (field: SchoolField) => Omit<ComponentProps<'input'>, 'size'>
  errors?: Partial<Record<SchoolField, { message?: string }>>
}

export function SchoolFields({ register, errors }: SchoolFieldsProps) {
  return (
    <Grid>
      <TextField
        label="Institution"
        autoComplete="off"
        error={errors?.institution?.message}
        {...register('institution')}
      />
      <TextField label="Degree" autoComplete="off" error={errors?.degree?.message} {...register('degree')} />
      <TextField
        label="Field of Study"
        autoComplete="off"
        error={errors?.fieldOfStudy?.message}
        {...register('fieldOfStudy')}
      />
      <TextField
        label="Graduation Year"
        inputMode="numeric"
        placeholder="YYYY"
        autoComplete="off"
        error={errors?.graduationYear?.message}
        {...register('graduationYear')}
      />
    </Grid>
  )
}
