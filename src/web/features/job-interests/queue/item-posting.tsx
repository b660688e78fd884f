import { useQuery } from '@tanstack/react-query'
import { readPosting } from '#contract/postings.ts'
import type { QueueItem } from '#contract/queue.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { LoadStatus } from '#web/ui/feedback/loadable.tsx'
import { ExternalLink } from '#web/ui/layout/external-link.tsx'
import { Stack } from '#web/ui/layout/page.tsx'
import { Address, InterestNotes } from '../interest-item.tsx'

type InterestItem = Extract<QueueItem, { kind: 'interest' }>

/** The client's note and the posting as we read it. */
export function ItemPosting({ item: { client, interest } }: { item: InterestItem }) {
  const { jobUrl, notes, posting } = interest
  return (
    <Stack>
      {notes && (
        <figure className="grid gap-1">
          <figcaption className="text-sm font-semibold">Note from {client.firstName}</figcaption>
          <blockquote className="border-s-2 border-line ps-3 wrap-anywhere">
            <InterestNotes notes={notes} />
          </blockquote>
        </figure>
      )}
      <p className="text-sm">
        <ExternalLink href={jobUrl}>
          <Address link={jobUrl} />
        </ExternalLink>
      </p>
      {posting === null ? (
        <p className="text-muted">We have not read this posting. Open the link to see it.</p>
      ) : (
        <PostingText key={posting.id} id={posting.id} />
      )}
    </Stack>
  )
}

function PostingText({ id }: { id: string }) {
  const query = useQuery(queryFor(readPosting, { params: { id } }))
  const { data: posting, ...state } = getQueryState(query, 'The posting could not be loaded.')
  if (!posting) return state.failure === null ? <Skeleton className="h-40" /> : <LoadStatus {...state} />
  if (posting.state === 'reading') return <p className="text-muted">We are reading the posting…</p>
  if (posting.state === 'failed') return <p className="text-muted">We could not read the posting. {posting.failure}</p>
  return (
    <>
      {posting.location && <p className="text-sm text-muted">{posting.location}</p>}
      <p className="wrap-anywhere whitespace-pre-line">{posting.description ?? 'The posting has no text.'}</p>
    </>
  )
}
