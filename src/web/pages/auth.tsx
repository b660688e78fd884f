import { useEffect, useRef } from 'react'
import { useHistoryState, usePathname } from 'wouter/use-browser-location'
import { type AuthMode, authPlace } from '#web/features/auth/auth-mode.ts'
import { CreateAccount } from '#web/features/auth/create-account.tsx'
import { ForgotPassword } from '#web/features/auth/forgot-password.tsx'
import { ResetPassword } from '#web/features/auth/reset-password.tsx'
import { SignIn } from '#web/features/auth/sign-in.tsx'
import { AuthFrame } from '#web/layouts/auth-frame.tsx'
import { usePageTitle } from '#web/lib/page-title.ts'
import { useRawSearch } from '#web/lib/use-raw-search.ts'

const titles: Record<AuthMode, string> = {
  create: 'Create Account',
  'sign-in': 'Sign In',
  forgot: 'Forgot Password',
  reset: 'Reset Password',
}

export default function AuthPage() {
  const sentFrom = useHistoryState<{ next?: unknown } | null>()
  const { mode, token, next } = authPlace(usePathname(), useRawSearch(), sentFrom?.next)
  usePageTitle(titles[mode])
  useHeadingFocus(mode)

  return (
    <AuthFrame>
      {mode === 'create' && <CreateAccount next={next} />}
      {mode === 'sign-in' && <SignIn next={next} />}
      {mode === 'forgot' && <ForgotPassword next={next} />}
      {mode === 'reset' && <ResetPassword token={token} />}
    </AuthFrame>
  )
}

/** The link that was pressed is gone after a change of mode; the focus goes to the new heading instead of nowhere. */
function useHeadingFocus(mode: AuthMode) {
  const former = useRef(mode)
  useEffect(() => {
    if (former.current !== mode) document.querySelector<HTMLElement>('h1')?.focus()
    former.current = mode
  }, [mode])
}
