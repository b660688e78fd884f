import type { QueueItem } from '#contract/queue.ts'
import { Button } from '#web/ui/form/button.tsx'
import type { useChecked } from './use-checked.ts'

interface SelectionBarProps {
  checked: ReturnType<typeof useChecked>
  onReturn: (items: readonly QueueItem[]) => void
}

/** What can be done with the selected interests. Always there, so that selecting moves nothing. */
export function SelectionBar({ checked: { items, total, selectAll, clear }, onReturn }: SelectionBarProps) {
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
