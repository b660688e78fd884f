import { Link, useLocation } from 'wouter'
import { resetPassword } from '#contract/auth.ts'
import { useContractForm } from '#web/lib/forms/use-contract-form.ts'
import { Button } from '#web/ui/form/button.tsx'
import { linkClass } from '#web/ui/layout/link-text.tsx'
import { AuthHeading } from './auth-heading.tsx'
import { getAuthHref } from './auth-mode.ts'
import { useResetPassword } from './auth.queries.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

export function ResetPassword({ token }: { token: string }) {
  const [, navigate] = useLocation()
  const reset = useResetPassword(() => navigate(getAuthHref('sign-in', null)))
  const form = useContractForm(resetPassword.body, { defaultValues: { token, password: '', confirmPassword: '' } })
  const { errors } = form.formState

  const checkConfirmation = () => {
    if (form.getValues('confirmPassword') !== '') void form.trigger('confirmPassword')
  }

  return (
    <>
      <AuthHeading title="Reset Password">
        {token === ''
          ? 'This link is incomplete. Please open the link in the email again, or request a new one.'
          : 'Choose a new password. Every device that is logged in will be logged out.'}
      </AuthHeading>
      {token !== '' && (
        <form noValidate className="grid gap-5" onSubmit={form.onSubmit((body) => reset.mutateAsync({ body }))}>
          <NewPasswordFields
            password={form.register('password', { onChange: checkConfirmation })}
            confirmation={form.register('confirmPassword')}
            errors={errors}
          />
          <Button type="submit" size="lg" loading={reset.isPending} pendingLabel="Resetting...">
            Reset Password
          </Button>
        </form>
      )}
      <p>
        <Link href={getAuthHref('forgot', null)} className={linkClass}>
          Request a New Link
        </Link>
      </p>
    </>
  )
}
