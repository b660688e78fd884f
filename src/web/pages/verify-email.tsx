import { Link, useSearch } from 'wouter'
import { useVerifyEmail } from '#web/features/auth/auth.queries.ts'
import { Notice } from '#web/layouts/notice.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Spinner } from '#web/ui/spinner.tsx'

const title = 'Email Verification'

export default function VerifyEmailPage() {
  const token = new URLSearchParams(useSearch()).get('token') ?? ''
  const { data, error } = useVerifyEmail(token)

  if (token === '') return <Failed text="No verification token found in URL" />
  if (data) {
    return (
      <Notice title={title} text={data.message}>
        <Link href={paths.auth} className={buttonClass()}>
          Go to Login
        </Link>
      </Notice>
    )
  }
  if (error) return <Refused error={error} />
  return (
    <Notice title={title} text="Verifying your email...">
      <Spinner />
    </Notice>
  )
}

function Refused({ error }: { error: Error }) {
  const answer = error instanceof ApiError && error.status !== 0 ? error : null
  if (!answer) return <Failed text={error.message} />
  return <Failed text={`Verification failed: HTTP ${answer.status}`} detail={answer.serverMessage} />
}

function Failed({ text, detail }: { text: string; detail?: string | undefined }) {
  return (
    <Notice title={title} text={text}>
      {detail && <p className="w-full text-muted">{detail}</p>}
      <Link href={paths.auth} className={buttonClass()}>
        Try Login Anyway
      </Link>
      <Link href={paths.home} className={buttonClass('secondary')}>
        Go Home
      </Link>
    </Notice>
  )
}
