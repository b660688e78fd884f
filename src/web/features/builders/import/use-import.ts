import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { findConflicts, mergeImported } from './import-profile.ts'
import type { ResumeValues } from '../resume/resume-values.ts'
import type { Workspace } from '../use-workspace.ts'

/** Imported values, with the fields that already have another value. */
interface Question<Values> {
  from: string
  found: Values
  conflicts: string[]
}

/** Fills the form with imported values. Asks first if it would overwrite anything. */
export function useImport<Values extends FieldValues>(
  { getValues }: Pick<UseFormReturn<Values, unknown, unknown>, 'getValues'>,
  { replace, result }: Pick<Workspace<Values>, 'replace' | 'result'>,
  toValues: (current: Values, found: ResumeValues) => Values,
) {
  const [question, setQuestion] = useState<Question<Values> | null>(null)

  function applyImport(from: string, values: Values) {
    setQuestion(null)
    replace(`Filled from ${from}.`, values, result, 'builder')
  }

  return {
    question,
    cancel: () => setQuestion(null),
    /** `from` completes the toast `Filled from ...`. */
    load: (from: string, values: ResumeValues) => {
      const current = getValues()
      const found = toValues(current, values)
      const conflicts = findConflicts(current, found)
      if (conflicts.length > 0) setQuestion({ from, found, conflicts })
      else applyImport(from, mergeImported(current, found, false))
    },
    answer: (overwrite: boolean) => {
      if (question) applyImport(question.from, mergeImported(getValues(), question.found, overwrite))
    },
  }
}

export type Importer = Pick<ReturnType<typeof useImport>, 'load' | 'cancel' | 'answer'> & {
  question: Omit<Question<unknown>, 'found'> | null
}
