import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { generateCoverLetter } from '#contract/builders.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { showToast } from '#web/lib/toasts.ts'
import { findMissingText, type LetterClient, toLetterForm } from './letter-form.ts'
import { type CreateValues, newLetter } from './outgoing-values.ts'

/** Has the letter written from the client's profile. A text that is there already can be brought back. */
export function useLetterWriting(client: LetterClient, description: string) {
  const { getValues, setValue, trigger } = useFormContext<CreateValues>()
  const [missingText, setMissingText] = useState<string | null>(null)
  const [written, setWritten] = useState<string | null>(null)
  const generate = useCall(generateCoverLetter, { failure: 'Failed to write the letter' })

  const setText = (text: string) => setValue('outgoing.letterText', text, { shouldDirty: true, shouldValidate: true })

  function replaceText(text: string) {
    const before = getValues('outgoing.letterText')
    setValue('outgoing.letter', newLetter, { shouldDirty: true })
    setText(text)
    setWritten(text)
    if (before.trim() === '' || before === written) return
    showToast({
      title: 'Your letter was replaced by a new one',
      action: { label: 'Undo', onClick: () => setText(before) },
    })
  }

  async function write() {
    const missing = findMissingText(client)
    setMissingText(missing)
    if (missing !== null || !(await trigger(['company', 'position'], { shouldFocus: true }))) return
    const [company, position] = getValues(['company', 'position'])
    const body = toLetterForm(client, { company, position, description })
    generate.mutate({ body }, { onSuccess: ({ coverLetter }) => replaceText(coverLetter) })
  }

  return { write, writing: generate.isPending, isWritten: written !== null, missingText }
}
