const marks = String.raw`(?:\s?\[f\d[^\]\n]{0,120}\]\.?)*`
/** The end of a line, or of a sentence with the marks of its sources behind it. */
const end = new RegExp(String.raw`\n|[.!?…]+["”’')]*${marks}(?=\s|$)`, 'gu')
const abbreviation =
  /(?:(?<!\p{L})(?:inc|ltd|co|corp|st|dr|mr|mrs|ms|prof|no|vs|dept|approx|est|etc|jr|sr|e\.g|i\.e|\p{Lu})|\p{L}\.\p{L})\.$/iu

/**
 * The whole sentences and lines at the beginning of a text that is still coming, with the white space before them, and what is
 * left. Joined they are the text. A sentence is whole once the next one has begun: `Dr. May` and a mark that is on its way
 * do not end one.
 */
export function takeSentences(text: string, isLast: boolean): { sentences: string[]; rest: string } {
  const sentences: string[] = []
  let start = 0
  for (const { 0: found, index } of text.matchAll(end)) {
    const at = found === '\n' ? index : index + found.length
    if (text.slice(start, at).trim() === '' || !isEnd(text.slice(start, at), text.slice(at, at + 200), isLast)) continue
    sentences.push(text.slice(start, at))
    start = at
  }
  const rest = text.slice(start)
  return isLast && rest.trim() !== '' ? { sentences: [...sentences, rest], rest: '' } : { sentences, rest }
}

function isEnd(before: string, after: string, isLast: boolean): boolean {
  if (after.startsWith('\n')) return true
  const [next = ''] = /\S/u.exec(after) ?? []
  if (next === '') return isLast
  if (next === '[' && !isLast && !after.includes(']')) return false
  return !/[\p{Ll}[]/u.test(next) && !abbreviation.test(before)
}

export const splitSentences = (text: string): string[] =>
  takeSentences(text, true).sentences.map((sentence) => sentence.trim())
