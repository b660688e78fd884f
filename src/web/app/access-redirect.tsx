import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { redirectDelay, unauthorizedToast } from '#web/lib/navigation/sign-in-again.ts'
import { showToast } from '#web/lib/toasts.ts'
import { Notice } from '#web/layouts/notice.tsx'
import { paths } from '#web/paths.ts'
import type { Screen } from './screens.ts'

const denied = 'Access denied. Redirecting...'

/** Sends a visitor of a protected page to the sign-in, which leads back here. */
export function RedirectToSignIn({ screen }: { screen: Screen }) {
  useEffect(() => void showToast(unauthorizedToast), [])
  useSentTo(paths.signIn)
  return (
    <Notice title={screen.name} text={screen.access === 'signed-in' ? 'Please log in to see this page.' : denied} />
  )
}

/** Sends a person away from a page of another role. */
export function RedirectHome({ screen }: { screen: Screen }) {
  useSentTo(paths.home)
  return <Notice title={screen.name} text={denied} />
}

function useSentTo(path: string) {
  const [, navigate] = useLocation()
  useEffect(() => {
    const next = window.location.pathname + window.location.search
    const timer = setTimeout(() => navigate(path, { replace: true, state: { next } }), redirectDelay)
    return () => clearTimeout(timer)
  }, [navigate, path])
}
