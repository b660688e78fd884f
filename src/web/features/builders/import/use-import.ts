import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { conflictsOf, filled } from './import-profile.ts'
import type { ResumeValues } from '../resume/resume-values.ts'
import type { Workspace } from '../use-workspace.ts'

/** Imported values, with the fields that already have another value. */
interface Question<Values> {
  from: string
  found: Values
  conflicts: string[]
}

/** Fills the form with imported values. Asks first if it would overwrite anything. */
export function useFill<Values extends FieldValues>(
  { getValues }: Pick<UseFormReturn<Values, unknown, unknown>, 'getValues'>,
  { replace, result }: Pick<Workspace<Values>, 'replace' | 'result'>,
  take: (current: Values, found: ResumeValues) => Values,
) {
  const [question, setQuestion] = useState<Question<Values> | null>(null)

  function fillWith(from: string, values: Values) {
    setQuestion(null)
    replace(`Filled from ${from}.`, values, result, 'builder')
  }

  return {
    question,
    cancel: () => setQuestion(null),
    /** `from` completes the toast `Filled from ...`. */
    offer: (from: string, values: ResumeValues) => {
      const current = getValues()
      const found = take(current, values)
      const conflicts = conflictsOf(current, found)
      if (conflicts.length > 0) setQuestion({ from, found, conflicts })
      else fillWith(from, filled(current, found, false))
    },
    answer: (overwrite: boolean) => {
      if (question) fillWith(question.from, filled(getValues(), question.found, overwrite))
    },
  }
}

export type Fill = Pick<ReturnType<typeof useFill>, 'offer' | 'cancel' | 'answer'> & {
  question: Omit<Question<unknown>, 'found'> | null
}
