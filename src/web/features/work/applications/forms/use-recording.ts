import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Application } from '#contract/applications.ts'
import { createClientDocument } from '#contract/documents.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { toLetterForm, toLetterName } from './outgoing/letter-form.ts'
import {
  type CreateOutput,
  type CreateValues,
  findProblem,
  newLetter,
  type RecordMode,
  toReceiptFields,
} from './outgoing/outgoing-values.ts'
import type { ClientSources } from './outgoing/use-client-sources.ts'
import { openPosting } from './open-posting.ts'
import { useCreateForClient } from './use-create-for-client.ts'

interface RecordingForm extends Pick<
  UseFormReturn<CreateValues, unknown, CreateOutput>,
  'getValues' | 'setValue' | 'setError'
> {
  onSubmit: (send: (body: CreateOutput) => Promise<unknown>) => () => Promise<void>
}

interface Recording {
  form: RecordingForm
  sources: ClientSources
  /** The text of the posting. */
  description: string
  onCreated: (created: Application) => void
}

/** Records an application with what goes out. A new letter is saved first, once. */
export function useRecording({ form, sources, description, onCreated }: Recording) {
  const [pending, setPending] = useState<RecordMode | null>(null)
  const saveDocument = useCall(createClientDocument, {
    failure: 'Failed to save the letter',
  })
  const creation = useCreateForClient(onCreated, (error) => {
    // The client may have deleted the letter since: the next attempt saves it again.
    if (error.status === 404) form.setValue('outgoing.savedLetter', null)
  })

  /** The id of the document that holds the new letter. */
  async function saveLetter({ userId, company, position, outgoing }: CreateOutput) {
    const content = outgoing.letterText
    const saved = form.getValues('outgoing.savedLetter')
    if (saved?.content === content) return saved.documentId
    const client = sources.client.data
    const job = { company, position, description }
    const { id } = await saveDocument.mutateAsync({
      params: { userId: userId ?? '' },
      body: {
        kind: 'cover-letter',
        name: toLetterName(job),
        form: client ? toLetterForm(client, job) : {},
        content,
      },
    })
    form.setValue('outgoing.savedLetter', { documentId: id, content }, { shouldDirty: true })
    return id
  }

  const record = (mode: RecordMode) =>
    form.onSubmit(async (values) => {
      const { outgoing: _outgoing, ...body } = values
      const outgoing = sources.withoutRemoved(values.outgoing)
      const problem = findProblem(outgoing, mode)
      if (problem) {
        form.setError(`outgoing.${problem.field}`, { message: problem.message }, { shouldFocus: true })
        return false
      }
      setPending(mode)
      try {
        const letterId = outgoing.letter === newLetter ? await saveLetter(values) : null
        const application = { ...body, ...toReceiptFields(outgoing, mode, letterId) }
        if (mode === 'prepared') return await creation.sendAndAsk(application)
        if (mode === 'kit') return openPosting((await creation.send({ ...application, status: 'interested' })).id)
        const isUncertain = application.receipt?.state === 'uncertain'
        const status = mode === 'create' ? body.status : isUncertain ? 'interested' : 'applied'
        return await creation.send({ ...application, status })
      } finally {
        setPending(null)
      }
    })

  return {
    record,
    findLimitMessage: creation.findLimitMessage,
    /** The choice that is under way. */
    pending,
  }
}
