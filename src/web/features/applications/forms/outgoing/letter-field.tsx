import { PenLine } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import type { DocumentItem } from '#contract/documents.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextAreaField } from '#web/ui/form/text-area.tsx'
import type { LetterClient } from './letter-form.ts'
import { type CreateValues, newLetter, noDocument } from './outgoing-values.ts'
import { useLetterWriting } from './use-letter-writing.ts'

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
  const { write, writing, isWritten, missingText } = useLetterWriting(client, description)
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
