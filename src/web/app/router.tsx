import { createElement, memo, Suspense, useEffect } from 'react'
import { Redirect, useRouter, useLocation } from 'wouter'
import { usePathname } from 'wouter/use-browser-location'
import type { User } from '#contract/users.ts'
import { isMailedLink } from '#web/features/people/auth/auth-mode.ts'
import { ErrorBoundary } from '#web/ui/feedback/error-boundary.tsx'
import { PublicFrame } from '#web/layouts/public-frame.tsx'
import AccessDeniedPage from '#web/pages/access-denied.tsx'
import { useRawSearch } from '#web/lib/navigation/use-raw-search.ts'
import { NotFound } from '#web/layouts/not-found.tsx'
import { PageSpinner } from '#web/ui/feedback/spinner.tsx'
import { paths } from '#web/paths.ts'
import { AppSkeleton } from '#web/layouts/app-skeleton.tsx'
import { findPage, frame } from './pages.ts'
import { type Arrival, resolveRoute, type Screen, hasOwnDocument } from '#web/screens.ts'
import { redirectDelay, unauthorizedToast } from '#web/lib/navigation/sign-in-again.ts'
import { setPageClock } from '#web/lib/format/page-clock.ts'
import { showToast } from '#web/lib/toasts.ts'
import { Notice } from '#web/layouts/notice.tsx'
import { ViewBanner } from '#web/layouts/view-banner.tsx'
import { reload } from '#web/lib/navigation/flash-message.ts'
import { usePageTitle } from '#web/lib/navigation/page-title.ts'

/** The screen of this address, or a refusal or redirect. */
export const CurrentScreen = memo(function CurrentScreen({ user }: { user: User | null }) {
  const path = usePathname(useRouter())
  const elsewhere = useDocumentBoundary(path)
  const search = useRawSearch()
  const own = resolveRoute(path, user?.role ?? null)
  const arrival = own.kind === 'home' && isMailedLink(path, search) ? resolveRoute(path, null) : own
  if (elsewhere)
    return (
      <main>
        <PageSpinner />
      </main>
    )
  if (arrival.kind === 'home') return <Redirect to={paths.home} replace />

  const content = (
    <ErrorBoundary key={path}>
      <Suspense fallback={<PageSpinner />}>
        <Hydrated />
        <RouteFocus key={path} name={arrival.kind === 'not-found' ? 'Page Not Found' : arrival.screen.name} />
        <Content arrival={arrival} />
      </Suspense>
    </ErrorBoundary>
  )
  if (arrival.kind === 'open' && arrival.screen.bare)
    return (
      <>
        {user && <ViewBanner />}
        {content}
      </>
    )
  if (!user) return <PublicFrame>{content}</PublicFrame>
  return <Suspense fallback={<AppSkeleton />}>{createElement(frame.get(), { user }, content)}</Suspense>
})

/** From here on the page answers to clicks, which browser tests wait for, and shows the browser's own time. */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    setPageClock(null)
  }, [])
  return null
}

function Content({ arrival }: { arrival: Exclude<Arrival, { kind: 'home' }> }) {
  if (arrival.kind === 'not-found') return <NotFound />
  const { screen } = arrival
  if (arrival.kind === 'sign-in') return <RedirectToSignIn screen={screen} />
  if (arrival.kind === 'denied') return screen.deniedInPlace ? <AccessDeniedPage /> : <RedirectHome screen={screen} />
  return <ScreenPage screen={screen} />
}

/** Memoised: a change of the query, such as opening details, does not render the whole page again. */
const ScreenPage = memo(function ScreenPage({ screen }: { screen: Screen }) {
  return createElement(findPage(screen).get(), { screen })
})

const denied = 'Access denied. Redirecting...'

/** Sends a visitor of a protected page to the sign-in, which leads back here. */
function RedirectToSignIn({ screen }: { screen: Screen }) {
  useEffect(() => void showToast(unauthorizedToast), [])
  useSentTo(paths.signIn)
  return (
    <Notice title={screen.name} text={screen.access === 'signed-in' ? 'Please log in to see this page.' : denied} />
  )
}

/** Sends a person away from a page of another role. */
function RedirectHome({ screen }: { screen: Screen }) {
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

/** The address this document was loaded for. Its content policy stays the same on every screen. */
const loadedFor = globalThis.window?.location.pathname

/** Reloads the page if the screen of that path needs another document. */
function useDocumentBoundary(path: string) {
  const elsewhere = loadedFor !== undefined && hasOwnDocument(path) !== hasOwnDocument(loadedFor)
  useEffect(() => {
    if (elsewhere) reload()
  }, [elsewhere])
  return elsewhere
}

let first = true
let steppedBack = false
// The build prerenders where there is no window.
globalThis.window?.addEventListener('popstate', () => {
  steppedBack = true
})

/** Sets the window's title and moves scroll and focus to the page's top after a navigation. */
function RouteFocus({ name }: { name: string }) {
  usePageTitle(name)
  useEffect(() => {
    // The browser handles the first page, and restores the scroll position after Back.
    if (!first) {
      if (!steppedBack) window.scrollTo(0, 0)
      focusHeading()
    }
    steppedBack = false
    return () => {
      first = false
    }
  }, [])
  return null
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
