import { Link } from 'wouter'
import { getErrorMessage } from '#web/lib/api/api-error.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { linkClass } from '#web/ui/layout/link-text.tsx'
import { AuthHeading } from './auth-heading.tsx'
import { getAuthHref } from './auth-mode.ts'
import { useEndAllSessions } from './auth.queries.ts'
import { MailSent } from './mail-sent.tsx'

/** Opened by the mail about a new device. Only the button changes anything, because mail programs prefetch links. */
export function SignOutEverywhere({ token }: { token: string }) {
  const end = useEndAllSessions()
  return (
    <>
      <AuthHeading title="Log Out Everywhere">
        {token === ''
          ? 'This link is incomplete. Please open the link in the email again.'
          : 'We log out every device of your account, and email you a link to set a new password.'}
      </AuthHeading>
      {token !== '' && !end.isSuccess && (
        <Button
          size="lg"
          loading={end.isPending}
          pendingLabel="Logging out..."
          onClick={() => end.mutate({ body: { token } })}
        >
          Log Out Everywhere
        </Button>
      )}
      <div role="status">
        {end.data && <MailSent message={end.data.message} />}
        {end.error && <Banner>{getErrorMessage(end.error, 'Could not log out your devices')}</Banner>}
      </div>
      <p>
        <Link href={getAuthHref('forgot', null)} className={linkClass}>
          Set a New Password
        </Link>
      </p>
    </>
  )
}
