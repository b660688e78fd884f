/** A family of occupations: how a title names it, and what employers ask its people. */
export interface Family {
  /** Matches titles that the lexicon has within a wider field, or does not have. */
  titles?: RegExp
  /** Fields of the lexicon that belong to the family. */
  fields?: readonly string[]
  questions: readonly string[]
}

/** One question a line. */
export const toQuestions = (text: string): readonly string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim())
