import { Reply } from 'lucide-react'
import { useState } from 'react'
import { type Mail, replyToMail } from '#contract/inbox.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { useContractForm } from '#web/lib/forms/use-contract-form.ts'
import { Button } from '#web/ui/form/button.tsx'
import { TextAreaField } from '#web/ui/form/text-area.tsx'
import { Row } from '#web/ui/layout/page.tsx'

/** Answers a mail from the relay address. What was typed is kept as a draft. */
export function ReplyForm({ mail }: { mail: Mail }) {
  const [open, setOpen] = useState(false)
  if (!open)
    return (
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        <Reply aria-hidden="true" />
        Reply
      </Button>
    )
  return <OpenForm mail={mail} onClose={() => setOpen(false)} />
}

function OpenForm({ mail: { id, from }, onClose }: { mail: Mail; onClose: () => void }) {
  const reply = useCall(replyToMail, {
    success: ({ delivery }) => ({
      title: delivery === 'approval_needed' ? 'The client decides whether to send it' : 'Reply sent',
    }),
    failure: 'The reply was not sent',
    onSuccess: onClose,
  })
  const form = useContractForm(replyToMail.body, { defaultValues: { text: '' }, draft: `reply-${id}` })
  return (
    <form
      noValidate
      aria-label="Reply"
      className="grid w-full gap-4"
      onSubmit={form.onSubmit((body) => reply.mutateAsync({ params: { id }, body }))}
    >
      <TextAreaField
        required
        label="Reply"
        help={`Goes to ${from.address} from the relay address. The client gets a copy.`}
        rows={6}
        {...form.field('text')}
      />
      <Row gap="xs">
        <Button type="submit" size="sm" loading={reply.isPending}>
          Send Reply
        </Button>
        <Button variant="ghost" size="sm" onClick={onClose}>
          Close
        </Button>
      </Row>
    </form>
  )
}
