import { z } from 'zod/mini'
import type { Task } from '#contract/tasks.ts'
import { useContractForm } from '#web/lib/forms/use-contract-form.ts'
import { Button } from '#web/ui/form/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useUpdateTask } from './use-update-task.ts'

/** The time is in the reader's time zone, as the input returns it. */
const proposal = z.object({
  proposedAt: z
    .string()
    .check(z.refine((value) => Date.parse(value) > Date.now(), 'Please choose a time in the future')),
})

/** Suggests a time for a consultation, in the client's conversation. */
export function ProposeForm({ task: { id, client } }: { task: Task }) {
  const form = useContractForm(proposal, {
    defaultValues: { proposedAt: '' },
    draft: `propose-${id}`,
    mode: 'onSubmit',
  })
  const update = useUpdateTask('The time is suggested')
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return (
    <form
      noValidate
      aria-label="Suggest a Time"
      className="grid gap-3 pt-2"
      onSubmit={form.onSubmit(async ({ proposedAt }) => {
        await update.mutateAsync({
          params: { id },
          body: { state: 'proposed', proposedAt: new Date(proposedAt).toISOString() },
        })
        form.reset()
      })}
    >
      <TextField
        required
        type="datetime-local"
        label="Time"
        help={`On your clock (${timeZone}). ${client.firstName} gets a message and can book it.`}
        error={form.formState.errors.proposedAt?.message}
        className="max-w-xs"
        {...form.register('proposedAt')}
      />
      <Button type="submit" variant="secondary" size="sm" loading={update.isPending} className="justify-self-start">
        Suggest This Time
      </Button>
    </form>
  )
}
