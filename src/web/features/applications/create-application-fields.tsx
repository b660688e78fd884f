import type { createApplicationBody } from '#contract/applications.ts'
import type { useContractForm } from '#web/lib/use-contract-form.ts'
import { Grid } from '#web/ui/page.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextAreaField } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { z } from 'zod'
import { requiredError } from './required-error.ts'

type Body = typeof createApplicationBody
type CreateApplicationFormState = ReturnType<typeof useContractForm<z.input<Body>, z.output<Body>>>

/** Everything about the application but whose it is. */
export function CreateApplicationFields({ form }: { form: CreateApplicationFormState }) {
  const { register } = form
  const { errors } = form.formState
  return (
    <>
      <Grid>
        <TextField
          required
          label="Company"
          error={requiredError(errors.company, 'Please enter the company')}
          {...register('company')}
        />
        <TextField
          required
          label="Position"
          error={requiredError(errors.position, 'Please enter the position')}
          {...register('position')}
        />
      </Grid>
      <TextField
        type="url"
        label="Job URL"
        placeholder="https://"
        error={errors.jobUrl?.message}
        {...register('jobUrl')}
      />
      <Grid>
        <TextField
          label="Site Username"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.siteUsername?.message}
          {...register('siteUsername')}
        />
        <PasswordField
          label="Site Password"
          autoComplete="new-password"
          error={errors.sitePassword?.message}
          {...register('sitePassword')}
        />
      </Grid>
      <TextAreaField label="Notes" error={errors.notes?.message} {...register('notes')} />
    </>
  )
}
