import { listClients } from '#contract/clients.ts'
import { type JobInterest, listJobInterestsOfUser, returnJobInterest } from '#contract/job-interests.ts'
import { listQueue } from '#contract/queue.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { useContractForm } from '#web/lib/forms/use-contract-form.ts'
import { Button } from '#web/ui/form/button.tsx'
import { Dialog, DialogActions, DialogBody, type DialogProps } from '#web/ui/overlay/dialog.tsx'
import { TextAreaField } from '#web/ui/form/text-area.tsx'

interface ReturnDialogProps extends Pick<DialogProps, 'open' | 'onOpenChange' | 'onClosed'> {
  interest: JobInterest
  clientName: string
}

/** Returns an interest to its client with a reason. */
export function ReturnDialog({ interest, clientName, ...dialog }: ReturnDialogProps) {
  return (
    <Dialog
      {...dialog}
      title="Return Job Interest"
      description={`${clientName} is notified, and sees your reason next to the posting.`}
    >
      <ReturnForm interest={interest} onDone={() => dialog.onOpenChange?.(false)} />
    </Dialog>
  )
}

function ReturnForm({ interest: { id }, onDone }: { interest: JobInterest; onDone: () => void }) {
  const sendBack = useCall(returnJobInterest, {
    success: 'Job interest returned',
    failure: 'Failed to return job interest',
    invalidates: [listQueue, listClients, listJobInterestsOfUser],
    onSuccess: onDone,
  })
  const form = useContractForm(returnJobInterest.body, { defaultValues: { reason: '' }, draft: `return-${id}` })
  return (
    <form noValidate onSubmit={form.onSubmit((body) => sendBack.mutateAsync({ params: { id }, body }))}>
      <DialogBody>
        <TextAreaField
          required
          label="Reason"
          help="For example: the posting is closed, or asks for a license you do not have."
          error={form.formState.errors.reason?.message}
          {...form.register('reason')}
        />
      </DialogBody>
      <DialogActions onCancel={() => form.reset()}>
        <Button type="submit" loading={sendBack.isPending}>
          Return
        </Button>
      </DialogActions>
    </form>
  )
}
