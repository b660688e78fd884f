import type { LetterForm, ResumeForm } from '#engine/model/forms.ts'
import { findReasons } from './check-facts.ts'
import { readFacts } from './facts.ts'

export interface WrittenSentence {
  text: string
  /** The ids of the facts that the sentence says it rests on. */
  ids?: readonly string[]
  /** The heading that the line is below, which tells whether skills are listed. */
  heading?: string
}

/** Why each sentence says more than the form; no reason for one that does not. */
export function checkSentences(form: ResumeForm | LetterForm, sentences: readonly WrittenSentence[]): string[][] {
  const facts = readFacts(form)
  return sentences.map(({ text, ids = [], heading = '' }) => {
    const sourced = ids.length > 0 ? [{ sentence: text, ids: [...ids] }] : []
    // A resume's second line may be the title applied for: a sentence that is checked by itself never is.
    const above = 'personalInfo' in form ? '' : `\n\n${heading}\n`
    return findReasons(form, facts, `${above}${text}`, sourced)
  })
}
