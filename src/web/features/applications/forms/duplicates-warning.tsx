import { useQuery } from '@tanstack/react-query'
import { type Duplicate, findDuplicates } from '#contract/applications.ts'
import { limits } from '#contract/fields.ts'
import { showDay } from '#web/lib/format/dates.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { useDebouncedValue } from '#web/lib/hooks/use-debounced-value.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { StatusBadge } from '../list/status-badge.tsx'

interface Asked {
  userId: string
  company: string
  position: string
  jobUrl: string
}

const none: readonly Duplicate[] = []
const fits = (text: string, length: number) => (text.length <= length ? text.trim() || undefined : undefined)

/** What the client already has for the posting that is being typed. */
export function useDuplicates(asked: Asked) {
  const jobUrl = fits(useDebouncedValue(asked.jobUrl), limits.link)
  const company = fits(useDebouncedValue(asked.company), limits.name)
  const position = fits(useDebouncedValue(asked.position), limits.name)
  const isJob = company !== undefined && position !== undefined
  const query = useQuery({
    ...queryFor(findDuplicates, { query: { userId: asked.userId, jobUrl, ...(isJob && { company, position }) } }),
    enabled: asked.userId !== '' && (jobUrl !== undefined || isJob),
    staleTime: 0,
  })
  return query.data ?? none
}

const listed = 5

/** Says what is there already; whoever knows better goes on. */
export function DuplicatesWarning({ duplicates }: { duplicates: readonly Duplicate[] }) {
  const rest = duplicates.length - listed
  return (
    <div role="status" className="empty:absolute">
      {duplicates.length > 0 && (
        <Banner tone="warning" title="This client may already have this application">
          <ul className="grid gap-2 py-1">
            {duplicates.slice(0, listed).map(({ id, position, company, status, createdAt, same }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-2 gap-y-1 wrap-anywhere">
                <span className="font-medium">
                  {position} at {company}
                </span>
                <StatusBadge status={status} />
                <span className="text-sm">
                  {showDay(createdAt)}, same {same}
                </span>
              </li>
            ))}
          </ul>
          {rest > 0 && <p className="text-sm">And {rest} more.</p>}
        </Banner>
      )}
    </div>
  )
}
