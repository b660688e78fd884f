import { lazy, Suspense } from 'react'
import { Redirect, useRouter } from 'wouter'
import { usePathname } from 'wouter/use-browser-location'
import type { User } from '#contract/users.ts'
import { isMailedLink } from '#web/features/auth/auth-mode.ts'
import { AppSkeleton } from '#web/layouts/app-skeleton.tsx'
import { ErrorBoundary } from '#web/layouts/error-boundary.tsx'
import { PublicFrame } from '#web/layouts/public-frame.tsx'
import { ViewBanner } from '#web/layouts/view-banner.tsx'
import AccessDeniedPage from '#web/pages/access-denied.tsx'
import { useRawSearch } from '#web/lib/use-raw-search.ts'
import NotFoundPage from '#web/pages/not-found.tsx'
import { PageSpinner } from '#web/ui/spinner.tsx'
import { Arrived } from './arrived.tsx'
import { useOwnDocument } from './own-document.ts'
import { paths } from './paths.ts'
import { PageOf } from './routes.tsx'
import { type Arrival, arrivalAt } from './screens.ts'
import { SentHome, SentToSignIn } from './sent-away.tsx'

// Visitors have no use for the bar of people who are signed in.
const AppFrame = lazy(async () => ({ default: (await import('#web/layouts/app-frame.tsx')).AppFrame }))

/** The screen of this address, or what the person gets instead of it. */
export function ScreenHere({ user }: { user: User | null }) {
  const path = usePathname(useRouter())
  const elsewhere = useOwnDocument(path)
  const search = useRawSearch()
  const own = arrivalAt(path, user?.role ?? null)
  const arrival = own.kind === 'home' && isMailedLink(path, search) ? arrivalAt(path, null) : own
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
        <Arrived key={path} name={arrival.kind === 'not-found' ? 'Page Not Found' : arrival.screen.name} />
        <Content arrival={arrival} />
      </Suspense>
    </ErrorBoundary>
  )
  if (arrival.kind === 'open' && arrival.screen.bare)
    return (
      <>
        <ViewBanner />
        {content}
      </>
    )
  if (!user) return <PublicFrame>{content}</PublicFrame>
  return (
    <Suspense fallback={<AppSkeleton />}>
      <AppFrame user={user}>{content}</AppFrame>
    </Suspense>
  )
}

function Content({ arrival }: { arrival: Exclude<Arrival, { kind: 'home' }> }) {
  if (arrival.kind === 'not-found') return <NotFoundPage />
  const { screen } = arrival
  if (arrival.kind === 'sign-in') return <SentToSignIn screen={screen} />
  if (arrival.kind === 'denied') return screen.deniedInPlace ? <AccessDeniedPage /> : <SentHome screen={screen} />
  return <PageOf id={arrival.id} screen={screen} />
}
