import type { UseFormRegisterReturn } from 'react-hook-form'
import { passwordLength } from '#contract/auth.ts'
import { PasswordField } from '#web/ui/form/password-field.tsx'

type PasswordInput = UseFormRegisterReturn & { error: string | undefined }

export function NewPasswordFields({
  password,
  confirmation,
}: {
  password: PasswordInput
  confirmation: PasswordInput
}) {
  // The error says the same.
  const help = password.error ? undefined : `At least ${passwordLength.min} characters`
  return (
    <>
      <PasswordField label="Password" autoComplete="new-password" help={help} {...password} />
      <PasswordField label="Confirm Password" autoComplete="new-password" {...confirmation} />
    </>
  )
}
