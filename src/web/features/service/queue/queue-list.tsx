import type { QueueItem } from '#contract/queue.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { cn } from '#web/ui/class-names.ts'
import { formatCount } from '#web/ui/data/format-number.ts'
import { LoadMore } from '#web/ui/feedback/load-more.tsx'
import { paths } from '#web/paths.ts'
import { getItemKey, type useQueue } from './queue.queries.ts'
import { QueueRow } from './queue-row.tsx'
import type { useChecked } from './use-checked.ts'
import type { useQueueKeys } from './use-queue-keys.ts'
import { Button } from '#web/ui/form/button.tsx'

interface QueueListProps {
  items: readonly QueueItem[]
  query: ReturnType<typeof useQueue>
  keys: ReturnType<typeof useQueueKeys>
  checked: ReturnType<typeof useChecked>
  selectedKey: string | null
  onSelect: (key: string) => void
  onApply: (item: QueueItem) => void
  onReturn: (items: readonly QueueItem[]) => void
}

export function QueueList({ items, query, keys, checked, selectedKey, ...actions }: QueueListProps) {
  const now = useNow()
  return (
    <div className="flex min-h-0 min-w-0 grow flex-col">
      <SelectionBar checked={checked} onReturn={actions.onReturn} />
      <div
        aria-busy={query.outdated || undefined}
        className={cn('min-h-0 grow lg:overflow-y-auto', query.outdated && 'opacity-60')}
      >
        <ul {...keys.list} aria-label="Waiting for you" className="grid grid-cols-1 divide-y divide-line">
          {items.map((item, index) => {
            const key = getItemKey(item)
            return (
              <QueueRow
                key={key}
                {...keys.getRowProps(item, index)}
                item={item}
                href={paths.queueItem(key)}
                now={now}
                selected={key === selectedKey}
                checked={checked.has(key)}
                onSelect={() => actions.onSelect(key)}
                onCheck={(range) => checked.toggle(key, range)}
                onApply={() => actions.onApply(item)}
              />
            )
          })}
        </ul>
      </div>
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-1.5">
        <p className="text-sm text-muted">
          {formatCount(items.length)} of {formatCount(query.total ?? items.length)} waiting
        </p>
        <LoadMore size="sm" onMore={query.onMore} loading={query.loadingMore} />
      </div>
    </div>
  )
}

interface SelectionBarProps {
  checked: ReturnType<typeof useChecked>
  onReturn: (items: readonly QueueItem[]) => void
}

/** What can be done with the selected interests. Always there, so that selecting moves nothing. */
function SelectionBar({ checked: { items, total, selectAll, clear }, onReturn }: SelectionBarProps) {
  const count = items.length
  return (
    <div
      role="group"
      aria-label="Selection"
      className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-1.5 text-sm"
    >
      <p role="status" className="grow text-muted">
        {count === 0 ? 'None selected' : `${count} selected`}
      </p>
      {count < total && (
        <Button size="sm" variant="ghost" onClick={selectAll}>
          Select All
        </Button>
      )}
      {count > 0 && (
        <>
          <Button size="sm" variant="ghost" onClick={clear}>
            Clear
          </Button>
          <Button size="sm" variant="secondary" onClick={() => onReturn(items)}>
            Return Selected
          </Button>
        </>
      )}
    </div>
  )
}
