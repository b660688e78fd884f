import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import { passwordLength } from '#contract/auth.ts'
import { PasswordField } from '#web/ui/form/password-field.tsx'

interface NewPasswordFieldsProps {
  password: UseFormRegisterReturn
  confirmation: UseFormRegisterReturn
  errors: { password?: FieldError; confirmPassword?: FieldError }
}

export function NewPasswordFields({ password, confirmation, errors }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label="Password"
        autoComplete="new-password"
        // The error says the same.
        help={errors.password ? undefined : `At least ${passwordLength.min} characters`}
        {...password}
        error={errors.password?.message}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        {...confirmation}
        error={errors.confirmPassword?.message}
      />
    </>
  )
}
