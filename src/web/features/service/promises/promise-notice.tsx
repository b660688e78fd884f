import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '#web/lib/navigation/links.tsx'
import { listEndangeredPromises } from '#contract/promises.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { paths } from '#web/paths.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton.tsx'
import { describeEndangered } from './promise-texts.ts'

/** Says how many promises are late or run out soon. */
export function PromiseNotice() {
  const query = useQuery(queryFor(listEndangeredPromises))
  const { data, failure, ...retry } = getQueryState(query, 'Open promises could not be loaded.')
  if (!data && failure) return <ErrorState message={failure} {...retry} />
  if (!data) return <SkeletonRows rows={1} rowClass="h-20" />
  const title = describeEndangered(data)
  return (
    <Banner
      tone={title === null ? 'success' : data.some(({ late }) => late) ? 'danger' : 'warning'}
      title={title ?? 'No promise is in danger'}
      action={<ButtonLink href={paths.promises}>View Promises</ButtonLink>}
    >
      {title === null ? 'Every open promise has time left.' : 'Clients are waiting for what we promised.'}
    </Banner>
  )
}
