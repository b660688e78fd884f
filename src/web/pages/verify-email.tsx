import { MailCheck, MailX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearch } from 'wouter'
import { ButtonLink } from '#web/lib/navigation/links.tsx'
import { useVerifyEmail } from '#web/features/people/auth/auth.queries.ts'
import { useRegisteredAddress } from '#web/features/people/auth/registered-address.ts'
import { NewLinkForm } from '#web/features/people/auth/new-link-form.tsx'
import { Notice } from '#web/layouts/notice.tsx'
import { ApiError } from '#web/lib/api/api-error.ts'
import { paths } from '#web/paths.ts'
import { Spinner } from '#web/ui/feedback/spinner.tsx'

const title = 'Email Verification'

export default function VerifyEmailPage() {
  const token = new URLSearchParams(useSearch()).get('token') ?? ''
  const { data, error } = useVerifyEmail(token)
  const email = useRegisteredAddress()

  if (token === '')
    return (
      <Failed text="No verification token found in URL">
        <NewLinkForm />
      </Failed>
    )
  if (data) return <Verified text={data.message} email={email} />
  if (error) return <Refused error={error} email={email} />
  return (
    <Notice title={title} text="Verifying your email...">
      <Spinner />
    </Notice>
  )
}

interface VerifiedProps {
  text: string
  /** The address it is for, if this browser knows it. */
  email: string | null
}

function Verified({ text, email }: VerifiedProps) {
  return (
    <Notice icon={<MailCheck />} title={title} text={text}>
      <ButtonLink href={paths.signIn} state={{ verified: email }} variant="primary">
        Go to Login
      </ButtonLink>
    </Notice>
  )
}

function Refused({ error, email }: { error: Error } & Pick<VerifiedProps, 'email'>) {
  const answer = error instanceof ApiError && error.status !== 0 ? error : null
  if (!answer) return <Failed text={error.message} />
  const { status, code, serverMessage } = answer
  if (code === 'already_verified' && serverMessage) return <Verified text={serverMessage} email={email} />
  return (
    <Failed text={`Verification failed: HTTP ${status}`} detail={serverMessage}>
      {status === 400 && <NewLinkForm />}
    </Failed>
  )
}

interface FailedProps {
  text: string
  detail?: string | undefined
  /** Actions that help. */
  children?: ReactNode
}

function Failed({ text, detail, children }: FailedProps) {
  return (
    <Notice icon={<MailX />} title={title} text={text}>
      {detail && <p className="w-full text-muted">{detail}</p>}
      {children}
      <div className="flex w-full flex-wrap justify-center gap-3">
        <ButtonLink href={paths.auth} variant={children ? 'secondary' : 'primary'}>
          Try Login Anyway
        </ButtonLink>
        <ButtonLink href={paths.home}>Go Home</ButtonLink>
      </div>
    </Notice>
  )
}
