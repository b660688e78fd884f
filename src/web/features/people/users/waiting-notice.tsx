import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '#web/lib/navigation/links.tsx'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { paths } from '#web/paths.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton.tsx'
import { getDueState } from '#web/lib/format/due.ts'
import { waitingSubscribersQuery } from './users.queries.ts'
import { formatLongestWait, formatWaitingCount } from './waiting-text.ts'

const tones = { neutral: 'info', warning: 'warning', danger: 'danger' } as const

/** Says how many subscribers wait for an account manager, and since when. */
export function WaitingNotice() {
  const { data, failure, ...retry } = getQueryState(
    useQuery(waitingSubscribersQuery),
    'Waiting subscribers could not be loaded.',
  )
  const now = useNow()
  const [first] = data?.waiting ?? []
  if (!data && failure) return <ErrorState message={failure} {...retry} />
  if (!data) return <SkeletonRows rows={1} rowClass="h-20" />
  if (!first)
    return (
      <Banner tone="success" title="No one is waiting">
        Every subscriber has an account manager.
      </Banner>
    )
  return (
    <Banner
      tone={tones[getDueState(first.dueAt, now).tone]}
      title={formatWaitingCount(data.total)}
      action={<ButtonLink href={paths.waiting}>Assign Managers</ButtonLink>}
    >
      {formatLongestWait(first, now)}
    </Banner>
  )
}
