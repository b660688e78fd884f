import { type JobInterest, withdrawJobInterest } from '#contract/job-interests.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { InterestForm } from './interest-form.tsx'
import { getInterestName } from './interest-item.tsx'

/** What a job seeker does about a pending interest. */
export interface PendingInterestAction {
  kind: 'edit' | 'withdraw'
  interest: JobInterest
}

export function PendingInterestDialogs({ kind, interest, onDone }: PendingInterestAction & { onDone: () => void }) {
  const withdraw = useCall(withdrawJobInterest, {
    success: 'Job interest withdrawn',
    failure: 'Failed to withdraw job interest',
    onSuccess: onDone,
    // Someone has answered it since: the list says what happened.
    onError: ({ status }) => status < 500 && onDone(),
  })
  const state = { open: true, onOpenChange: (open: boolean) => !open && onDone() }
  if (kind === 'edit')
    return (
      <Dialog {...state} title="Edit Job Interest" description="Your account manager sees the change immediately.">
        <InterestForm interest={interest} onDone={onDone} />
      </Dialog>
    )
  return (
    <ConfirmDialog
      {...state}
      title="Withdraw this job interest?"
      description={`${getInterestName(interest)}: we remove it, and your account manager doesn't apply for it.`}
      confirmLabel="Withdraw Job Interest"
      cancelLabel="Keep It"
      pendingLabel="Withdrawing..."
      tone="danger"
      loading={withdraw.isPending}
      onConfirm={() => withdraw.mutate({ params: { id: interest.id } })}
    />
  )
}
