import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { type ContactMessage, markContactMessageRead, answerContactMessage } from '#contract/contact.ts'
import { getDueState } from '#web/lib/format/due.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { timeAgo } from '#web/lib/format/time.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { Badge, type BadgeTone } from '#web/ui/feedback/badge.tsx'
import { DueBadge } from '#web/ui/feedback/due-badge.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { cn } from '#web/ui/class-names.ts'
import { keepFocus } from '#web/ui/overlay/keep-focus.ts'
import { stretchedLinkClass } from '#web/ui/layout/link-text.tsx'
import { useContractForm } from '#web/lib/forms/use-contract-form.ts'
import { Button } from '#web/ui/form/button.tsx'
import { TextAreaField } from '#web/ui/form/text-area.tsx'

interface MessageCardProps {
  message: ContactMessage
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Called with the changed message. */
  onChange: (message: ContactMessage) => void
}

function getMessageState({ readAt, answeredAt }: ContactMessage): { label: string; tone: BadgeTone } {
  if (answeredAt !== null) return { label: 'Answered', tone: 'success' }
  return readAt === null ? { label: 'Unread', tone: 'accent' } : { label: 'Unanswered', tone: 'warning' }
}

/** Opening a message marks it as read. */
export function MessageCard({ message, open, onOpenChange, onChange }: MessageCardProps) {
  const bodyId = useId()
  const { label, tone } = getMessageState(message)
  const { mutate: markRead } = useCall(markContactMessageRead, {
    // The person did not ask for this call, so a failure shows no toast and the message stays unread.
    failure: null,
    onSuccess: onChange,
  })

  function toggle() {
    onOpenChange(!open)
    if (!open && message.readAt === null) markRead({ params: { id: message.id } })
  }

  return (
    <Card as="li" ref={keepFocus}>
      <div className="relative flex items-start gap-3 rounded-2xl px-edge py-4 transition-colors hover:bg-hover sm:px-6">
        <div className="grid min-w-0 grow gap-0.5 wrap-anywhere">
          <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base">
            <button
              type="button"
              aria-expanded={open}
              aria-controls={bodyId}
              onClick={toggle}
              className={cn(stretchedLinkClass, 'cursor-pointer rounded-sm text-start font-semibold')}
            >
              {message.name}
            </button>
            <Badge tone={tone}>{label}</Badge>
            {message.urgent && message.dueAt !== null && <Badge tone="danger">Urgent</Badge>}
            {message.dueAt !== null && <Due dueAt={message.dueAt} />}
          </h2>
          <p className="text-sm text-muted">
            {message.email}, <time dateTime={message.createdAt}>{timeAgo(message.createdAt)}</time>
          </p>
          {!open && <p className="mt-1 line-clamp-2 text-muted">{message.message}</p>}
        </div>
        <ChevronDown
          aria-hidden="true"
          className={cn('mt-1 size-5 shrink-0 text-muted transition-transform', open && 'rotate-180')}
        />
      </div>
      <div id={bodyId} hidden={!open} className="grid gap-5 px-edge pt-1 pb-5 wrap-anywhere sm:px-6">
        {open && (
          <>
            <p className="whitespace-pre-line">{message.message}</p>
            {message.answer === null ? (
              <AnswerForm message={message} onAnswered={onChange} />
            ) : (
              <SentAnswer answer={message.answer} answeredAt={message.answeredAt ?? message.createdAt} />
            )}
          </>
        )}
      </div>
    </Card>
  )
}

function Due({ dueAt }: { dueAt: string }) {
  return <DueBadge dueAt={dueAt} {...getDueState(dueAt, useNow())} />
}

function SentAnswer({ answer, answeredAt }: { answer: string; answeredAt: string }) {
  return (
    <div className="grid gap-1 rounded-xl bg-sunken p-4">
      <p className="text-sm font-semibold">
        Answered <time dateTime={answeredAt}>{timeAgo(answeredAt)}</time>
      </p>
      <p className="whitespace-pre-line">{answer}</p>
    </div>
  )
}

interface AnswerFormProps {
  message: ContactMessage
  onAnswered: (message: ContactMessage) => void
}

function AnswerForm({ message: { id, email }, onAnswered }: AnswerFormProps) {
  const answer = useCall(answerContactMessage, {
    success: 'Answer sent',
    failure: 'Failed to send the answer',
    onSuccess: onAnswered,
  })
  const form = useContractForm(answerContactMessage.body, { defaultValues: { answer: '' }, draft: `answer-${id}` })
  return (
    <form
      noValidate
      onSubmit={form.onSubmit((body) => answer.mutateAsync({ params: { id }, body }))}
      className="grid gap-4 justify-items-start"
    >
      <TextAreaField
        required
        label="Answer"
        help={`Sent to ${email} by email, with the message below it.`}
        rows={5}
        className="w-full"
        {...form.field('answer')}
      />
      <Button type="submit" loading={answer.isPending}>
        Send Answer
      </Button>
    </form>
  )
}
