import { useQuery } from '@tanstack/react-query'
import { type JobInterest, withdrawJobInterest } from '#contract/job-interests.ts'
import { readRules, saveRules } from '#contract/rules.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { Dialog, DialogActions } from '#web/ui/overlay/dialog.tsx'
import { InterestForm } from './interest-form.tsx'
import { getInterestName } from './interest-item.tsx'

/** What a job seeker does about a pending interest. */
export interface PendingInterestAction {
  /** Allow: one of their rules excludes the employer. */
  kind: 'edit' | 'withdraw' | 'allow'
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
  if (kind === 'allow')
    return (
      <Dialog
        {...state}
        size="sm"
        role="alertdialog"
        title={`You asked us never to apply to ${interest.excludedEmployer}`}
        description="We keep your link, but your account manager can't apply for it as long as this rule stands."
      >
        <div className="h-5" />
        <DialogActions cancelLabel="Decide Later">
          <Button
            variant="secondary"
            loading={withdraw.isPending}
            onClick={() => withdraw.mutate({ params: { id: interest.id } })}
          >
            Withdraw Job Interest
          </Button>
          <RemoveRuleButton employer={interest.excludedEmployer} onDone={onDone} />
        </DialogActions>
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

/** The other rules stay as they are. */
function RemoveRuleButton({ employer, onDone }: { employer: string | undefined; onDone: () => void }) {
  const { data: rules } = useQuery(queryFor(readRules))
  const save = useCall(saveRules, {
    success: `Rule removed: we can apply to ${employer}`,
    failure: 'Failed to save your rules',
    onSuccess: onDone,
  })
  return (
    <Button
      disabled={!rules}
      loading={save.isPending}
      onClick={() => {
        if (!rules) return
        const excludedCompanies = rules.excludedCompanies.filter(({ name }) => name !== employer)
        save.mutate({ body: { ...rules, excludedCompanies } })
      }}
    >
      Remove the Rule
    </Button>
  )
}
