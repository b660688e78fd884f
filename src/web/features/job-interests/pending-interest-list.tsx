import { MailCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Client } from '#contract/clients.ts'
import type { JobInterest } from '#contract/job-interests.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Stack } from '#web/ui/page.tsx'
import { PageSpinner } from '#web/ui/spinner.tsx'
import { InterestCard } from './interest-card.tsx'
import { InterestItem } from './interest-item.tsx'
import { useInterestsOf } from './pending-interests.queries.ts'
import { pendingNewestFirst } from './pending-newest-first.ts'
import { useFocusAfterRemoval } from '#web/lib/use-focus-after-removal.ts'

interface PendingInterestListProps {
  clients: readonly Client[]
  answering: JobInterest | null
  action: (interest: JobInterest) => ReactNode
}

export function PendingInterestList({ clients, answering, action }: PendingInterestListProps) {
  const { isPending, isFetching, error, retry, ...all } = useInterestsOf(clients.map(({ id }) => id))
  const interests = pendingNewestFirst(all.interests, answering?.id)
  const names = new Map(clients.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]))
  const list = useFocusAfterRemoval<HTMLDivElement>(interests.length)

  return (
    <Stack ref={list} tabIndex={-1} className="outline-none">
      {error && (
        <ErrorState
          message={messageOf(error, 'Some job interests could not be loaded.')}
          onRetry={retry}
          retrying={isFetching}
        />
      )}
      {interests.length === 0 && !error && !isPending && (
        <EmptyState
          icon={<MailCheck />}
          title="No pending job interests"
          text="What your clients submit shows up here at once."
        />
      )}
      {interests.length > 0 && (
        <InterestCard interests={interests}>
          {(interest) => (
            <InterestItem
              key={interest.id}
              interest={interest}
              clientName={names.get(interest.userId)}
              trailing={action(interest)}
            />
          )}
        </InterestCard>
      )}
      {/* Below what is there: a list that made way for this would take an open dialog with it. */}
      {isPending && <PageSpinner className="min-h-40" />}
    </Stack>
  )
}
