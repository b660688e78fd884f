import { flushSync } from 'react-dom'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import type { ClientAnswers, ClientAnswer } from '#contract/answers.ts'
import { useFormFields } from '#web/lib/forms/use-form-fields.ts'
import { EntryList } from '#web/ui/data/entry-list.tsx'
import { FormError } from '#web/ui/form/form-error.tsx'
import { TextAreaField } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { CardSection } from '#web/ui/layout/editable-section.tsx'
import { EntryCard, type EntryProps } from '#web/ui/layout/entry-card.tsx'
import { type AnswersValues, type AnswerValues, blankAnswer, toAnswerValues, toValues } from './answers-values.ts'
import { useEffect, useEffectEvent, useRef } from 'react'

interface AnswerListProps {
  stored: ClientAnswers
  /** The ids of the answers whose fields are shown. Those of a new one always are. */
  opened: ReadonlySet<string>
  onOpen: (id: string) => void
}

/** The free answers: lines to read, each edited on click. */
export function AnswerList({ stored, opened, onOpen }: AnswerListProps) {
  const { control, getValues, setFocus, formState } = useFormContext<AnswersValues>()
  // The answers have ids of their own.
  const list = useFieldArray({ control, name: 'answers', keyName: 'key' })
  const { errors } = formState

  useStoredAnswers(stored, (added) => list.append([...added], { shouldFocus: false }))

  return (
    <CardSection
      id="answer-list"
      title="Your Answers"
      description="Answers to questions that come up often. We use your words. If an answer is missing, we ask you."
    >
      <FormError message={errors.answers?.root?.message ?? errors.answers?.message ?? null} />
      <EntryList<AnswerValues>
        noun="answer"
        list={{ ...list, fields: list.fields.map(({ key }) => ({ id: key })) }}
        blank={blankAnswer}
        getEntry={(index) => getValues(`answers.${index}`)}
        getTitle={({ question }) => question}
      >
        {(entry) => {
          const id = list.fields[entry.index]?.id
          if (id === undefined || opened.has(id) || errors.answers?.[entry.index]) return <AnswerEntry {...entry} />
          return (
            <AnswerLine
              index={entry.index}
              onOpen={() => {
                flushSync(() => onOpen(id))
                setFocus(`answers.${entry.index}.answer`)
              }}
            />
          )
        }}
      </EntryList>
    </CardSection>
  )
}

function AnswerLine({ index, onOpen }: { index: number; onOpen: () => void }) {
  const { control } = useFormContext<AnswersValues>()
  const [question, answer] = useWatch({
    control,
    name: [`answers.${index}.question`, `answers.${index}.answer`],
  })
  return (
    <button
      type="button"
      className="-mx-3 grid cursor-pointer gap-0.5 rounded-lg px-3 py-2 text-start wrap-anywhere transition-colors hover:bg-hover"
      onClick={onOpen}
    >
      <span className="text-sm font-medium text-muted">{question}</span>
      <span className="line-clamp-2 whitespace-pre-line">{answer}</span>
    </button>
  )
}

function AnswerEntry(entry: EntryProps) {
  const { index } = entry
  const { control } = useFormContext<AnswersValues>()
  const name = `answers.${index}` as const
  const [topic, question] = useWatch({ control, name: [`${name}.topic`, `${name}.question`] })
  const field = useFormFields<AnswersValues>([name])
  return (
    <EntryCard name={`Answer ${index + 1}`} title={topic || question || ''} {...entry}>
      <TextField
        label="Topic"
        help="Such as motivation, travel or tools"
        autoComplete="off"
        {...field(`${name}.topic`)}
      />
      <TextAreaField required label="Question" rows={2} {...field(`${name}.question`)} />
      <TextAreaField required label="Answer" rows={3} {...field(`${name}.answer`)} />
    </EntryCard>
  )
}

/**
 * Brings answers into the open form that were stored since, such as the kept answer to a question: the next save would remove
 * them or restore their old text. What was typed stays.
 */
function useStoredAnswers(stored: ClientAnswers, append: (added: readonly AnswerValues[]) => void) {
  const { getValues, setValue, reset, formState } = useFormContext<AnswersValues>()
  const { isDirty } = formState
  const previous = useRef<readonly ClientAnswer[]>(stored.answers)

  const merge = useEffectEvent(({ facts, answers: latest }: ClientAnswers) => {
    if (!isDirty) {
      if (previous.current !== latest) reset(toValues({ facts, answers: [...latest] }))
      previous.current = latest
      return
    }
    const { answers, seen } = getValues()
    for (const [index, { id, answer }] of answers.entries()) {
      const before = previous.current.find((known) => known.id === id)
      const now = latest.find((known) => known.id === id)
      if (before && now && answer === before.answer && now.answer !== answer)
        setValue(`answers.${index}.answer`, now.answer)
    }
    previous.current = latest
    const added = latest.filter(({ id }) => !seen.includes(id))
    if (added.length === 0) return
    setValue('seen', [...seen, ...added.map(({ id }) => id)])
    append(added.map(toAnswerValues))
  })

  useEffect(() => merge(stored), [stored])
}
