import { Button } from '#web/ui/form/button.tsx'
import { DialogActions } from '#web/ui/overlay/dialog.tsx'
import type { RecordMode } from './outgoing/outgoing-values.ts'

interface CreateActionsProps {
  formId: string
  /** What Enter in a field does. */
  primary: 'sent' | 'create'
  canAsk: boolean
  createLabel: string
  pending: RecordMode | null
  record: (mode: RecordMode) => () => Promise<void>
  onCancel: () => void
}

/** Record as sent, create without sending, or ask the client first. The primary one is the last. */
export function CreateActions({ formId, primary, canAsk, createLabel, pending, record, onCancel }: CreateActionsProps) {
  const labels = { prepared: 'Ask client first', create: createLabel, sent: 'Record as sent' }
  const secondary: RecordMode = primary === 'sent' ? 'create' : 'sent'
  const modes: RecordMode[] = [...(canAsk ? ['prepared' as const] : []), secondary, primary]
  return (
    <DialogActions onCancel={onCancel}>
      {modes.map((mode) => (
        <Button
          key={mode}
          loading={pending === mode}
          disabled={pending !== null && pending !== mode}
          {...(mode === primary
            ? { type: 'submit', form: formId }
            : { variant: 'secondary', onClick: () => void record(mode)() })}
        >
          {labels[mode]}
        </Button>
      ))}
    </DialogActions>
  )
}
