/** A family of occupations: how a title names it, and what employers ask its people. */
export interface Family {
  /** Matches titles that the lexicon has within a wider field, or does not have. */
  titles?: RegExp
  /** Fields of the lexicon that belong to the family. */
  fields?: readonly string[]
  /** The most usual ones first. */
  questions: readonly string[]
  /** What a candidate wants to know in this occupation; the kind of the interview decides where it has none. */
  asks?: readonly string[]
}

/** One question a line. */
export const toQuestions = (text: string): readonly string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim())
