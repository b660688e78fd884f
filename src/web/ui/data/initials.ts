/** A word may contain apostrophes and hyphens, as in O'Brien and Smith-Jones. */
const nameWord = /[\p{L}\p{M}\p{N}]+(?:['’ʼ‘`´\p{Pd}][\p{L}\p{M}\p{N}]+)*/gu

/** The first letters of the first and the last word, in any script. A letter may have several code points. */
export function getInitials(name: string): string {
  const words = name.match(nameWord) ?? []
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  // A zero-width non-joiner separates letters that would join.
  const between = /\p{Script=Arabic}/u.test(name) ? '\u200c' : ''
  return ends.map(firstLetter).join(between).toLocaleUpperCase()
}

/** Fast path: two ASCII letters are two graphemes, and creating a Segmenter is slow. */
const asciiStart = /^[a-z]{2}/i

function firstLetter(word = ''): string {
  if (asciiStart.test(word)) return word.charAt(0)
  for (const { segment } of new Intl.Segmenter().segment(word)) return segment
  return ''
}
