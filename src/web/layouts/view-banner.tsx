import { useQueryClient } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { useEffect } from 'react'
import type { RunningView } from '#contract/users.ts'
import { endView } from '#contract/account-views.ts'
import { currentUser } from '#contract/auth.ts'
import { showTime } from '#web/lib/format/dates.ts'
import { clearDrafts } from '#web/lib/forms/drafts.ts'
import { leaveFor } from '#web/lib/navigation/flash-message.ts'
import { getQueryKey } from '#web/lib/api/queries.ts'
import { useCurrentUser } from '#web/lib/api/session.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/form/button.tsx'
import { Container } from '#web/ui/layout/page.tsx'

/** Shows an admin on every screen that they are viewing as another person, with a way back. */
export function ViewBanner() {
  const { data: user } = useCurrentUser()
  return user?.view ? <RunningViewBanner view={user.view} /> : null
}

function RunningViewBanner({ view: { subject, expiresAt } }: { view: RunningView }) {
  const queryClient = useQueryClient()
  const end = useCall(endView, {
    failure: { title: 'Stop viewing failed', fallback: 'You are still viewing. Please try again.' },
    onSuccess: () => {
      // Deletes the person's data from this browser.
      queryClient.clear()
      clearDrafts()
      leaveFor(paths.admin)
    },
  })
  useReadAgainAt(expiresAt)

  return (
    <section
      aria-label="Viewing as another person"
      data-view-banner
      className="sticky top-0 z-30 border-y border-warning-line bg-warning-soft text-ink"
    >
      <Container className="flex items-center gap-3 py-2">
        <Eye aria-hidden="true" className="size-5 shrink-0 text-warning-text max-sm:hidden" />
        <p className="min-w-0 grow text-sm wrap-anywhere sm:text-base">
          You&apos;re viewing as{' '}
          <strong className="font-semibold">
            {subject.firstName} {subject.lastName}
          </strong>{' '}
          until {showTime(expiresAt)}. Read-only.
        </p>
        <Button
          variant="secondary"
          size="sm"
          className="shrink-0"
          loading={end.isPending}
          pendingLabel="Stopping..."
          onClick={() => end.mutate()}
        >
          Stop Viewing
        </Button>
      </Container>
    </section>
  )
}

/** Refetches the current user when the view expires, so that the banner goes away in time. */
function useReadAgainAt(moment: string) {
  const queryClient = useQueryClient()
  useEffect(() => {
    const readAgain = () => void queryClient.invalidateQueries({ queryKey: getQueryKey(currentUser) })
    const timer = setTimeout(readAgain, Math.max(0, Date.parse(moment) - Date.now()))
    return () => clearTimeout(timer)
  }, [moment, queryClient])
}
