import type { QueueItem } from '#contract/queue.ts'
import type { DialogProps } from '#web/ui/overlay/dialog.tsx'
import { getItemKey } from './queue.queries.ts'
import { ReturnDialog, ReturnSeveralDialog } from './return-dialog.tsx'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import { SnoozeDialog } from './snooze-dialog.tsx'

type OpenState = Pick<DialogProps, 'open' | 'onOpenChange' | 'onClosed'>

/** What the manager does about one item or several. */
export type QueueAction =
  | { kind: 'return' | 'snooze'; items: readonly [QueueItem] }
  | { kind: 'return-several'; items: readonly QueueItem[] }
  | { kind: 'help' }

interface QueueDialogsProps {
  action: QueueAction
  dialog: OpenState
  /** These are answered or snoozed. */
  onAnswered: (items: readonly QueueItem[]) => void
  onNotReturned: (titles: readonly string[]) => void
}

/** The open dialog of the queue. */
export function QueueDialogs({ action, dialog, onAnswered, onNotReturned }: QueueDialogsProps) {
  if (action.kind === 'help') return <ShortcutsDialog {...dialog} />
  if (action.kind === 'return-several')
    return (
      <ReturnSeveralDialog
        {...dialog}
        items={action.items}
        onDone={(titles) => {
          onAnswered(action.items)
          onNotReturned(titles)
        }}
      />
    )
  const [item] = action.items
  const onDone = () => onAnswered([item])
  if (item.kind !== 'interest') return null
  if (action.kind === 'snooze') return <SnoozeDialog {...dialog} item={item} onDone={onDone} />
  return (
    <ReturnDialog
      key={getItemKey(item)}
      {...dialog}
      interest={item.interest}
      clientName={item.client.firstName}
      onDone={onDone}
    />
  )
}
