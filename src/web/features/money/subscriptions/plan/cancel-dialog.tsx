import { useState } from 'react'
import { cancelSubscription, type Subscription } from '#contract/subscriptions.ts'
import { showDay } from '#web/lib/format/dates.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { Button } from '#web/ui/form/button.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'

/** Asks before canceling, and says until when access stays. */
export function CancelDialog({ subscription }: { subscription: Subscription }) {
  const [open, setOpen] = useState(false)
  const cancel = useCall(cancelSubscription, {
    success: (subscription) => ({ title: 'Subscription cancelled', description: describeAccess(subscription) }),
    failure: { title: 'Cancellation failed', fallback: 'Failed to cancel subscription' },
    onSuccess: () => setOpen(false),
  })
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      title="Cancel your subscription?"
      description={describeCancellation(subscription)}
      confirmLabel="Cancel Subscription"
      cancelLabel="Keep Subscription"
      pendingLabel="Cancelling..."
      tone="danger"
      loading={cancel.isPending}
      onConfirm={() => cancel.mutate()}
      trigger={<Button variant="ghost">Cancel Subscription</Button>}
    />
  )
}

function describeCancellation({ status, currentPeriodEnd }: Subscription) {
  if (status === 'incomplete') return 'Its first payment was not made, so nothing was charged, and it ends immediately.'
  if (status === 'past_due')
    return 'Its last payment did not go through, so it ends immediately. Nothing more is charged.'
  const until = currentPeriodEnd ? showDay(currentPeriodEnd) : 'the end of the billing period'
  return `You keep your access until ${until}. You can resume your subscription until then. After that it ends and we charge nothing more.`
}

const describeAccess = ({ status, currentPeriodEnd }: Subscription) =>
  status === 'canceled' && currentPeriodEnd ? `You have access until ${showDay(currentPeriodEnd)}.` : undefined
