import type { ReactNode } from 'react'
import { MailWarning } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { useResendVerification } from './auth.queries.ts'

interface ResendPanelProps {
  email: string
  title: string
  children: ReactNode
}

/** An address that is not verified yet: where the link to it is, and another one for when it is not. */
export function ResendPanel({ email, title, children }: ResendPanelProps) {
  const resend = useResendVerification()
  return (
    <section
      aria-label="Email verification"
      className="grid justify-items-start gap-3 rounded-xl border border-warning-line bg-warning-soft p-4"
    >
      <div className="flex gap-2.5">
        <MailWarning aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warning-text" />
        <div className="grid min-w-0 gap-1 wrap-anywhere">
          <h2 className="font-semibold">{title}</h2>
          <p>{children}</p>
        </div>
      </div>
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
