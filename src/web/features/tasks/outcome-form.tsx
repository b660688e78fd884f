import { z } from 'zod/mini'
import { limits, requiredText } from '#contract/fields.ts'
import type { Task } from '#contract/tasks.ts'
import { useContractForm } from '#web/lib/forms/use-contract-form.ts'
import { Button } from '#web/ui/form/button.tsx'
import { TextAreaField } from '#web/ui/form/text-area.tsx'
import { useUpdateTask } from './use-update-task.ts'

const outcomeBody = z.object({ outcome: requiredText(limits.note, 'Please enter some text') })

interface OutcomeFormProps {
  task: Task
  label: string
  help?: string
  submitLabel: string
  success: string
}

/** Finishes a task with a text: what came of a consultation, or the sentence of a weekly report. */
export function OutcomeForm({ task: { id, outcome }, label, help, submitLabel, success }: OutcomeFormProps) {
  const form = useContractForm(outcomeBody, {
    defaultValues: { outcome: outcome ?? '' },
    draft: `outcome-${id}`,
    mode: 'onSubmit',
  })
  const update = useUpdateTask(success)
  return (
    <form
      noValidate
      className="grid gap-3 pt-2"
      onSubmit={form.onSubmit((body) => update.mutateAsync({ params: { id }, body: { state: 'done', ...body } }))}
    >
      <TextAreaField
        label={label}
        help={help}
        rows={2}
        error={form.formState.errors.outcome?.message}
        {...form.register('outcome')}
      />
      <Button type="submit" variant="secondary" size="sm" loading={update.isPending} className="justify-self-start">
        {submitLabel}
      </Button>
    </form>
  )
}
