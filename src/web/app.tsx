import { lazy, Suspense, useEffect, useRef } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import type { User } from '#contract/users.ts'
import { productName } from '#contract/plans.ts'
import { StepUpDialog } from '#web/features/second-factors/step-up-dialog.tsx'
import { messageOf } from '#web/lib/api-error.ts'
import { useLive } from '#web/lib/use-live.ts'
import { currentUserQuery } from '#web/lib/queries.ts'
import { useCurrentUser } from '#web/lib/session.ts'
import { markWasStale } from '#web/lib/signed-in-mark.ts'
import { ErrorBoundary } from '#web/layouts/error-boundary.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Container } from '#web/ui/page.tsx'
import { PageSpinner } from '#web/ui/spinner.tsx'
import { ScreenHere } from './screen-here.tsx'
import { arrivalAt } from './screens.ts'

const SetUpPage = lazy(() => import('#web/pages/set-up-second-factor.tsx'))

export function App() {
  const { data: user, error, refetch, isFetching } = useCurrentUser()
  useLive(Boolean(user && !user.mustSetUpSecondFactor))
  useOnePersonAtATime(user)

  const leaving = useDrawnPage(user)

  if (user !== undefined && !leaving)
    return (
      <>
        {user?.mustSetUpSecondFactor ? <SetUpHere user={user} /> : <ScreenHere user={user} />}
        {user && <StepUpDialog />}
      </>
    )
  if (error)
    return (
      <Unreachable
        message={messageOf(error, 'Something went wrong')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  return (
    <main>
      <PageSpinner />
    </main>
  )
}

/** In place of every screen: the address stays, so that the person goes on from there. */
function SetUpHere({ user }: { user: User }) {
  return (
    <ErrorBoundary>
      <Suspense fallback={<PageSpinner />}>
        <SetUpPage user={user} />
      </Suspense>
    </ErrorBoundary>
  )
}

/**
 * The app was served in place of a drawn page, as to somebody signed in, but the session has ended: a visitor gets the
 * drawn page after all. Answers whether it is being fetched.
 */
function useDrawnPage(user: User | null | undefined) {
  const [path] = useLocation()
  const arrival = user === null && markWasStale() ? arrivalAt(path, null) : null
  const leaving = arrival?.kind === 'open' && arrival.screen.drawn === true
  useEffect(() => {
    if (leaving) window.location.reload()
  }, [leaving])
  return leaving
}

/** Whoever is signed in, what was read for somebody else is gone from this page. */
function useOnePersonAtATime(user: User | null | undefined) {
  const queryClient = useQueryClient()
  const former = useRef<string | undefined>(undefined)
  const id = user?.id

  useEffect(() => {
    if (former.current !== undefined && former.current !== id) {
      // Signed in as somebody else in another tab: a new start is the only way to be sure of every part.
      if (id !== undefined) window.location.reload()
      const [own] = currentUserQuery.queryKey
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== own })
    }
    former.current = id
  }, [id, queryClient])
}

function Unreachable(props: { message: string; onRetry: () => void; retrying: boolean }) {
  return (
    <main>
      <Container width="narrow" className="grid min-h-dvh content-center gap-6 py-10">
        <h1 className="text-center text-3xl">{productName}</h1>
        <ErrorState {...props} />
      </Container>
    </main>
  )
}
