import type { ReactNode } from 'react'
import { MailCheck, MailWarning } from 'lucide-react'
import { Button } from '#web/ui/form/button.tsx'
import { cn } from '#web/ui/class-names.ts'
import { useResendVerification } from './auth.queries.ts'

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
export function ResendPanel({ email, state, title, children }: ResendPanelProps) {
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
