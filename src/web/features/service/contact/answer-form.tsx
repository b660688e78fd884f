import { answerContactMessage, type ContactMessage } from '#contract/contact.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { useContractForm } from '#web/lib/forms/use-contract-form.ts'
import { Button } from '#web/ui/form/button.tsx'
import { TextAreaField } from '#web/ui/form/text-area.tsx'

interface AnswerFormProps {
  message: ContactMessage
  onAnswered: (message: ContactMessage) => void
}

export function AnswerForm({ message: { id, email }, onAnswered }: AnswerFormProps) {
  const answer = useCall(answerContactMessage, {
    success: 'Answer sent',
    failure: 'Failed to send the answer',
    onSuccess: onAnswered,
  })
  const form = useContractForm(answerContactMessage.body, { defaultValues: { answer: '' }, draft: `answer-${id}` })
  const { errors } = form.formState
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
        error={errors.answer?.message}
        {...form.register('answer')}
      />
      <Button type="submit" loading={answer.isPending}>
        Send Answer
      </Button>
    </form>
  )
}
