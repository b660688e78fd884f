import { getQueryState } from '#web/lib/api/query-state.ts'
import { showMoment } from '#web/lib/format/dates.ts'
import { timeAgo } from '#web/lib/format/time.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Item, ItemList } from '#web/ui/data/item-list.tsx'
import { Loadable } from '#web/ui/feedback/loadable.tsx'
import { Section } from '#web/ui/layout/page.tsx'
import { useApplicationHistory } from '../applications.queries.ts'
import { formatHistoryEntry } from './history-text.ts'

/** Who changed what and when. */
export function ApplicationHistory({ id }: { id: string }) {
  const query = useApplicationHistory(id)
  return (
    <Section level={3} title="History">
      <Loadable
        {...getQueryState(query, 'The history could not be loaded.')}
        className="min-h-24"
        empty={<EmptyState level={4} title="No changes yet" />}
      >
        {(entries) => (
          <ItemList label="History" className="mx-0 -mt-2.5">
            {entries.map((entry) => (
              <Item
                key={entry.id}
                className="px-0 py-2.5"
                title={<span className="text-sm font-normal">{formatHistoryEntry(entry)}</span>}
                meta={
                  <time dateTime={entry.at} title={showMoment(entry.at)}>
                    {timeAgo(entry.at)}
                  </time>
                }
              />
            ))}
          </ItemList>
        )}
      </Loadable>
    </Section>
  )
}
