import type { QueueItem } from '#contract/queue.ts'
import { type DialogProps, Dialog, DialogBody } from '#web/ui/overlay/dialog.tsx'
import { getItemKey } from './queue.queries.ts'
import { ReturnDialog, ReturnSeveralDialog } from './return-dialog.tsx'
import { SnoozeDialog } from './snooze-dialog.tsx'
import { KeyCap } from '#web/ui/data/key-cap.tsx'

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

const shortcuts = [
  ['J', 'Next'],
  ['K', 'Previous'],
  ['Enter', 'Open the link'],
  ['A', 'Apply'],
  ['R', 'Return'],
  ['S', 'Snooze'],
  ['X', 'Select for a return of several'],
  ['?', 'Show these shortcuts'],
] as const

function ShortcutsDialog(dialog: Pick<DialogProps, 'open' | 'onOpenChange' | 'onClosed'>) {
  return (
    <Dialog {...dialog} size="sm" title="Keyboard Shortcuts" description="While the focus is in the queue.">
      <DialogBody>
        <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
          {shortcuts.map(([key, action]) => (
            <div key={key} className="contents">
              <dt>
                <KeyCap>{key}</KeyCap>
              </dt>
              <dd>{action}</dd>
            </div>
          ))}
        </dl>
      </DialogBody>
    </Dialog>
  )
}
