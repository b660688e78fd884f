import { useQuery } from '@tanstack/react-query'
import { TextLink } from '#web/lib/navigation/links.tsx'
import { listQueue } from '#contract/queue.ts'
import { useConversations } from '#web/features/service/conversations/conversations.queries.ts'
import { openApprovalsQuery } from '#web/features/work/approvals/open-approvals.tsx'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { usePaginatedQuery } from '#web/lib/api/use-paginated-query.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { paths } from '#web/paths.ts'
import { Item, ItemList } from '#web/ui/data/item-list.tsx'
import { DueBadge } from '#web/ui/feedback/due-badge.tsx'
import { Loadable } from '#web/ui/feedback/loadable.tsx'
import { Card, CardBody, CardHeader } from '#web/ui/layout/card.tsx'
import { listWaiting } from './waiting.ts'

/** The first items of the queue, for Home. */
export const queueCardFilter = { limit: 6 } as const
const shownAtMost = 10

/** What waits for the account manager: the queue, messages to answer and approved applications to send. */
export function QueueCard() {
  const { data: queue, ...query } = usePaginatedQuery(listQueue, queueCardFilter)
  const { data: approvals } = useQuery(openApprovalsQuery)
  const { data: conversations } = useConversations()
  const now = useNow()
  // One that fails leaves the others, and has its own place to say so.
  const waiting = queue && listWaiting({ queue, approvals: approvals ?? [], conversations: conversations ?? [] }, now)
  return (
    <Card aria-labelledby="queue-title">
      <CardHeader
        id="queue-title"
        title="Waiting for You"
        className="pt-4 sm:pt-4"
        actions={
          <TextLink href={paths.accountManager}>{query.total ? `Queue of ${query.total}` : 'Your Clients'}</TextLink>
        }
      />
      <CardBody className="pt-1 pb-2">
        <Loadable
          {...getQueryState({ ...query, data: waiting }, 'What waits for you could not be loaded.')}
          expected={{ rows: queueCardFilter.limit, rowClass: 'h-12' }}
          empty={<p className="pb-2 text-muted">Nothing waits for you. New job links of your clients show up here.</p>}
        >
          {(items) => (
            <ItemList>
              {items.slice(0, shownAtMost).map(({ title, client, href, due }) => (
                <Item
                  key={href}
                  className="py-2"
                  title={<TextLink href={href}>{title}</TextLink>}
                  text={client}
                  trailing={<DueBadge {...due} />}
                />
              ))}
            </ItemList>
          )}
        </Loadable>
      </CardBody>
    </Card>
  )
}
