import type { ApiError } from '#web/lib/api/api-error.ts'
import { getErrorMessage } from '#web/lib/api/api-error.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { isUnverified } from './auth.queries.ts'
import { ResendPanel } from './resend-panel.tsx'

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
