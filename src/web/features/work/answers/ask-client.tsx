import { askClient } from '#contract/answers.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { useContractForm } from '#web/lib/forms/use-contract-form.ts'
import { Button } from '#web/ui/form/button.tsx'
import { TextAreaField } from '#web/ui/form/text-area.tsx'
import { InlineDisclosure } from '#web/ui/overlay/disclosure.tsx'

interface AskClientProps {
  userId: string
  jobInterestId?: string | undefined
}

/** Asks the client what their answers don't cover. Staff never answer for a client. */
export function AskClient({ userId, jobInterestId }: AskClientProps) {
  const form = useContractForm(askClient.body, {
    defaultValues: { question: '' },
    draft: `question-for-${userId}`,
  })
  const ask = useCall(askClient, {
    success: 'We asked the client',
    failure: 'We could not ask the client',
    onSuccess: () => form.reset(),
  })
  const send = form.onSubmit((body) => ask.mutateAsync({ params: { userId }, body: { ...body, jobInterestId } }))
  return (
    <InlineDisclosure summary="Ask a Question">
      {/* Part of the form of an application; HTML has no form within a form. */}
      <div role="form" aria-label="New Question" className="grid gap-3 pt-2">
        <TextAreaField
          label="Your Question"
          help="As the form asks it. We notify the client, who answers in their own words."
          rows={2}
          error={form.formState.errors.question?.message}
          {...form.register('question')}
        />
        <Button
          variant="secondary"
          loading={ask.isPending}
          className="justify-self-start"
          onClick={(event) => void send(event)}
        >
          Ask the Client
        </Button>
      </div>
    </InlineDisclosure>
  )
}
