import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Grid } from '#web/ui/layout/page.tsx'
import { TextAreaField } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { requiredError } from './required-error.ts'

type Name = 'company' | 'position' | 'jobUrl' | 'dateApplied' | 'notes'

/** What each form of an application has in common, whatever else is in it. */
export interface ApplicationFields {
  register: (name: Name) => UseFormRegisterReturn
  formState: { errors: Partial<Record<Name, { message?: string | undefined }>> }
}

interface JobFieldsProps {
  form: ApplicationFields
  /** Where a value comes from that nobody typed. */
  sources?: { company?: string | undefined; position?: string | undefined }
  /** Stands at the end of the line of the link's label. */
  besideLink?: ReactNode
}

/** What an application is for. */
export function JobFields({ form: { register, formState }, sources, besideLink }: JobFieldsProps) {
  const { errors } = formState
  return (
    <>
      <Grid>
        <TextField
          required
          label="Company"
          autoComplete="off"
          help={sources?.company}
          error={requiredError(errors.company, 'Please enter the company')}
          {...register('company')}
        />
        <TextField
          required
          label="Position"
          autoComplete="off"
          help={sources?.position}
          error={requiredError(errors.position, 'Please enter the position')}
          {...register('position')}
        />
      </Grid>
      <TextField
        type="url"
        inputMode="url"
        label="Job URL"
        placeholder="https://"
        autoComplete="off"
        aside={besideLink}
        error={errors.jobUrl?.message}
        {...register('jobUrl')}
      />
    </>
  )
}

export function DateAppliedField({ form: { register, formState } }: { form: ApplicationFields }) {
  return (
    <TextField
      type="date"
      label="Date Applied"
      error={formState.errors.dateApplied?.message}
      {...register('dateApplied')}
    />
  )
}

export function NotesField({ form: { register, formState }, rows }: { form: ApplicationFields; rows?: number }) {
  return <TextAreaField label="Notes" rows={rows} error={formState.errors.notes?.message} {...register('notes')} />
}
