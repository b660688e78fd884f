import { lazy, Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { usePageTitle } from '#web/lib/navigation/page-title.ts'
import { useRawSearch } from '#web/lib/navigation/use-raw-search.ts'
import { type AuthMode, authPlace } from './auth-mode.ts'
import { CreateAccount } from './create-account.tsx'
import type { Registered } from './draft-handover.ts'
import { ForgotPassword } from './forgot-password.tsx'
import { SignIn } from './sign-in.tsx'

// Only mailed links lead to these two.
const SignOutEverywhere = lazy(async () => ({
  default: (await import('./sign-out-everywhere.tsx')).SignOutEverywhere,
}))
const ResetPassword = lazy(async () => ({ default: (await import('./reset-password.tsx')).ResetPassword }))

const titles: Record<AuthMode, string> = {
  create: 'Create Account',
  'sign-in': 'Sign In',
  forgot: 'Forgot Password',
  reset: 'Reset Password',
  secure: 'Sign Out Everywhere',
}

/**
 * The form that the address asks for. Before its script has come a browser would send what is typed by itself, a password
 * in the address: the method `dialog` sends nothing anywhere.
 */
export function AuthForms() {
  const [path] = useLocation()
  const sentFrom = useHistoryState<{ next?: unknown; registered?: unknown; verified?: unknown } | null>()
  const { mode, token, next } = authPlace(path, useRawSearch(), sentFrom?.next)
  usePageTitle(titles[mode])
  useHeadingFocus(mode)

  if (mode === 'create') return <CreateAccount next={next} />
  if (mode === 'sign-in') {
    const verified = typeof sentFrom?.verified === 'string' ? sentFrom.verified : null
    const registered = registeredIn(sentFrom?.registered)
    // The state of the history is not known in the prerendered page: a form with another address is another form.
    return <SignIn key={registered?.email ?? verified} next={next} registered={registered} verified={verified} />
  }
  if (mode === 'forgot') return <ForgotPassword next={next} />
  return (
    <Suspense>{mode === 'secure' ? <SignOutEverywhere token={token} /> : <ResetPassword token={token} />}</Suspense>
  )
}

function registeredIn(state: unknown): Registered | null {
  if (typeof state !== 'object' || state === null || !('id' in state) || !('email' in state)) return null
  return { id: String(state.id), email: String(state.email) }
}

/** The link that was pressed is gone after a change of mode; the focus goes to the new heading instead of nowhere. */
function useHeadingFocus(mode: AuthMode) {
  const former = useRef(mode)
  useEffect(() => {
    if (former.current !== mode) document.querySelector<HTMLElement>('h1')?.focus()
    former.current = mode
  }, [mode])
}
