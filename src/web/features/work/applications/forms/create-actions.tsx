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

const effects: Record<RecordMode, string> = {
  create: 'We keep it, and nothing says that it was sent.',
  sent: 'You sent it yourself. It counts for the plan.',
  kit: 'We keep it and open the posting with the kit.',
  prepared: 'Nothing is sent until the client approves.',
}

/** The one thing to do next is a button, the last one; what else is possible are quiet ones before it. */
export function CreateActions({ formId, primary, createLabel, pending, record, ...props }: CreateActionsProps) {
  const { canAsk, canFill, ...close } = props
  const labels = { ...modeNames, create: createLabel }
  const isOffered = { create: true, sent: true, kit: canFill, prepared: canAsk }
  const others = modes.filter((mode) => mode !== primary && isOffered[mode])
  return (
    <DialogActions {...close} className="gap-x-1 py-3">
      <p className="w-full text-sm text-muted">
        {[...others, primary].map((mode) => `${labels[mode]}: ${effects[mode]}`).join(' ')}
      </p>
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
