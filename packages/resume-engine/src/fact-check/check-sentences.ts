import type { LetterForm, ResumeForm } from '#engine/model/forms.ts'
import { findReasons } from './check-facts.ts'
import { type Facts, readFacts } from './facts.ts'

export interface WrittenSentence {
  text: string
  /** The ids of the facts that the sentence says it rests on. */
  ids?: readonly string[]
  /** The heading that the line is below, which tells whether skills are listed. */
  heading?: string
}

/** The facts of the form that was read last: a text is checked sentence by sentence, and each call has a copy of its form. */
let latest: { json: string; facts: Facts } | null = null

function readLatestFacts(form: ResumeForm | LetterForm): Facts {
  const json = JSON.stringify(form)
  if (latest?.json !== json) latest = { json, facts: readFacts(form) }
  return latest.facts
}

/** Why each sentence says more than the form; no reason for one that does not. */
export function checkSentences(form: ResumeForm | LetterForm, sentences: readonly WrittenSentence[]): string[][] {
  const facts = readLatestFacts(form)
  return sentences.map(({ text, ids = [], heading = '' }) => {
    const sourced = ids.length > 0 ? [{ sentence: text, ids: [...ids] }] : []
    // A resume's second line may be the title applied for: a sentence that is checked by itself never is.
    const above = 'personalInfo' in form ? '' : `\n\n${heading}\n`
    return findReasons(form, facts, `${above}${text}`, sourced)
  })
}
