import { AlarmClock, Undo2 } from 'lucide-react'
import { type Ref, useId } from 'react'
import { Link } from 'wouter'
import type { Client } from '#contract/clients.ts'
import type { QueueItem } from '#contract/queue.ts'
import { formatDueTime } from '#web/lib/format/due.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { DueBadge } from '#web/ui/feedback/due-badge.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { ExternalLink } from '#web/ui/layout/external-link.tsx'
import { linkClass } from '#web/ui/layout/link-text.tsx'
import { Row, Stack } from '#web/ui/layout/page.tsx'
import { Tabs } from '#web/ui/layout/tabs.tsx'
import { formatLeft, formatSent, getItemDue, getItemTitle } from './queue-texts.ts'
import type { QueueTab } from './use-queue-address.ts'
import { useQuery } from '@tanstack/react-query'
import { readPosting } from '#contract/postings.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { LoadStatus } from '#web/ui/feedback/loadable.tsx'
import { Address, InterestNotes } from '#web/features/work/job-interests/interest-item.tsx'
import { ClientProfileById } from '#web/features/people/profile/client-profile-by-id.tsx'
import { ClientNotes } from '#web/features/service/client-notes/client-notes.tsx'
import { ClientThread } from '#web/features/service/conversations/client-thread.tsx'

interface QueueDetailProps {
  item: QueueItem
  client: Client | undefined
  /** Someone else answered it, or it is no longer this manager's. */
  gone: boolean
  tab: QueueTab
  onTab: (tab: QueueTab) => void
  /** The page's heading, where the item is the whole page. */
  level: 1 | 3
  headingRef: Ref<HTMLHeadingElement>
  onApply: () => void
  onReturn: () => void
  onSnooze: () => void
}

/** The selected item: what it is about, what to do, and what is known of its client. */
export function QueueDetail({ item, client, gone, tab, onTab, ...props }: QueueDetailProps) {
  const id = useId()
  const isInterest = item.kind === 'interest'
  const { id: userId, firstName: name } = item.client
  const tabs = [
    ...(isInterest ? [{ value: 'posting', label: 'Posting', content: <ItemPosting item={item} /> }] : []),
    { value: 'profile', label: 'Profile', content: <ClientProfileById userId={userId} compact /> },
    { value: 'notes', label: 'Notes', content: <ClientNotes key={userId} userId={userId} /> },
    { value: 'messages', label: 'Messages', content: <ClientThread userId={userId} /> },
  ]
  const value = isInterest || tab !== 'posting' ? tab : 'profile'
  return (
    <article aria-labelledby={id} className="flex min-h-0 min-w-0 flex-col">
      <DetailHeader id={id} item={item} client={client} gone={gone} {...props} />
      <div className="min-h-0 grow px-4 py-4 sm:px-5 lg:overflow-y-auto">
        {gone && (
          <Banner tone="warning" role="status" title="No longer waiting for you" className="mb-4">
            Someone answered this, or {name} has another account manager now. We kept what you typed.
          </Banner>
        )}
        <Tabs
          key={userId}
          label={`About ${getItemTitle(item)}`}
          keepMounted={false}
          className="gap-4"
          value={value}
          onValueChange={(next) => onTab(next as QueueTab)}
          tabs={tabs}
        />
      </div>
    </article>
  )
}

type DetailHeaderProps = { id: string } & Omit<QueueDetailProps, 'tab' | 'onTab'>

function DetailHeader({ id, item, client, gone, level, headingRef, onApply, onReturn, onSnooze }: DetailHeaderProps) {
  const Heading = `h${level}` as const
  return (
    <header className="grid gap-3 border-b border-line px-4 py-3 sm:px-5">
      <div className="grid gap-1">
        <Heading ref={headingRef} id={id} tabIndex={-1} className="text-lg wrap-anywhere">
          {getItemTitle(item)}
        </Heading>
        <ItemFacts item={item} client={client} />
      </div>
      {!gone && (
        <Row gap="xs">
          <Button size="sm" onClick={onApply}>
            {/* The list beside it has the button Apply Now of each interest. */}
            {level === 1 ? 'Apply Now' : 'Apply'}
          </Button>
          {item.kind === 'interest' && (
            <>
              <Button size="sm" variant="secondary" onClick={onReturn}>
                <Undo2 aria-hidden="true" />
                Return
              </Button>
              <Button size="sm" variant="secondary" onClick={onSnooze}>
                <AlarmClock aria-hidden="true" />
                Snooze
              </Button>
              <ExternalLink href={item.interest.jobUrl} className={`${linkClass} ms-auto text-sm`}>
                {new URL(item.interest.jobUrl).host}
              </ExternalLink>
            </>
          )}
        </Row>
      )}
    </header>
  )
}

function ItemFacts({ item, client }: Pick<DetailHeaderProps, 'item' | 'client'>) {
  const now = useNow()
  const sent = formatSent(item, now)
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <Link href={paths.client(item.client.id)} className={linkClass}>
        {item.client.firstName} {item.client.lastName}
      </Link>
      <DueBadge {...getItemDue(item, now)} />
      {client && <span>{formatLeft(client)}</span>}
      {sent && <span>{sent}</span>}
      {item.kind === 'interest' && item.snoozedUntil !== null && (
        <Badge tone="info">Snoozed until {formatDueTime(item.snoozedUntil, now)}</Badge>
      )}
    </p>
  )
}

type InterestItem = Extract<QueueItem, { kind: 'interest' }>

/** The client's note and the posting as we read it. */
function ItemPosting({ item: { client, interest } }: { item: InterestItem }) {
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
