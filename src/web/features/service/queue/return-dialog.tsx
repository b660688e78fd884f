import { type JobInterest, returnJobInterest, returnJobInterests } from '#contract/job-interests.ts'
import { type QueueItem } from '#contract/queue.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { useContractForm } from '#web/lib/forms/use-contract-form.ts'
import { formatPlural } from '#web/ui/data/format-number.ts'
import { TextAreaField } from '#web/ui/form/text-area.tsx'
import { Dialog, type DialogProps } from '#web/ui/overlay/dialog.tsx'
import { DialogForm } from '#web/ui/overlay/dialog-form.tsx'
import { getItemKey } from './queue.queries.ts'
import { getItemTitle } from './queue-texts.ts'

type OpenState = Pick<DialogProps, 'open' | 'onOpenChange' | 'onClosed'>

interface ReturnDialogProps extends OpenState {
  interest: JobInterest
  clientName: string
  onDone: () => void
}

export function ReturnDialog({ interest: { id }, clientName, onDone, ...dialog }: ReturnDialogProps) {
  const { mutateAsync, isPending } = useCall(returnJobInterest, {
    success: 'Job interest returned',
    failure: 'Failed to return job interest',
    onSuccess: () => {
      dialog.onOpenChange?.(false)
      onDone()
    },
  })
  return (
    <Dialog
      {...dialog}
      title="Return Job Interest"
      description={`We notify ${clientName}, who sees your reason next to the posting.`}
    >
      <ReturnForm
        draft={`return-${id}`}
        submitLabel="Return"
        pending={isPending}
        onSubmit={(body) => mutateAsync({ params: { id }, body })}
      />
    </Dialog>
  )
}

interface ReturnSeveralDialogProps extends OpenState {
  items: readonly QueueItem[]
  /** With the titles of those that could not be returned. */
  onDone: (notReturned: readonly string[]) => void
}

export function ReturnSeveralDialog({ items, onDone, ...dialog }: ReturnSeveralDialogProps) {
  const titles = new Map(items.map((item) => [getItemKey(item), `${getItemTitle(item)} (${item.client.firstName})`]))
  const { mutateAsync, isPending } = useCall(returnJobInterests, {
    success: ({ returned }) => ({ title: `${formatPlural(returned.length, 'job interest')} returned` }),
    failure: 'Failed to return job interests',
    onSuccess: ({ notReturned }) => {
      dialog.onOpenChange?.(false)
      onDone(notReturned.map(({ id }) => titles.get(id) ?? 'A job interest'))
    },
  })
  const clients = new Set(items.map(({ client }) => client.firstName))
  return (
    <Dialog
      {...dialog}
      title={`Return ${formatPlural(items.length, 'Job Interest')}`}
      description={`We notify ${new Intl.ListFormat('en').format(clients)} about each posting, with the same reason.`}
    >
      <ReturnForm
        draft="return-several"
        submitLabel={`Return ${items.length}`}
        pending={isPending}
        onSubmit={({ reason }) => mutateAsync({ body: { ids: [...titles.keys()], reason } })}
      />
    </Dialog>
  )
}

interface ReturnFormProps {
  draft: string
  submitLabel: string
  pending: boolean
  onSubmit: (body: { reason: string }) => Promise<unknown>
}

function ReturnForm({ draft, submitLabel, pending, onSubmit }: ReturnFormProps) {
  const form = useContractForm(returnJobInterest.body, { defaultValues: { reason: '' }, draft })
  return (
    <DialogForm
      onSubmit={form.onSubmit(onSubmit)}
      onCancel={() => form.reset()}
      submitLabel={submitLabel}
      pending={pending}
    >
      <TextAreaField
        required
        label="Reason"
        help="For example: the posting is closed, or asks for a license the person does not have."
        {...form.field('reason')}
      />
    </DialogForm>
  )
}
