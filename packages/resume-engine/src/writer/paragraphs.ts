import { countWords } from './words.ts'

/** `spare` tells how readily a sentence goes when the letter is too long: 0 stays. */
export interface Sentence {
  text: string
  spare: number
}

const fold = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}+#]+/gu, ' ')
    .trim()

/** What the person wrote in two places is said once. */
export function removeRepeats(paragraphs: Sentence[][]): Sentence[][] {
  const seen = new Set<string>()
  return paragraphs.map((sentences) =>
    sentences.filter(({ text }) => {
      const folded = fold(text)
      return !seen.has(folded) && seen.add(folded)
    }),
  )
}

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

const minWords = 22

/** Paragraphs of a line or less join the one before them, so that a short letter has two or three whole ones. */
export function joinSentences(paragraphs: Sentence[][]): string[] {
  const texts: string[] = []
  for (const sentences of paragraphs) {
    const text = sentences.map(({ text }) => text).join(' ')
    if (text === '') continue
    const previous = texts.at(-1)
    const isShort =
      previous !== undefined && texts.length > 1 && (countWords(previous) < minWords || countWords(text) < minWords / 2)
    if (isShort) texts[texts.length - 1] = `${previous} ${text}`
    else texts.push(text)
  }
  return texts
}
