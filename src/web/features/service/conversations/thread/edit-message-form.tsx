import { editMessage } from '#contract/conversations.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { useContractForm } from '#web/lib/forms/use-contract-form.ts'
import { Button } from '#web/ui/form/button.tsx'
import { TextAreaField } from '#web/ui/form/text-area.tsx'
import { Row } from '#web/ui/layout/page.tsx'

interface EditMessageFormProps {
  message: { id: string; text: string }
  onDone: () => void
}

/** Changes an own message in place. Escape cancels. */
export function EditMessageForm({ message: { id, text }, onDone }: EditMessageFormProps) {
  const form = useContractForm(editMessage.body, {
    defaultValues: { text },
    draft: `edit-message-${id}`,
    mode: 'onSubmit',
  })
  const edit = useCall(editMessage, {
    failure: 'Your message was not changed',
    onSuccess: onDone,
  })
  const cancel = () => {
    form.reset()
    onDone()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape works in every control of the form.
    <form
      noValidate
      className="grid w-full gap-3"
      onSubmit={form.onSubmit((body) => edit.mutateAsync({ params: { id }, body }))}
      onKeyDown={({ key }) => {
        if (key === 'Escape') cancel()
      }}
    >
      <TextAreaField
        // The person has just asked for it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        label="Edit Message"
        hideLabel
        rows={2}
        maxRows={8}
        {...form.field('text')}
      />
      <Row>
        <Button type="submit" size="sm" loading={edit.isPending}>
          Save
        </Button>
        <Button variant="secondary" size="sm" onClick={cancel}>
          Cancel
        </Button>
      </Row>
    </form>
  )
}
