import { type QueueItem } from '#contract/queue.ts'
import { snoozeJobInterest } from '#contract/job-interests.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { formatDueTime } from '#web/lib/format/due.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { Dialog, DialogActions, DialogBody, type DialogProps } from '#web/ui/overlay/dialog.tsx'
import { getItemDue, getItemTitle, getSnoozeWarning } from './queue-texts.ts'
import { getSnoozeChoices } from './snooze-choices.ts'

type SnoozableItem = Extract<QueueItem, { kind: 'interest' }>

interface SnoozeDialogProps extends Pick<DialogProps, 'open' | 'onOpenChange' | 'onClosed'> {
  item: SnoozableItem
  onDone: () => void
}

/** Hides an interest from the queue for a while. */
export function SnoozeDialog({ item, onDone, ...dialog }: SnoozeDialogProps) {
  const now = useNow()
  const due = getItemDue(item, now).text
  return (
    <Dialog
      {...dialog}
      size="sm"
      title="Snooze Job Interest"
      description={`We hide “${getItemTitle(item)}” from your queue until then. The promise to ${item.client.firstName} stays: ${due}.`}
    >
      <SnoozeChoices
        item={item}
        now={now}
        onDone={() => {
          dialog.onOpenChange?.(false)
          onDone()
        }}
      />
    </Dialog>
  )
}

function SnoozeChoices({ item, now, onDone }: { item: SnoozableItem; now: number; onDone: () => void }) {
  const { mutate, isPending, variables } = useCall(snoozeJobInterest, {
    success: ({ snoozedUntil }) => ({
      title: snoozedUntil === null ? 'Back in the queue' : `Snoozed until ${formatDueTime(snoozedUntil, Date.now())}`,
    }),
    failure: 'Failed to snooze job interest',
    onSuccess: onDone,
  })
  const snooze = (until: string | null) => mutate({ params: { id: item.interest.id }, body: { until } })
  const chosen = variables?.body.until
  return (
    <>
      <DialogBody className="gap-2">
        {item.snoozedUntil !== null && (
          <Button variant="secondary" loading={isPending && chosen === null} onClick={() => snooze(null)}>
            Show Again Now
          </Button>
        )}
        {getSnoozeChoices(new Date(now)).map(({ label, until }) => {
          const moment = until.toISOString()
          const warning = getSnoozeWarning(item, until, now)
          return (
            <Button
              key={label}
              variant="secondary"
              className="min-h-12 justify-start text-start"
              loading={isPending && chosen === moment}
              onClick={() => snooze(moment)}
            >
              <span className="grid grow gap-x-3 sm:flex sm:items-center">
                <span className="grow">{label}</span>
                {warning && <Badge tone="danger">{warning}</Badge>}
                <span className="text-sm font-normal text-muted">{formatDueTime(moment, now)}</span>
              </span>
            </Button>
          )
        })}
      </DialogBody>
      <DialogActions />
    </>
  )
}
