import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { TextLink } from '#web/lib/navigation/links.tsx'
import { useHistoryState } from 'wouter/use-browser-location'
import { usePageTitle } from '#web/lib/navigation/page-title.ts'
import { useRawSearch } from '#web/lib/navigation/use-raw-search.ts'
import { type AuthMode, parseAuthAddress, getAuthHref } from './auth-mode.ts'
import { CreateAccount } from './create-account.tsx'
import type { Registered } from './draft-handover.ts'
import { SignIn } from './sign-in.tsx'
import { getErrorMessage } from '#web/lib/api/api-error.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { AuthHeading } from './auth-heading.tsx'
import { useCall } from '#web/lib/api/use-call.ts'
import { MailSent } from './mail-sent.tsx'
import { endAllSessions, forgotPassword, resetPassword } from '#contract/auth.ts'
import { useContractForm } from '#web/lib/forms/use-contract-form.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'

const titles: Record<AuthMode, string> = {
  create: 'Create Account',
  'sign-in': 'Login',
  forgot: 'Forgot Password',
  reset: 'Reset Password',
  secure: 'Log Out Everywhere',
}

/**
 * The form for the current address. `method="dialog"`: without it, a browser that submits before the script has loaded
 * would put the password into the address.
 */
export function AuthForms() {
  const [path] = useLocation()
  const historyState = useHistoryState<{ next?: unknown; registered?: unknown; verified?: unknown } | null>()
  const { mode, token, next } = parseAuthAddress(path, useRawSearch(), historyState?.next)
  usePageTitle(titles[mode])
  useHeadingFocus(mode)

  if (mode === 'create') return <CreateAccount next={next} />
  if (mode === 'sign-in') {
    const verified = typeof historyState?.verified === 'string' ? historyState.verified : null
    const registered = parseRegistered(historyState?.registered)
    // Prerendered HTML does not know the history state. The key makes React mount a new form when the state names an
    // address.
    return <SignIn key={registered?.email ?? verified} next={next} registered={registered} verified={verified} />
  }
  if (mode === 'forgot') return <ForgotPassword next={next} />
  return mode === 'secure' ? <SignOutEverywhere token={token} /> : <ResetPassword token={token} />
}

function parseRegistered(state: unknown): Registered | null {
  if (typeof state !== 'object' || state === null || !('id' in state) || !('email' in state)) return null
  return { id: String(state.id), email: String(state.email) }
}

/** The link that changed the mode has unmounted, so the focus moves to the new heading. */
function useHeadingFocus(mode: AuthMode) {
  const previousMode = useRef(mode)
  useEffect(() => {
    if (previousMode.current !== mode) document.querySelector<HTMLElement>('h1')?.focus()
    previousMode.current = mode
  }, [mode])
}

/** Opened by the mail about a new device. Only the button changes anything, because mail programs prefetch links. */
function SignOutEverywhere({ token }: { token: string }) {
  const end = useCall(endAllSessions, {
    failure: { title: 'Not logged out', fallback: 'Could not log out your devices' },
  })
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
        <TextLink href={getAuthHref('forgot', null)}>Set a New Password</TextLink>
      </p>
    </>
  )
}

function ForgotPassword({ next }: { next: string | null }) {
  const forgot = useCall(forgotPassword, {
    failure: { title: 'Failed to send email', fallback: 'Could not send the reset link' },
  })
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
        <TextField label="Email" type="email" autoComplete="username" {...form.field('email')} />
        <Button type="submit" size="lg" loading={forgot.isPending} pendingLabel="Sending...">
          Send Reset Link
        </Button>
        <div role="status">{forgot.data && <MailSent message={forgot.data.message} />}</div>
      </form>
      <p>
        <TextLink href={getAuthHref('sign-in', next)}>Sign in</TextLink>
      </p>
    </>
  )
}

function ResetPassword({ token }: { token: string }) {
  const [, navigate] = useLocation()
  const reset = useCall(resetPassword, {
    success: ({ message }) => ({ title: 'Password changed', description: message }),
    failure: { title: 'Password not changed', fallback: 'Could not change the password' },
    onSuccess: () => navigate(getAuthHref('sign-in', null)),
  })
  const form = useContractForm(resetPassword.body, { defaultValues: { token, password: '', confirmPassword: '' } })

  const checkConfirmation = () => {
    if (form.getValues('confirmPassword') !== '') void form.trigger('confirmPassword')
  }

  return (
    <>
      <AuthHeading title="Reset Password">
        {token === ''
          ? 'This link is incomplete. Please open the link in the email again, or request a new one.'
          : 'Choose a new password. Every device that is logged in will be logged out.'}
      </AuthHeading>
      {token !== '' && (
        <form noValidate className="grid gap-5" onSubmit={form.onSubmit((body) => reset.mutateAsync({ body }))}>
          <NewPasswordFields
            password={form.field('password', { onChange: checkConfirmation })}
            confirmation={form.field('confirmPassword')}
          />
          <Button type="submit" size="lg" loading={reset.isPending} pendingLabel="Resetting...">
            Reset Password
          </Button>
        </form>
      )}
      <p>
        <TextLink href={getAuthHref('forgot', null)}>Request a New Link</TextLink>
      </p>
    </>
  )
}
