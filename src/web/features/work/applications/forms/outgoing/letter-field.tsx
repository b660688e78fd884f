import { PenLine } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import type { DocumentItem } from '#contract/documents.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextAreaField } from '#web/ui/form/text-area.tsx'
import { type LetterClient, findMissingText, toLetterForm } from './letter-form.ts'
import { type CreateValues, newLetter, noDocument } from './outgoing-values.ts'
import { useState } from 'react'
import { generateCoverLetter } from '#contract/builders.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { showToast } from '#web/lib/toasts.ts'

interface LetterFieldProps {
  /** The choice, as far as the client still has it. */
  value: string
  documents: readonly DocumentItem[]
  client: LetterClient
  /** The text of the posting. */
  description: string
}

/** A saved letter of the client, or a new one, which is saved with the application. */
export function LetterField({ value, documents, client, description }: LetterFieldProps) {
  const { register, setValue, formState } = useFormContext<CreateValues>()
  const errors = formState.errors.outgoing
  const { write, writing, isWritten, missingText, languageNote } = useLetterWriting(client, description)
  const letters = documents.filter(({ kind }) => kind === 'cover-letter')
  const isNew = value === newLetter
  return (
    <>
      <div className="grid min-w-0 content-start gap-3">
        <SelectField
          label="Cover letter"
          options={[
            { value: noDocument, label: 'None' },
            { value: newLetter, label: 'A new letter' },
            ...letters.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={value}
          onChange={({ target }) =>
            setValue('outgoing.letter', target.value, { shouldDirty: true, shouldValidate: true })
          }
        />
        <Button
          variant="secondary"
          size="sm"
          loading={writing}
          className="justify-self-start"
          onClick={() => void write()}
        >
          <PenLine aria-hidden="true" />
          Write letter
        </Button>
      </div>
      <div role="status" className="col-span-full empty:absolute">
        {missingText !== null && (
          <Banner tone="warning" title="We can't write a letter yet">
            {missingText}, and we invent nothing. Please ask the client to fill in the profile, or choose “A new letter”
            and type what the client told you.
          </Banner>
        )}
        {languageNote !== null && isNew && <Banner tone="info" title={languageNote} />}
        {isWritten && isNew && (
          <p className="text-sm text-muted">
            We wrote this letter from the client's profile. Please read it and change what doesn't fit.
          </p>
        )}
      </div>
      {isNew && (
        <TextAreaField
          label="Letter Text"
          rows={8}
          className="col-span-full"
          help="We save it as the client's document when you record the application. The client can read it."
          error={errors?.letterText?.message}
          {...register('outgoing.letterText')}
        />
      )}
    </>
  )
}

/** Has the letter written from the client's profile. A text that is there already can be brought back. */
function useLetterWriting(client: LetterClient, description: string) {
  const { getValues, setValue, trigger } = useFormContext<CreateValues>()
  const [missingText, setMissingText] = useState<string | null>(null)
  const [languageNote, setLanguageNote] = useState<string | null>(null)
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
    generate.mutate(
      { body },
      {
        onSuccess: ({ coverLetter, questions }) => {
          replaceText(coverLetter)
          // A question without a field says what no answer changes.
          setLanguageNote(questions.find(({ field }) => field === '')?.ask ?? null)
        },
      },
    )
  }

  return { write, writing: generate.isPending, isWritten: written !== null, missingText, languageNote }
}
