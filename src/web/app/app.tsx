import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { currentUser } from '#contract/auth.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { productName } from '#contract/plans.ts'
import type { User } from '#contract/users.ts'
import { getErrorMessage } from '#web/lib/api/api-error.ts'
import { useInterviewRequest } from '#web/features/work/interviews/interview-request.ts'
import { leaveFor } from '#web/lib/navigation/flash-message.ts'
import { useLive } from '#web/lib/api/use-live.ts'
import { currentUserQuery } from '#web/lib/api/queries.ts'
import { useCurrentUser } from '#web/lib/api/session.ts'
import { useStepUpAsked } from '#web/lib/api/step-up.ts'
import { AppSkeleton } from '#web/layouts/app-skeleton.tsx'
import { ErrorBoundary } from '#web/ui/feedback/error-boundary.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Container } from '#web/ui/layout/page.tsx'
import { paths } from '#web/paths.ts'
import { CurrentScreen, Hydrated } from './router.tsx'

const loadOnDemand = () => import('./on-demand.ts')
const StepUpDialog = lazy(async () => ({ default: (await loadOnDemand()).StepUpDialog }))
const InterviewDialog = lazy(async () => ({ default: (await loadOnDemand()).InterviewDialog }))
const SetUpPage = lazy(async () => ({ default: (await loadOnDemand()).SetUpPage }))

export function App() {
  const { data: user, error, refetch, isFetching } = useCurrentUser()
  useLive(Boolean(user && !user.mustSetUpSecondFactor))
  useOnePersonAtATime(user)
  if (user !== undefined)
    return (
      <>
        {user?.mustSetUpSecondFactor ? <SetUpHere user={user} /> : <CurrentScreen user={user} />}
        {user && <StepUp />}
        {user && <InterviewForm />}
      </>
    )
  if (error)
    return (
      <Unreachable
        message={getErrorMessage(error, 'Something went wrong')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  return <AppSkeleton />
}

/** Asks for a confirmation when a call needs one; the dialog is loaded with the first. */
function StepUp() {
  const asked = useStepUpAsked()
  const [used, setUsed] = useState(false)
  if (asked && !used) setUsed(true)
  return (
    used && (
      <Suspense fallback={null}>
        <StepUpDialog />
      </Suspense>
    )
  )
}

/** The form of an interview, which several screens and the toast of a new status open. It is loaded with the first request. */
function InterviewForm() {
  const request = useInterviewRequest()
  const [used, setUsed] = useState(false)
  if (request && !used) setUsed(true)
  return (
    used && (
      <Suspense fallback={null}>
        <InterviewDialog />
      </Suspense>
    )
  )
}

/** Replaces every screen; the address stays, so the person continues where they were. */
function SetUpHere({ user }: { user: User }) {
  return (
    <ErrorBoundary>
      <Suspense fallback={<AppSkeleton />}>
        <Hydrated />
        <SetUpPage user={user} />
      </Suspense>
    </ErrorBoundary>
  )
}

/** Clears the cache when another person is signed in or viewed than before. */
function useOnePersonAtATime(user: ReplyOf<typeof currentUser> | null | undefined) {
  const queryClient = useQueryClient()
  const previous = useRef<{ id: string | undefined; viewing: boolean }>({ id: undefined, viewing: false })
  const id = user?.id
  const viewing = Boolean(user?.view)

  useEffect(() => {
    const before = previous.current
    if (before.id !== undefined && before.id !== id) {
      if (id !== undefined) startOver(before.viewing, viewing)
      const [own] = currentUserQuery.queryKey
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== own })
    }
    previous.current = { id, viewing }
  }, [id, viewing, queryClient])
}

/** Reloads the page, which resets all state. A view begins at the person's home and ends at the admin's page. */
function startOver(wasViewing: boolean, viewing: boolean) {
  if (viewing) leaveFor(paths.home)
  else if (wasViewing) leaveFor(paths.admin)
  else window.location.reload()
}

function Unreachable(props: { message: string; onRetry: () => void; retrying: boolean }) {
  return (
    <main>
      <Container narrow className="grid min-h-dvh content-center gap-6 py-10">
        <h1 className="text-center text-3xl">{productName}</h1>
        <ErrorState {...props} />
      </Container>
    </main>
  )
}
