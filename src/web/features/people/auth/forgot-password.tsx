import { Link } from 'wouter'
import { forgotPassword } from '#contract/auth.ts'
import { useContractForm } from '#web/lib/forms/use-contract-form.ts'
import { Button } from '#web/ui/form/button.tsx'
import { linkClass } from '#web/ui/layout/link-text.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { AuthHeading } from './auth-heading.tsx'
import { getAuthHref } from './auth-mode.ts'
import { useForgotPassword } from './auth.queries.ts'
import { MailSent } from './mail-sent.tsx'

export function ForgotPassword({ next }: { next: string | null }) {
  const forgot = useForgotPassword()
  const form = useContractForm(forgotPassword.body, { defaultValues: { email: '' } })

  return (
    <>
      <AuthHeading title="Forgot Password">
        Enter the email address of your account, and we will send you a link to set a new password.
      </AuthHeading>
      <form
        noValidate
        method="dialog"
        className="grid gap-5"
        onSubmit={form.onSubmit((body) => forgot.mutateAsync({ body }))}
      >
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          {...form.register('email')}
          error={form.formState.errors.email?.message}
        />
        <Button type="submit" size="lg" loading={forgot.isPending} pendingLabel="Sending...">
          Send Reset Link
        </Button>
        <div role="status">{forgot.data && <MailSent message={forgot.data.message} />}</div>
      </form>
      <p>
        <Link href={getAuthHref('sign-in', next)} className={linkClass}>
          Sign in
        </Link>
      </p>
    </>
  )
}
