import { MailWarning } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { useResendVerification } from './auth.queries.ts'

/** After a sign-in with an address that is not verified yet. */
export function ResendPanel({ email }: { email: string }) {
  const resend = useResendVerification()
  return (
    <section
      aria-label="Email verification"
      className="grid justify-items-start gap-3 rounded-xl border border-warning-line bg-warning-soft p-4"
    >
      <p className="flex gap-2.5">
        <MailWarning aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warning-text" />
        <span className="min-w-0">
          The address <strong className="font-semibold">{email}</strong> is not verified yet. The link is in the mail we
          sent you.
        </span>
      </p>
      <Button
        variant="secondary"
        loading={resend.isPending}
        pendingLabel="Sending..."
        onClick={() => resend.mutate({ body: { email } })}
      >
        Resend Verification Email
      </Button>
    </section>
  )
}
