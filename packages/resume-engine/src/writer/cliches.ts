import { cliches } from '#engine/words/writing.ts'

const fold = (text: string) => text.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ')

/** Whether a text has a phrase of the product's own list of worn ones. */
export function hasCliche(text: string): boolean {
  const folded = fold(text)
  return cliches.some((phrase) => folded.includes(phrase))
}
