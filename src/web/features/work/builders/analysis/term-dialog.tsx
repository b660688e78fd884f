import { type FormEvent, useId, useState } from 'react'
import { limits } from '#contract/fields.ts'
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx'
import { FormError } from '#web/ui/form/form-error.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextAreaField } from '#web/ui/form/text-area.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { DialogForm } from '#web/ui/overlay/dialog-form.tsx'
import { type BuilderForm, hasSkill } from './builder-form.ts'
import { saysTerm } from './find-words.ts'
import { nameTerms } from './fixes.ts'
import { readSkills, type TermAnswer, toLine } from './insert-term.ts'
import { listTermPlaces, type TermPlace } from './term-places.ts'

interface TermDialogProps {
  /** The alternatives of the posting. One of them is enough. */
  any: readonly string[]
  /** The text names it already, in a list of skills. */
  isFound?: boolean
  form: BuilderForm
  /** Returns what keeps the answer out, or null. */
  onAnswer: (answer: TermAnswer) => string | null
  onUnused: () => void
  onOpenChange: (open: boolean) => void
  onClosed: () => void
}

/** Names of a certificate are short, because a form holds them on one line. */
const maxLength = (place: TermPlace) => (place.name === 'certifications' ? limits.name : 500)

/** Asks where a person used a term, and for their own words about it. */
export function TermDialog({
  any,
  isFound = false,
  form,
  onAnswer,
  onUnused,
  onOpenChange,
  onClosed,
}: TermDialogProps) {
  const [places] = useState(() => listTermPlaces(form))
  const [chosen, setChosen] = useState('')
  const [term, setTerm] = useState(any[0] ?? '')
  const [words, setWords] = useState('')
  const [toSkills, setToSkills] = useState(true)
  const [error, setError] = useState<string | null>(null)
  const [isSubmitted, setIsSubmitted] = useState(false)
  const isListed = hasSkill(readSkills(form), term)
  const place = places.find(({ name }) => name === chosen) ?? null
  const isResume = form.kind === 'resume'
  const options = [
    ...places.map(({ name, label }) => ({ value: name, label })),
    ...(isResume && !isListed && !isFound ? [{ value: 'skills', label: 'Only in my skills list' }] : []),
    ...(isListed || isFound ? [] : [{ value: 'unused', label: "I haven't used it" }]),
  ]
  const wordsError = isSubmitted && place ? checkWords(words, term) : undefined

  function submit(event: FormEvent) {
    event.preventDefault()
    setIsSubmitted(true)
    if (chosen === '') return setError('Please choose one.')
    if (chosen === 'unused') return onUnused()
    if (place && checkWords(words, term)) return setError(null)
    setError(onAnswer({ term, place, line: toLine(words, place), toSkills: place ? toSkills && !isListed : true }))
  }

  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      onClosed={onClosed}
      title={`Where did you use ${nameTerms(any)}?`}
      description="We add your own words and nothing else."
    >
      <DialogForm
        onSubmit={submit}
        submitLabel={chosen === 'unused' ? 'Hide Term' : isResume ? 'Add to Resume' : 'Add to Letter'}
      >
        {any.length > 1 && (
          <SelectField
            label="Which one?"
            options={any.map((value) => ({ value, label: value }))}
            value={term}
            onChange={({ target }) => setTerm(target.value)}
          />
        )}
        <PlaceChoice options={options} chosen={chosen} onChoose={setChosen} />
        {place && (
          <>
            <TextAreaField
              required
              label={place.question}
              help={`Use the word "${term}", so that employers find it.`}
              placeholder={place.example.replace('TERM', () => term)}
              rows={2}
              dir="auto"
              maxLength={maxLength(place)}
              error={wordsError}
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
            {!isListed && (
              <CheckboxField
                label="Also add to my skills"
                checked={toSkills}
                onChange={({ target }) => setToSkills(target.checked)}
              />
            )}
          </>
        )}
        {chosen === 'unused' && <p className="text-muted">We won&apos;t suggest it for this posting again.</p>}
        {error && <FormError message={error} />}
      </DialogForm>
    </Dialog>
  )
}

function checkWords(words: string, term: string): string | undefined {
  if (words.trim() === '') return 'Please say what you did.'
  return saysTerm(words, term) ? undefined : `Your words don't mention ${term} yet.`
}

interface PlaceChoiceProps {
  options: readonly { value: string; label: string }[]
  chosen: string
  onChoose: (value: string) => void
}

function PlaceChoice({ options, chosen, onChoose }: PlaceChoiceProps) {
  const name = useId()
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1.5 text-sm font-semibold">Place</legend>
      {options.map(({ value, label }) => (
        <label
          key={value}
          className="flex min-h-9 cursor-pointer items-center gap-3 rounded-lg border border-line px-3 py-1.5 transition-colors hover:bg-hover has-checked:border-accent has-checked:bg-accent-soft pointer-coarse:min-h-11 forced-colors:has-checked:border-[Highlight]"
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={chosen === value}
            onChange={() => onChoose(value)}
            className="size-4.5 shrink-0 accent-accent"
          />
          <span className="min-w-0 wrap-anywhere">{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
