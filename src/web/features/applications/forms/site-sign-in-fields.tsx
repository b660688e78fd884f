import type { UseFormRegisterReturn } from 'react-hook-form'
import { Grid } from '#web/ui/layout/page.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'

type Name = 'siteUsername' | 'sitePassword'

interface SiteSignInFieldsProps {
  form: {
    register: (name: Name) => UseFormRegisterReturn
    formState: { errors: Partial<Record<Name, { message?: string | undefined }>> }
  }
}

/** The account that was made at the job site. */
export function SiteSignInFields({ form: { register, formState } }: SiteSignInFieldsProps) {
  const { errors } = formState
  return (
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
  )
}
