import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { foldParts } from '../form-part.tsx'
import { findConflicts, mergeImported } from './import-profile.ts'
import { summarizeImport } from './import-summary.ts'
import type { ResumeValues } from '@foothold/resume-engine/resume-values'
import type { Workspace } from '../use-workspace.ts'

/** Imported values, with the fields that already have another value. */
interface Question<Values> {
  from: string
  found: Values
  conflicts: string[]
  /** What was found, and what was not. */
  summary: string
}

/** Fills the form with imported values. Asks first if it would overwrite anything. */
export function useImport<Values extends FieldValues>(
  { getValues }: Pick<UseFormReturn<Values, unknown, unknown>, 'getValues'>,
  { replace, result }: Pick<Workspace<Values>, 'replace' | 'result'>,
  toValues: (current: Values, found: ResumeValues) => Values,
) {
  const [question, setQuestion] = useState<Question<Values> | null>(null)

  function applyImport(from: string, summary: string, values: Values) {
    setQuestion(null)
    replace(`Filled from ${from}. ${summary}`, values, result, 'builder')
    // As rows with a summary each, beside the page that was made of them.
    foldParts(true)
  }

  return {
    question,
    cancel: () => setQuestion(null),
    /** `from` completes the message `Filled from ...`. `leftOut`: what the form has no field for. */
    load: (from: string, values: ResumeValues, leftOut: readonly string[] = []) => {
      const current = getValues()
      const found = toValues(current, values)
      const conflicts = findConflicts(current, found)
      const summary = summarizeImport(values, leftOut)
      if (conflicts.length > 0) setQuestion({ from, found, conflicts, summary })
      else applyImport(from, summary, mergeImported(current, found, false))
    },
    answer: (overwrite: boolean) => {
      if (question) applyImport(question.from, question.summary, mergeImported(getValues(), question.found, overwrite))
    },
  }
}

export type Importer = Pick<ReturnType<typeof useImport>, 'load' | 'cancel' | 'answer'> & {
  question: Omit<Question<unknown>, 'found'> | null
}
