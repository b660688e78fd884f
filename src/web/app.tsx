import { useEffect, useRef } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { User } from '#contract/users.ts'
import { productName } from '#contract/plans.ts'
import { AppSkeleton } from '#web/layouts/app-skeleton.tsx'
import { messageOf } from '#web/lib/api-error.ts'
import { useLive } from '#web/lib/use-live.ts'
import { currentUserQuery } from '#web/lib/queries.ts'
import { useCurrentUser } from '#web/lib/session.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Container } from '#web/ui/page.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { ScreenHere } from './screen-here.tsx'

interface AppProps {
  /** What was prerendered is the skeleton: it is hydrated as it is, however fast it is known who is signed in. */
  isShell: boolean
}

export function App({ isShell }: AppProps) {
  const hydrated = useHydrated()
  const { data: user, error, refetch, isFetching } = useCurrentUser()
  useLive(Boolean(user))
  useOnePersonAtATime(user)

  if (isShell && !hydrated) return <AppSkeleton />
  if (user !== undefined) return <ScreenHere user={user} />
  if (error)
    return (
      <Unreachable
        message={messageOf(error, 'Something went wrong')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  return <AppSkeleton />
}

/** Clears the cache when the user changes. */
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
