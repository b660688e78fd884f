import { KeyCap } from '#web/ui/data/key-cap.tsx'
import { Dialog, DialogBody, type DialogProps } from '#web/ui/overlay/dialog.tsx'

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

export function ShortcutsDialog(dialog: Pick<DialogProps, 'open' | 'onOpenChange' | 'onClosed'>) {
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
