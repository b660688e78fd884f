import { resendVerification } from '#contract/auth.ts'
import { useContractForm } from '#web/lib/forms/use-contract-form.ts'
import { Button } from '#web/ui/form/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useResendVerification } from './auth.queries.ts'
import { MailSent } from './mail-sent.tsx'

/** Requests another verification link. The answer does not reveal whether the account exists. */
export function NewLinkForm() {
  const resend = useResendVerification()
  const form = useContractForm(resendVerification.body, { defaultValues: { email: '' } })
  return (
    <form
      noValidate
      className="grid w-full max-w-md gap-4 text-start"
      onSubmit={form.onSubmit((body) => resend.mutateAsync({ body }))}
    >
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        help="The address of your account. We will email you a new link."
        {...form.field('email')}
      />
      <Button type="submit" loading={resend.isPending} pendingLabel="Sending...">
        Resend Verification Email
      </Button>
      {resend.data && <MailSent message={resend.data.message} />}
    </form>
  )
}
