import { useQuery } from '@tanstack/react-query'
import { type Duplicate, findDuplicates } from '#contract/applications.ts'
import { limits } from '#contract/fields.ts'
import { showDay } from '#web/lib/format/dates.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { useDebouncedValue } from '#web/lib/hooks/use-debounced-value.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { StatusBadge } from '../list/status-badge.tsx'

/** The job in the form. */
export interface JobInput {
  userId: string
  company: string
  position: string
  jobUrl: string
}

const noDuplicates: readonly Duplicate[] = []
const toSearchText = (text: string, length: number) => (text.length <= length ? text.trim() || undefined : undefined)

/** The client's applications for the same posting. */
export function useDuplicates(input: JobInput) {
  const jobUrl = toSearchText(useDebouncedValue(input.jobUrl), limits.link)
  const company = toSearchText(useDebouncedValue(input.company), limits.name)
  const position = toSearchText(useDebouncedValue(input.position), limits.name)
  const isJob = company !== undefined && position !== undefined
  const query = useQuery({
    ...queryFor(findDuplicates, { query: { userId: input.userId, jobUrl, ...(isJob && { company, position }) } }),
    enabled: input.userId !== '' && (jobUrl !== undefined || isJob),
    staleTime: 0,
  })
  return query.data ?? noDuplicates
}

const maxListed = 5

/** A warning only: the form can be submitted all the same. */
export function DuplicatesWarning({ duplicates }: { duplicates: readonly Duplicate[] }) {
  const hidden = duplicates.length - maxListed
  return (
    <div role="status" className="empty:absolute">
      {duplicates.length > 0 && (
        <Banner tone="warning" title="This client may already have this application">
          <ul className="grid gap-2 py-1">
            {duplicates.slice(0, maxListed).map(({ id, position, company, status, createdAt, same }) => (
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
          {hidden > 0 && <p className="text-sm">And {hidden} more.</p>}
        </Banner>
      )}
    </div>
  )
}
