import type { ComponentProps } from 'react'
import { Grid } from '../layout/page.tsx'
import { TextField } from './text-field.tsx'

type SchoolField = 'institution' | 'degree' | 'fieldOfStudy' | 'graduationYear'

export type SchoolFieldsProps = {
  /** The registration of a field with its error, as `useFormFields` makes it. */
  field: (name: SchoolField) => Omit<ComponentProps<'input'>, 'size'> & { error?: string | undefined }
}

export function SchoolFields({ field }: SchoolFieldsProps) {
  return (
    <Grid>
      <TextField label="Institution" autoComplete="off" {...field('institution')} />
      <TextField label="Degree" autoComplete="off" {...field('degree')} />
      <TextField label="Field of Study" autoComplete="off" {...field('fieldOfStudy')} />
      <TextField
        label="Graduation Year"
        inputMode="numeric"
        placeholder="YYYY"
        autoComplete="off"
        {...field('graduationYear')}
      />
    </Grid>
  )
}
