import type { Client } from '#contract/clients.ts'
import type { QueueItem } from '#contract/queue.ts'
import { toClientChoice } from '#web/features/service/clients/plan-use.ts'
import { CreateApplicationDialog } from '#web/features/work/applications/create-application-dialog.tsx'
import type { DialogProps } from '#web/ui/overlay/dialog.tsx'
import { getItemKey } from './queue.queries.ts'
import { ReturnDialog, ReturnSeveralDialog } from './return-dialog.tsx'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import { SnoozeDialog } from './snooze-dialog.tsx'

type OpenState = Pick<DialogProps, 'open' | 'onOpenChange' | 'onClosed'>

/** What the manager does about one item or several. */
export type QueueAction =
  | { kind: 'apply' | 'return' | 'snooze'; items: readonly [QueueItem] }
  | { kind: 'return-several'; items: readonly QueueItem[] }
  | { kind: 'help' }

interface QueueDialogsProps {
  action: QueueAction
  dialog: OpenState
  clients: readonly Client[]
  /** These are answered or snoozed. */
  onAnswered: (items: readonly QueueItem[]) => void
  onNotReturned: (titles: readonly string[]) => void
}

/** The open dialog of the queue. */
export function QueueDialogs({ action, dialog, clients, onAnswered, onNotReturned }: QueueDialogsProps) {
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
  if (action.kind === 'apply')
    return (
      <CreateApplicationDialog
        key={item.kind === 'interest' ? item.interest.id : item.client.id}
        {...dialog}
        clients={clients.map(toClientChoice)}
        clientId={item.client.id}
        interest={item.kind === 'interest' ? item.interest : undefined}
        onCreated={onDone}
      />
    )
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
