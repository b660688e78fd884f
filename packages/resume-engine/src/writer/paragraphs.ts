import { countWords } from './words.ts'

/** `spare` tells how readily a sentence goes when the letter is too long: 0 stays. */
export interface Sentence {
  text: string
  spare: number
}

/** What two wordings of one statement have in common: "I cut waste." and "Cut waste". */
export const fold = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}+#]+/gu, ' ')
    .trim()
    .replace(/^i /, '')

/** Leaves out whole sentences, the least telling first, until the letter has at most so many words. */
export function fitParagraphs(paragraphs: Sentence[][], maxWords: number): Sentence[][] {
  const dropped = new Set<Sentence>()
  const all = paragraphs.flat()
  let words = countWords(all.map(({ text }) => text).join(' '))
  for (const sentence of all.filter(({ spare }) => spare > 0).sort((a, b) => b.spare - a.spare)) {
    if (words <= maxWords) break
    dropped.add(sentence)
    words -= countWords(sentence.text)
  }
  return paragraphs.map((sentences) => sentences.filter((sentence) => !dropped.has(sentence)))
}

/** The first sentence of a kind goes last where the letter is too long. */
export const rank = (spare: number, ...sentences: string[]): Sentence[] =>
  sentences.flatMap((text, index) => (text ? [{ text, spare: spare && spare + index * 3 }] : []))
