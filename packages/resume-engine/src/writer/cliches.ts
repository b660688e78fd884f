import { cliches } from '#engine/words/writing.ts'

const fold = (text: string) => text.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ')

/** What a person is responsible for is a fact, however worn its words are. */
export const isWorn = (phrase: string): boolean => phrase !== 'responsible for'

const worn = cliches.filter(isWorn)

/** Whether a text has a phrase of the product's own list of worn ones. */
export function hasCliche(text: string): boolean {
  const folded = fold(text)
  return worn.some((phrase) => folded.includes(phrase))
}
