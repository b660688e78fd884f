import { type ComponentType, lazy, memo, type ReactNode, Suspense } from 'react'
import { Redirect, useRouter } from 'wouter'
import { usePathname } from 'wouter/use-browser-location'
import type { User } from '#contract/users.ts'
import { isMailedLink } from '#web/features/auth/auth-mode.ts'
import { ErrorBoundary } from '#web/layouts/error-boundary.tsx'
import { PublicFrame } from '#web/layouts/public-frame.tsx'
import AccessDeniedPage from '#web/pages/access-denied.tsx'
import { useRawSearch } from '#web/lib/navigation/use-raw-search.ts'
import NotFoundPage from '#web/pages/not-found.tsx'
import { PageSpinner } from '#web/ui/feedback/spinner.tsx'
import { RouteFocus } from './route-focus.tsx'
import { useDocumentBoundary } from './document-boundary.ts'
import { paths } from '#web/paths.ts'
import { ScreenPage } from './routes.tsx'
import { ScreenSkeleton } from './screen-skeleton.tsx'
import { type Arrival, resolveRoute } from './screens.ts'
import { RedirectHome, RedirectToSignIn } from './access-redirect.tsx'

// For signed-in people only, so loaded on demand.
const ViewBanner = lazy(async () => ({ default: (await import('#web/layouts/view-banner.tsx')).ViewBanner }))
const loadFrame = async () => ({ default: (await import('#web/layouts/app-frame.tsx')).AppFrame })
let AppFrame: ComponentType<{ user: User; children: ReactNode }> = lazy(loadFrame)

/** Call it before the first render. */
export async function preloadFrame() {
  // A failed download shows when the frame is rendered.
  const loaded = await loadFrame().catch(() => null)
  if (loaded) AppFrame = loaded.default
}

/** The screen of this address, or a refusal or redirect. Not rendered again when the app only learns that it is hydrated. */
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
        <RouteFocus key={path} name={arrival.kind === 'not-found' ? 'Page Not Found' : arrival.screen.name} />
        <Content arrival={arrival} />
      </Suspense>
    </ErrorBoundary>
  )
  if (arrival.kind === 'open' && arrival.screen.bare)
    return (
      <>
        {user && (
          <Suspense fallback={null}>
            <ViewBanner />
          </Suspense>
        )}
        {content}
      </>
    )
  if (!user) return <PublicFrame>{content}</PublicFrame>
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <AppFrame user={user}>{content}</AppFrame>
    </Suspense>
  )
})

function Content({ arrival }: { arrival: Exclude<Arrival, { kind: 'home' }> }) {
  if (arrival.kind === 'not-found') return <NotFoundPage />
  const { screen } = arrival
  if (arrival.kind === 'sign-in') return <RedirectToSignIn screen={screen} />
  if (arrival.kind === 'denied') return screen.deniedInPlace ? <AccessDeniedPage /> : <RedirectHome screen={screen} />
  return <ScreenPage id={arrival.id} screen={screen} />
}
