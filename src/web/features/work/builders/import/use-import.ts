import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { foldParts, unfoldField } from '../form-part.tsx'
import { findConflicts, mergeImported } from './import-profile.ts'
import { countYears, summarizeImport } from './import-summary.ts'
import type { ResumeValues } from '@foothold/resume-engine/resume-values'
import type { Workspace } from '../use-workspace.ts'

interface Source {
  from: string
  /** What was found, and what was not. */
  summary: string
  /** How many dates lack their month. */
  years: number
}

/** Imported values, with the fields that already have another value. */
interface Question<Values> extends Source {
  found: Values
  conflicts: string[]
}

/** What a resume has for a form. */
export type ToFormValues<Values> = (current: Values, found: ResumeValues) => Values

/** Fills the form with imported values. Asks first if it would overwrite anything. */
export function useImport<Values extends FieldValues>(
  { getValues }: Pick<UseFormReturn<Values, unknown, unknown>, 'getValues'>,
  { replace, result }: Pick<Workspace<Values>, 'replace' | 'result'>,
  toValues: ToFormValues<Values>,
) {
  const [question, setQuestion] = useState<Question<Values> | null>(null)

  function applyImport({ from, summary, years }: Source, values: Values) {
    setQuestion(null)
    replace(`Filled from ${from}. ${summary}`, values, result, 'builder')
    // As rows with a summary each, beside the page that was made of them.
    foldParts(true)
    if (years > 0) unfoldField('positions.0.position')
  }

  return {
    question,
    cancel: () => setQuestion(null),
    /** `from` completes the message `Filled from ...`. `leftOut`: what the form has no field for. */
    load: (from: string, values: ResumeValues, leftOut: readonly string[] = [], languageNote = '') => {
      const current = getValues()
      const found = toValues(current, values)
      const conflicts = findConflicts(current, found)
      const source = {
        from,
        summary: `${summarizeImport(values, leftOut)} ${languageNote}`.trim(),
        years: countYears(values),
      }
      if (conflicts.length > 0) setQuestion({ ...source, found, conflicts })
      else applyImport(source, mergeImported(current, found, false))
    },
    answer: (overwrite: boolean) => {
      if (question) applyImport(question, mergeImported(getValues(), question.found, overwrite))
    },
  }
}

export type Importer = Pick<ReturnType<typeof useImport>, 'load' | 'cancel' | 'answer'> & {
  question: Omit<Question<unknown>, 'found'> | null
}
