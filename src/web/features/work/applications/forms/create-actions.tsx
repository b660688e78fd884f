import { Button } from '#web/ui/form/button.tsx'
import { DialogActions } from '#web/ui/overlay/dialog.tsx'
import { modeNames, type RecordMode } from './outgoing/outgoing-values.ts'

interface CreateActionsProps {
  formId: string
  /** What Enter in a field does. */
  primary: RecordMode
  canAsk: boolean
  /** An apply kit is connected, and there is a link for it to open. */
  canFill: boolean
  createLabel: string
  pending: RecordMode | null
  record: (mode: RecordMode) => () => Promise<void>
  onCancel: () => void
  onClose: (() => void) | undefined
}

const modes: readonly RecordMode[] = ['create', 'sent', 'kit', 'prepared']

/** The one thing to do next is a button, the last one; what else is possible are quiet ones before it. */
export function CreateActions({ formId, primary, createLabel, pending, record, ...props }: CreateActionsProps) {
  const { canAsk, canFill, ...close } = props
  const labels = { ...modeNames, create: createLabel }
  const isOffered = { create: true, sent: true, kit: canFill, prepared: canAsk }
  const others = modes.filter((mode) => mode !== primary && isOffered[mode])
  return (
    <DialogActions {...close} className="gap-x-1 py-3">
      {[...others, primary].map((mode) => (
        <Button
          key={mode}
          loading={pending === mode}
          disabled={pending !== null && pending !== mode}
          {...(mode === primary
            ? { type: 'submit', form: formId, className: close.onClose ? 'w-full' : 'ms-2' }
            : { variant: 'link', size: 'sm', className: 'px-2', onClick: () => void record(mode)() })}
        >
          {labels[mode]}
        </Button>
      ))}
    </DialogActions>
  )
}
