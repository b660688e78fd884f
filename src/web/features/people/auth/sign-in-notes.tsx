import { type ApiError, getErrorMessage } from '#web/lib/api/api-error.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { isUnverified, useResendVerification } from './auth.queries.ts'
import type { ReactNode } from 'react'
import { MailCheck, MailWarning } from 'lucide-react'
import { Button } from '#web/ui/form/button.tsx'
import { cn } from '#web/ui/class-names.ts'

/** Shown on the sign-in form after registration. */
export function CheckEmail({ email }: { email: string }) {
  return (
    <ResendPanel email={email} state="sent" title="Check your email">
      We sent a link to <strong className="font-semibold">{email}</strong>. Open it within 24 hours to verify the
      address, then log in here. If it does not arrive within a few minutes, check your spam folder.
    </ResendPanel>
  )
}

/** Shown after a sign-in with an unverified address. */
export function Unverified({ email }: { email: string }) {
  return (
    <ResendPanel email={email} state="missing" title="Not verified yet">
      The address <strong className="font-semibold">{email}</strong> is not verified yet. The link is in the email we
      sent you.
    </ResendPanel>
  )
}

/** Why the last sign-in failed. No `role="alert"`: the toast has announced it. */
export function SignInRefusal({ error }: { error: ApiError | null }) {
  if (!error || isUnverified(error)) return null
  const wrong = 'The email and password do not match. Check both, or set a new password.'
  return (
    <Banner tone="danger">{error.status === 401 ? wrong : getErrorMessage(error, 'Logging in did not work.')}</Banner>
  )
}

const variants = {
  sent: { icon: MailCheck, box: 'border-success-line bg-success-soft', mark: 'text-success-text' },
  missing: { icon: MailWarning, box: 'border-warning-line bg-warning-soft', mark: 'text-warning-text' },
}

interface ResendPanelProps {
  email: string
  /** `sent` after registration, `missing` after a refused sign-in. */
  state: keyof typeof variants
  title: string
  children: ReactNode
}

/** For an address that is not verified yet: where the link is, and a button that sends another one. */
function ResendPanel({ email, state, title, children }: ResendPanelProps) {
  const { icon: Icon, box, mark } = variants[state]
  const resend = useResendVerification()
  return (
    <section aria-label="Email verification" className={cn('flex gap-3 rounded-xl border p-4', box)}>
      <Icon aria-hidden="true" className={cn('mt-0.5 size-5 shrink-0', mark)} />
      <div className="grid min-w-0 justify-items-start gap-3 wrap-anywhere">
        <div className="grid gap-0.5">
          <h2 className="font-semibold">{title}</h2>
          <p>{children}</p>
        </div>
        <Button
          variant="secondary"
          loading={resend.isPending}
          pendingLabel="Sending..."
          onClick={() => resend.mutate({ body: { email } })}
        >
          Resend Verification Email
        </Button>
      </div>
    </section>
  )
}
