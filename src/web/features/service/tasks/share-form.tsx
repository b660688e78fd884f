import { useQuery } from '@tanstack/react-query'
import { z } from 'zod/mini'
import { createClientDocument, listClientDocuments } from '#contract/documents.ts'
import { limits, text } from '#contract/fields.ts'
import type { Task } from '#contract/tasks.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { showDay } from '#web/lib/format/dates.ts'
import { useContractForm } from '#web/lib/forms/use-contract-form.ts'
import { Button } from '#web/ui/form/button.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextAreaField } from '#web/ui/form/text-area.tsx'
import { useUpdateTask } from './use-update-task.ts'

/** Not one of the client's documents yet. */
const newDocument = 'new'

const share = z
  .object({
    choice: z.string().check(z.minLength(1, 'Please choose the resume')),
    content: text(limits.builderText),
  })
  .check(
    z.refine(({ choice, content }) => choice !== newDocument || content !== '', {
      error: 'Please enter the resume',
      path: ['content'],
    }),
  )

/** Finishes a custom resume with one of the client's documents, or with a text that becomes one. */
export function ShareForm({ task: { id, userId, client } }: { task: Task }) {
  const params = { userId }
  const { data: documents = [] } = useQuery(queryFor(listClientDocuments, { params }))
  const form = useContractForm(share, {
    defaultValues: { choice: '', content: '' },
    draft: `share-${id}`,
    mode: 'onSubmit',
  })
  const create = useCall(createClientDocument, {
    failure: 'The resume was not saved',
    // If only sharing fails, the next attempt shares what was saved.
    onSuccess: (saved) => form.setValue('choice', saved.id),
  })
  const update = useUpdateTask('The resume is shared')

  async function send({ choice, content }: z.output<typeof share>) {
    const body = { kind: 'resume' as const, name: 'ATS custom resume', form: {}, content }
    const documentId = choice === newDocument ? (await create.mutateAsync({ params, body })).id : choice
    await update.mutateAsync({ params: { id }, body: { state: 'done', documentId } })
  }

  const resumes = documents.filter(({ kind }) => kind === 'resume')
  return (
    <form noValidate aria-label="Share Document" className="grid gap-3 pt-2" onSubmit={form.onSubmit(send)}>
      <SelectField
        required
        label="Resume"
        placeholder="Choose a resume"
        help={`${client.firstName} sees its ATS score, and that of their latest other resume.`}
        options={[
          { value: newDocument, label: 'A new one, from its text' },
          ...resumes.map(({ id, name, updatedAt }) => ({ value: id, label: `${name}, ${showDay(updatedAt)}` })),
        ]}
        className="max-w-md"
        {...form.field('choice')}
      />
      {form.watch('choice') === newDocument && (
        <TextAreaField
          required
          label="Text of the Resume"
          help={`It becomes one of ${client.firstName}'s documents.`}
          rows={8}
          {...form.field('content')}
        />
      )}
      <Button
        type="submit"
        variant="secondary"
        size="sm"
        loading={create.isPending || update.isPending}
        className="justify-self-start"
      >
        Share and Mark as Done
      </Button>
    </form>
  )
}
