import { useEffect, useEffectEvent, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import type { ClientAnswer, ClientAnswers } from '#contract/answers.ts'
import { type AnswersValues, type AnswerValues, toAnswerValues, toValues } from './answers-values.ts'

/**
 * Brings answers into the open form that were stored since, such as the kept answer to a question: the next save would remove
 * them or restore their old text. What was typed stays.
 */
export function useStoredAnswers(stored: ClientAnswers, append: (added: readonly AnswerValues[]) => void) {
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
