import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { useRecipients } from './recipients.queries.ts'
import type { Confirmation } from './use-confirm.ts'
import { formatCount } from '#web/ui/data/format-number.ts'

interface ConfirmBroadcastProps {
  confirmation: Confirmation
  sending: boolean
}

/** Asks before a broadcast is sent, and says how many people will get it. */
export function ConfirmBroadcast({ confirmation, sending }: ConfirmBroadcastProps) {
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
