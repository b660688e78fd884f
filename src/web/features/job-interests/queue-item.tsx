import type { ComponentProps } from 'react'
import type { JobInterest } from '#contract/job-interests.ts'
import type { QueueItem } from '#contract/queue.ts'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { DueBadge } from '#web/ui/feedback/due-badge.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { ExternalLink } from '#web/ui/layout/external-link.tsx'
import { NewTabLink } from '#web/ui/layout/new-tab-link.tsx'
import { getDueState } from '#web/lib/format/due.ts'
import { Address, InterestNotes, getPostingTitle } from './interest-item.tsx'

interface QueueEntryProps extends Pick<ComponentProps<'li'>, 'tabIndex' | 'onFocus'> {
  item: QueueItem
  now: number
  onApply: () => void
  onReturn: () => void
}

/** One entry of the queue: its client, its due time and its actions. */
export function QueueEntry({ item, now, onApply, onReturn, ...focus }: QueueEntryProps) {
  return (
    <li
      {...focus}
      className="flex scroll-my-24 flex-wrap items-start justify-between gap-x-6 gap-y-3 px-2 py-4 outline-offset-[-2px]"
    >
      <div className="grid min-w-0 grow basis-72 gap-1 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">
            {item.client.firstName} {item.client.lastName}
          </span>
          <DueBadge dueAt={item.pausedBy === null ? item.dueAt : null} {...getDueState(item.dueAt, now, item)} />
          {item.kind === 'client' && <Badge tone="accent">New client</Badge>}
        </p>
        {item.kind === 'interest' ? <Interest interest={item.interest} /> : <NewClient />}
      </div>
      <div className="flex flex-wrap gap-2">
        {item.kind === 'interest' ? (
          <>
            <Button size="sm" variant="secondary" onClick={onReturn}>
              Return
            </Button>
            <Button size="sm" onClick={onApply}>
              Apply Now
            </Button>
          </>
        ) : (
          <>
            <NewTabLink href={paths.clientProfile(item.client.id)}>View Profile</NewTabLink>
            <Button size="sm" onClick={onApply}>
              First Application
            </Button>
          </>
        )}
      </div>
    </li>
  )
}

function Interest({ interest: { jobUrl, notes, posting } }: { interest: JobInterest }) {
  const title = getPostingTitle(posting)
  return (
    <>
      <p className="font-medium">
        <ExternalLink href={jobUrl}>{title ?? <Address link={jobUrl} />}</ExternalLink>
      </p>
      {title && (
        <p className="text-sm text-muted">{[posting?.location, new URL(jobUrl).host].filter(Boolean).join(' · ')}</p>
      )}
      {posting?.state === 'reading' && <p className="text-sm text-muted">Reading the posting…</p>}
      {notes && (
        <div className="text-sm text-muted">
          <InterestNotes notes={notes} />
        </div>
      )}
    </>
  )
}

function NewClient() {
  return <p className="text-sm text-muted">This client has no application by you yet.</p>
}
