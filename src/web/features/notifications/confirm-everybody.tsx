import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { useRecipients } from './recipients.queries.ts'
import type { Question } from './use-confirm.ts'
import { count } from '#web/ui/data/format-number.ts'

interface ConfirmEverybodyProps {
  question: Question
  sending: boolean
}

/** Asks before a broadcast is sent, and says how many people will get it. */
export function ConfirmEverybody({ question, sending }: ConfirmEverybodyProps) {
  const { data } = useRecipients('')
  const people = data ? `${count(data.total)} ${data.total === 1 ? 'person' : 'people'}` : 'everybody'
  return (
    <ConfirmDialog
      title="Send to all users?"
      description={`This message goes to ${people}, and cannot be taken back.`}
      confirmLabel="Send to All"
      loading={sending}
      open={question.open}
      onOpenChange={(open) => !open && question.answer(false)}
      onConfirm={() => question.answer(true)}
    />
  )
}
