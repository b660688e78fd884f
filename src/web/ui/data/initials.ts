/** What stands in the middle of a name and does not end it, as in O'Brien and Smith-Jones. */
const wordOfName = /[\p{L}\p{M}\p{N}]+(?:['’ʼ‘`´\p{Pd}][\p{L}\p{M}\p{N}]+)*/gu

/** The first letters of the first and the last word, in any script; a letter may be several code points. */
export function initials(name: string): string {
  const words = name.match(wordOfName) ?? []
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  // Letters that would join into one another are kept apart.
  const between = /\p{Script=Arabic}/u.test(name) ? '\u200c' : ''
  return ends.map(firstLetter).join(between).toLocaleUpperCase()
}

/** Two plain letters beside each other are two: most names need not be taken apart as the others, which takes far longer. */
const plainBeginning = /^[a-z]{2}/i

function firstLetter(word = ''): string {
  if (plainBeginning.test(word)) return word.charAt(0)
  for (const { segment } of new Intl.Segmenter().segment(word)) return segment
  return ''
}
