import { Send } from 'lucide-react'
import { useState, useRef } from 'react'
import { sendNotification, titleAndMessageMissing } from '#contract/notifications.ts'
import type { UserListItem } from '#contract/users.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { useContractForm } from '#web/lib/forms/use-contract-form.ts'
import { Button } from '#web/ui/form/button.tsx'
import { Card, CardBody, CardFooter, CardHeader } from '#web/ui/layout/card.tsx'
import { FormError } from '#web/ui/form/form-error.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextAreaField } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { RecipientList } from './recipient-list.tsx'
import { useRecipientById, useRecipients } from './recipients.queries.ts'
import { formatName } from '#web/lib/format/names.ts'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { formatCount } from '#web/ui/data/format-number.ts'

/** The contract has one message for both fields. At a field, it names only that field. */
const toFieldError = (message: string | undefined, whenMissing: string) =>
  message === titleAndMessageMissing ? whenMissing : message

/** Sends a message to one person or to all users. */
export function SendNotification({ recipientId: initialRecipientId }: { recipientId: string | null }) {
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<UserListItem | null>(null)
  const confirmation = useConfirm()
  const form = useContractForm(sendNotification.body, {
    defaultValues: { recipientId: initialRecipientId, title: '', message: '' },
    draft: `send-notification/${initialRecipientId ?? ''}`,
  })
  const send = useCall(sendNotification, {
    success: ({ message }) => ({ title: message }),
    failure: 'Failed to send notification',
    onSuccess: () => form.reset(),
  })
  const { errors, submitCount } = form.formState
  const recipientId = form.watch('recipientId') ?? null
  const options = useRecipientOptions(words, recipientId, chosen)
  const choose = (id: string | null) => form.setValue('recipientId', id)
  const missing = [errors.title, errors.message].some((error) => error?.message === titleAndMessageMissing)

  const submit = form.onSubmit(async (body) => {
    if (!body.recipientId && !(await confirmation.ask())) return false
    await send.mutateAsync({ body }).finally(confirmation.close)
    return true
  })

  return (
    <div className="grid gap-6 lg:grid-cols-[1.4fr_1fr]">
      <Card as="div" className="self-start">
        <CardHeader
          title="Message"
          description="It appears under the bell, and is emailed to those who have chosen that."
        />
        <form noValidate onSubmit={submit}>
          <CardBody className="grid grid-cols-1 gap-5">
            <FormError message={submitCount > 0 && missing ? titleAndMessageMissing : null} />
            <SelectField
              label="Recipient"
              options={options}
              value={recipientId ?? ''}
              error={errors.recipientId?.message}
              onChange={({ target }) => choose(target.value || null)}
            />
            <TextField
              required
              label="Title"
              autoComplete="off"
              error={toFieldError(errors.title?.message, 'Please enter a title')}
              {...form.register('title')}
            />
            <TextAreaField
              required
              label="Message"
              rows={6}
              error={toFieldError(errors.message?.message, 'Please enter a message')}
              {...form.register('message')}
            />
          </CardBody>
          <CardFooter>
            <Button type="submit" loading={send.isPending}>
              <Send aria-hidden="true" />
              Send
            </Button>
          </CardFooter>
        </form>
      </Card>
      <RecipientList
        words={words}
        onSearch={setWords}
        chosenId={recipientId}
        onChoose={(user) => {
          setChosen(user)
          choose(user.id)
        }}
      />
      <ConfirmBroadcast confirmation={confirmation} sending={send.isPending} />
    </div>
  )
}

/** All users, the listed people, and the chosen recipient even if the list no longer has them. */
function useRecipientOptions(words: string, recipientId: string | null, chosen: UserListItem | null) {
  const listed = useRecipients(words).data?.users ?? []
  const known = [...listed, ...(chosen ? [chosen] : [])].find(({ id }) => id === recipientId)
  const loaded = useRecipientById(known ? null : recipientId)
  const unlisted = recipientId === null || listed.some(({ id }) => id === recipientId) ? [] : [known ?? loaded]
  const toOption = (user: UserListItem | undefined) => ({
    value: user?.id ?? recipientId ?? '',
    label: user ? `${formatName(user)} (${user.email})` : 'One person',
  })
  return [{ value: '', label: 'All Users' }, ...unlisted.map(toOption), ...listed.map(toOption)]
}

interface ConfirmBroadcastProps {
  confirmation: Confirmation
  sending: boolean
}

/** Asks before a broadcast is sent, and says how many people will get it. */
function ConfirmBroadcast({ confirmation, sending }: ConfirmBroadcastProps) {
  const { data } = useRecipients('')
  const people = data ? `${formatCount(data.total)} ${data.total === 1 ? 'person' : 'people'}` : 'everybody'
  return (
    <ConfirmDialog
      title="Send to all users?"
      description={`This message goes to ${people}. You can't take it back.`}
      confirmLabel="Send to All"
      loading={sending}
      open={confirmation.open}
      onOpenChange={(open) => !open && confirmation.answer(false)}
      onConfirm={() => confirmation.answer(true)}
    />
  )
}

/** A confirmation as a promise: `if (await confirm()) ...`, with the dialog rendered by the caller. */
function useConfirm() {
  const [open, setOpen] = useState(false)
  const resolver = useRef<((isConfirmed: boolean) => void) | null>(null)

  function answer(isConfirmed: boolean) {
    resolver.current?.(isConfirmed)
    resolver.current = null
    // After a yes the dialog stays open until the confirmed action has finished.
    if (!isConfirmed) setOpen(false)
  }

  return {
    open,
    answer,
    close: () => setOpen(false),
    ask: () =>
      new Promise<boolean>((resolve) => {
        resolver.current = resolve
        setOpen(true)
      }),
  }
}
type Confirmation = ReturnType<typeof useConfirm>
