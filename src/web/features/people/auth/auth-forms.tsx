import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { usePageTitle } from '#web/lib/navigation/page-title.ts'
import { useRawSearch } from '#web/lib/navigation/use-raw-search.ts'
import { type AuthMode, parseAuthAddress } from './auth-mode.ts'
import { CreateAccount } from './create-account.tsx'
import type { Registered } from './draft-handover.ts'
import { ForgotPassword } from './forgot-password.tsx'
import { ResetPassword } from './reset-password.tsx'
import { SignIn } from './sign-in.tsx'
import { SignOutEverywhere } from './sign-out-everywhere.tsx'

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
