import type { QueueItem } from '#contract/queue.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { Card, CardBody } from '#web/ui/layout/card.tsx'
import { cn } from '#web/ui/class-names.ts'
import { KeyCap } from '#web/ui/data/key-cap.tsx'
import { LoadMore } from '#web/ui/feedback/load-more.tsx'
import { Row } from '#web/ui/layout/page.tsx'
import { QueueEntry } from './queue-item.tsx'
import { getItemKey, type useQueue } from './queue.queries.ts'
import type { useQueueKeys } from './use-queue-keys.ts'
import { formatCount } from '#web/ui/data/format-number.ts'

interface QueueListProps {
  items: readonly QueueItem[]
  query: ReturnType<typeof useQueue>
  keys: ReturnType<typeof useQueueKeys>
  onApply: (item: QueueItem) => void
  onReturn: (item: QueueItem) => void
}

export function QueueList({ items, query, keys, onApply, onReturn }: QueueListProps) {
  const now = useNow()
  return (
    <>
      <Card as="div" aria-busy={query.outdated || undefined} className={cn(query.outdated && 'opacity-60')}>
        <CardBody className="py-2">
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Keys of the entries in it. */}
          <ul {...keys.list} aria-label="Waiting for you" className="-mx-2 grid divide-y divide-line">
            {items.map((item, index) => (
              <QueueEntry
                key={getItemKey(item)}
                {...keys.entry(item, index)}
                item={item}
                now={now}
                onApply={() => onApply(item)}
                onReturn={() => onReturn(item)}
              />
            ))}
          </ul>
        </CardBody>
      </Card>
      <Row className="justify-between">
        <p className="text-sm text-muted">
          {formatCount(items.length)} of {formatCount(query.total ?? items.length)} waiting
        </p>
        <LoadMore onMore={query.onMore} loading={query.loadingMore} />
      </Row>
    </>
  )
}

const shortcuts = [
  ['J', 'next'],
  ['K', 'previous'],
  ['Enter', 'open the link'],
  ['A', 'Apply Now'],
  ['R', 'Return'],
] as const

/** Not shown on touch screens. */
export function QueueHelp() {
  return (
    <p className="text-sm text-muted pointer-coarse:hidden">
      With the focus on an entry:{' '}
      {shortcuts.map(([key, what], index) => (
        <span key={key}>
          {index > 0 && ', '}
          <KeyCap>{key}</KeyCap> {what}
        </span>
      ))}
      .
    </p>
  )
}
