import { Link } from 'wouter'
import { listQueue } from '#contract/queue.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { usePaginatedQuery } from '#web/lib/api/use-paginated-query.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { formatName } from '#web/lib/format/names.ts'
import { paths } from '#web/paths.ts'
import { Item, ItemList } from '#web/ui/data/item-list.tsx'
import { DueBadge } from '#web/ui/feedback/due-badge.tsx'
import { Loadable } from '#web/ui/feedback/loadable.tsx'
import { Card, CardBody, CardHeader } from '#web/ui/layout/card.tsx'
import { linkClass } from '#web/ui/layout/link-text.tsx'
import { getItemKey } from './queue.queries.ts'
import { getItemDue, getItemTitle } from './queue-texts.ts'

/** The first items of the queue, for Home. */
export const queueCardFilter = { limit: 5 } as const

/** What waits longest for the account manager, late items first, as in the queue itself. */
export function QueueCard() {
  const query = usePaginatedQuery(listQueue, queueCardFilter)
  const now = useNow()
  return (
    <Card aria-labelledby="queue-title">
      <CardHeader
        id="queue-title"
        title="Waiting for You"
        className="pt-4 sm:pt-4"
        actions={
          <Link href={paths.accountManager} className={linkClass}>
            {query.total ? `All ${query.total}` : 'Your Clients'}
          </Link>
        }
      />
      <CardBody className="pt-1 pb-2">
        <Loadable
          {...getQueryState(query, 'What waits for you could not be loaded.')}
          expected={{ rows: queueCardFilter.limit, rowClass: 'h-12' }}
          empty={<p className="pb-2 text-muted">Nothing waits for you. New job links of your clients show up here.</p>}
        >
          {(items) => (
            <ItemList>
              {items.map((item) => (
                <Item
                  key={getItemKey(item)}
                  className="py-2"
                  title={
                    <Link href={paths.queueItem(getItemKey(item))} className={linkClass}>
                      {getItemTitle(item)}
                    </Link>
                  }
                  text={formatName(item.client)}
                  trailing={<DueBadge {...getItemDue(item, now)} />}
                />
              ))}
            </ItemList>
          )}
        </Loadable>
      </CardBody>
    </Card>
  )
}
