import { useContractForm } from '#web/lib/forms/use-contract-form.ts'
import { createClientNote } from '#contract/client-notes.ts'
import { Button } from '#web/ui/form/button.tsx'
import { useDoubleClickGuard } from '#web/ui/form/double-click-guard.ts'
import { TextAreaField } from '#web/ui/form/text-area.tsx'
import { Row } from '#web/ui/layout/page.tsx'

interface NoteFormProps {
  label: string
  submitLabel: string
  text?: string
  draft: string
  pending: boolean
  /** Rejects if the note was not saved: its text stays. */
  onSave: (body: { text: string }) => Promise<unknown>
  onCancel?: () => void
}

/** Writes a new note or changes one. */
export function NoteForm({ label, submitLabel, text = '', draft, pending, onSave, onCancel }: NoteFormProps) {
  const form = useContractForm(createClientNote.body, { defaultValues: { text }, draft, mode: 'onSubmit' })
  const guard = useDoubleClickGuard()
  const cancel = () => {
    form.reset()
    onCancel?.()
  }
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={form.onSubmit(async (body) => {
        await onSave(body)
        form.reset()
      })}
    >
      <TextAreaField
        // The person has just asked to edit it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={onCancel !== undefined}
        label={label}
        rows={2}
        {...form.field('text')}
      />
      <Row>
        <Button
          type="submit"
          variant="secondary"
          size="sm"
          loading={pending}
          onClick={(event) => {
            const isSecondClick = !guard.accept()
            // The first click of a double click may have been saved already.
            if (isSecondClick && form.getValues('text') === '') event.preventDefault()
          }}
        >
          {submitLabel}
        </Button>
        {onCancel && (
          <Button variant="ghost" size="sm" onClick={cancel}>
            Cancel
          </Button>
        )}
      </Row>
    </form>
  )
}
