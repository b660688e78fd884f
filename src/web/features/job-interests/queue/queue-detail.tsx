import { AlarmClock, Undo2 } from 'lucide-react'
import { type ReactNode, type Ref, useId } from 'react'
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
import { Row } from '#web/ui/layout/page.tsx'
import { Tabs } from '#web/ui/layout/tabs.tsx'
import { ItemPosting } from './item-posting.tsx'
import { formatLeft, formatSent, getItemDue, getItemTitle } from './queue-texts.ts'
import type { QueueTab } from './use-queue-address.ts'

/** What the page shows of an item's client. Each is loaded when its tab is opened. */
export type ClientPanels = Record<Exclude<QueueTab, 'posting'>, (userId: string) => ReactNode>

interface QueueDetailProps {
  item: QueueItem
  client: Client | undefined
  /** Someone else answered it, or it is no longer this manager's. */
  gone: boolean
  tab: QueueTab
  onTab: (tab: QueueTab) => void
  panels: ClientPanels
  /** The page's heading, where the item is the whole page. */
  level: 1 | 3
  headingRef: Ref<HTMLHeadingElement>
  onApply: () => void
  onReturn: () => void
  onSnooze: () => void
}

/** The selected item: what it is about, what to do, and what is known of its client. */
export function QueueDetail({ item, client, gone, tab, onTab, panels, ...props }: QueueDetailProps) {
  const id = useId()
  const isInterest = item.kind === 'interest'
  const name = item.client.firstName
  const tabs = [
    ...(isInterest ? [{ value: 'posting', label: 'Posting', content: <ItemPosting item={item} /> }] : []),
    { value: 'profile', label: 'Profile', content: panels.profile(item.client.id) },
    { value: 'notes', label: 'Notes', content: panels.notes(item.client.id) },
    { value: 'messages', label: 'Messages', content: panels.messages(item.client.id) },
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
          key={item.client.id}
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

type DetailHeaderProps = { id: string } & Omit<QueueDetailProps, 'tab' | 'onTab' | 'panels'>

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
