import { AlarmClock, Undo2 } from 'lucide-react'
import { type ReactNode, type Ref, useId } from 'react'
import { TextLink } from '#web/lib/navigation/links.tsx'
import type { Client } from '#contract/clients.ts'
import { useQuery } from '@tanstack/react-query'
import { readPosting } from '#contract/postings.ts'
import type { QueueItem } from '#contract/queue.ts'
import { ClientProfileById } from '#web/features/people/profile/client-profile-by-id.tsx'
import { ClientNotes } from '#web/features/service/client-notes/client-notes.tsx'
import { ClientThread } from '#web/features/service/conversations/client-thread.tsx'
import { ClientNote } from '#web/features/work/applications/client-note.tsx'
import { PostingState } from '#web/features/work/job-interests/posting-check.tsx'
import { ClientRules } from '#web/features/work/rules/client-rules.tsx'
import { queryFor } from '#web/lib/api/queries.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { formatDueTime } from '#web/lib/format/due.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { DueBadge } from '#web/ui/feedback/due-badge.tsx'
import { LoadStatus } from '#web/ui/feedback/loadable.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { ExternalLink } from '#web/ui/layout/external-link.tsx'
import { Row, Stack } from '#web/ui/layout/page.tsx'
import { Tabs } from '#web/ui/layout/tabs.tsx'
import { formatLeft, formatSent, getItemDue, getItemTitle } from './queue-texts.ts'
import type { QueueTab } from './use-queue-address.ts'

interface QueueDetailProps {
  item: QueueItem
  client: Client | undefined
  /** Someone else answered it, or it is no longer this manager's. */
  gone: boolean
  tab: QueueTab
  onTab: (tab: QueueTab) => void
  /** The page's heading, where the item is the whole page. Then posting and client are in one pane. */
  level: 1 | 3
  headingRef: Ref<HTMLHeadingElement>
  /** The form for the application, in place of the posting. */
  applying: ReactNode
  onApply: () => void
  onReturn: () => void
  onSnooze: () => void
}

const scrolled = 'min-h-0 grow px-4 py-4 sm:px-5 lg:overflow-y-auto'

/** The selected item: the posting with what to do, and the client beside it. */
export function QueueDetail({ item, client, gone, tab, onTab, applying, ...props }: QueueDetailProps) {
  const id = useId()
  const isSplit = props.level === 3
  const { id: userId, firstName: name } = item.client
  const posting = item.kind === 'interest' ? <ItemPosting item={item} /> : <ClientRules userId={userId} />
  const clientTabs = [
    { value: 'profile', label: 'Profile', content: <ClientProfileById userId={userId} compact /> },
    { value: 'notes', label: 'Notes', content: <ClientNotes key={userId} userId={userId} /> },
    { value: 'messages', label: 'Messages', content: <ClientThread userId={userId} /> },
  ]
  const tabs = isSplit
    ? clientTabs
    : [{ value: 'posting', label: item.kind === 'interest' ? 'Posting' : 'Rules', content: posting }, ...clientTabs]
  const about = (
    <Tabs
      key={userId}
      label={`About ${getItemTitle(item)}`}
      keepMounted={false}
      className="gap-4"
      value={isSplit && tab === 'posting' ? 'profile' : tab}
      onValueChange={(next) => onTab(next as QueueTab)}
      tabs={tabs}
    />
  )
  return (
    <article
      aria-labelledby={id}
      className="flex min-h-0 min-w-0 flex-col lg:grid lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:grid-rows-1 lg:divide-x lg:divide-line"
    >
      <div className="flex min-h-0 min-w-0 flex-col">
        <DetailHeader id={id} item={item} client={client} canAct={!gone && !applying} {...props} />
        {gone && (
          <Banner tone="warning" role="status" title="No longer waiting for you" className="m-4">
            Someone answered this, or {name} has another account manager now. We kept what you typed.
          </Banner>
        )}
        {applying || <div className={scrolled}>{isSplit ? posting : about}</div>}
      </div>
      {isSplit && <div className={scrolled}>{about}</div>}
    </article>
  )
}

interface DetailHeaderProps extends Pick<
  QueueDetailProps,
  'item' | 'client' | 'level' | 'headingRef' | 'onApply' | 'onReturn' | 'onSnooze'
> {
  id: string
  canAct: boolean
}

function DetailHeader({ id, item, client, canAct, level, headingRef, onApply, onReturn, onSnooze }: DetailHeaderProps) {
  const Heading = `h${level}` as const
  return (
    <header className="grid gap-3 border-b border-line px-4 py-3 sm:px-5">
      <div className="grid gap-1">
        <Heading ref={headingRef} id={id} tabIndex={-1} className="text-lg wrap-anywhere">
          {getItemTitle(item)}
        </Heading>
        <ItemFacts item={item} client={client} />
      </div>
      {canAct && item.kind === 'interest' && (
        <PostingState key={item.interest.id} interest={item.interest} clientName={item.client.firstName} />
      )}
      {canAct && (
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
            </>
          )}
        </Row>
      )}
      {canAct && item.kind === 'interest' && (
        <p className="text-sm text-muted">
          Return sends it back with your reason. Snooze hides it from your queue for a while.
        </p>
      )}
    </header>
  )
}

function ItemFacts({ item, client }: Pick<DetailHeaderProps, 'item' | 'client'>) {
  const now = useNow()
  const sent = formatSent(item, now)
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <TextLink href={paths.client(item.client.id)}>
        {item.client.firstName} {item.client.lastName}
      </TextLink>
      <DueBadge {...getItemDue(item, now)} />
      {client && <span>{formatLeft(client)}</span>}
      {sent && <span>{sent}</span>}
      {item.kind === 'interest' && (
        <>
          {item.snoozedUntil !== null && (
            <Badge tone="info">Snoozed until {formatDueTime(item.snoozedUntil, now)}</Badge>
          )}
          <ExternalLink href={item.interest.jobUrl}>{new URL(item.interest.jobUrl).host}</ExternalLink>
        </>
      )}
    </p>
  )
}

type InterestItem = Extract<QueueItem, { kind: 'interest' }>

/** The client's note and the posting as we read it. */
function ItemPosting({ item: { client, interest } }: { item: InterestItem }) {
  const { notes, posting } = interest
  return (
    <Stack>
      {notes && <ClientNote clientName={client.firstName} note={notes} />}
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
  if (!posting) return <LoadStatus {...state} className="min-h-40" />
  if (posting.state === 'reading') return <p className="text-muted">We are reading the posting…</p>
  if (posting.state === 'failed') return <p className="text-muted">We could not read the posting. {posting.failure}</p>
  return (
    <>
      {posting.location && <p className="text-sm text-muted">{posting.location}</p>}
      <p className="wrap-anywhere whitespace-pre-line">{posting.description ?? 'The posting has no text.'}</p>
    </>
  )
}
