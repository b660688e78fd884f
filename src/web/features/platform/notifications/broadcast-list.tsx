import { useQuery } from '@tanstack/react-query'
import { Megaphone } from 'lucide-react'
import { type Broadcast, listBroadcasts } from '#contract/notifications.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor, refetchWhenShown } from '#web/lib/api/queries.ts'
import { timeAgo } from '#web/lib/format/time.ts'
import { Card, CardBody } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Item, ItemList } from '#web/ui/data/item-list.tsx'
import { Loadable } from '#web/ui/feedback/loadable.tsx'
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx'
import { formatCount } from '#web/ui/data/format-number.ts'
import { formatName } from '#web/lib/format/names.ts'

/** Recent broadcasts and their delivery progress. */
export function BroadcastList() {
  const query = useQuery({ ...queryFor(listBroadcasts), ...refetchWhenShown })
  return (
    <Loadable
      {...getQueryState(query, 'The messages could not be loaded.')}
      empty={<EmptyState icon={<Megaphone />} title="No messages to all users yet" />}
    >
      {(broadcasts) => (
        <Card as="div">
          <CardBody className="py-2">
            <ItemList label="Sent to all users">
              {broadcasts.map((broadcast) => (
                <Item
                  key={broadcast.id}
                  title={broadcast.title}
                  text={<p className="line-clamp-2 whitespace-pre-line">{broadcast.message}</p>}
                  meta={<Delivery broadcast={broadcast} />}
                />
              ))}
            </ItemList>
          </CardBody>
        </Card>
      )}
    </Loadable>
  )
}

function Delivery({ broadcast: { sender, total, sent, createdAt, finishedAt } }: { broadcast: Broadcast }) {
  const by = `${sender ? formatName(sender) : 'A former user'}, ${timeAgo(createdAt)}`
  if (finishedAt !== null) return `Sent to ${formatCount(sent)} ${sent === 1 ? 'person' : 'people'} by ${by}`
  return (
    <div className="mt-1.5 grid max-w-lg gap-1.5">
      <ProgressBar label={`Sending: ${formatCount(sent)} of ${formatCount(total)}`} share={Math.min(1, sent / total)} />
      {by}
    </div>
  )
}
