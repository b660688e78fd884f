const maxSentences = 400
const maxLength = 700

export interface Sentence {
  /** As it stands in the mail. */
  text: string
  /** In small letters, without contractions and quoted words. */
  plain: string
  isSubject: boolean
}

const abbreviation =
  /\b(?:mr|mrs|ms|dr|prof|no|nr|st|vs|e\.g|i\.e|z\.\s?b|bzw|ca|inkl|ggf|a\.m|p\.m|approx|inc|ltd|co|[0-3]?\d)\.$/i

export function toSentences(subject: string, text: string): Sentence[] {
  const paragraphs = text
    .split(/\n\s*\n|\n(?=\s*(?:[-*•]|\d+[.)])\s)|(?<=:)\n/)
    .map((each) => each.replaceAll(/\s+/g, ' ').trim())
  const found = paragraphs.flatMap(splitParagraph).slice(0, maxSentences)
  const all = found.map((each) => ({ text: each, plain: toPlain(each), isSubject: false }))
  return [
    { text: subject, plain: toPlain(subject.replace(/^(?:(?:re|aw|fwd?|wg)\s*:\s*)+/i, '')), isSubject: true },
    ...all,
  ]
}

function splitParagraph(paragraph: string): string[] {
  const sentences: string[] = []
  let start = 0
  for (const { index, 0: mark } of paragraph.matchAll(/[.!?…:]["'”“)]*\s+(?=[\p{L}\d"'„“(<])/gu)) {
    const end = index + mark.trimEnd().length
    const before = paragraph.slice(Math.max(start, end - 12), end)
    const next = paragraph.slice(index + mark.length, index + mark.length + 1)
    if (mark.startsWith(':') || abbreviation.test(before)) continue
    if (mark.startsWith('.') && next !== next.toUpperCase()) continue
    sentences.push(paragraph.slice(start, end))
    start = index + mark.length
  }
  return [...sentences, paragraph.slice(start)]
    .map((each) => each.trim().slice(0, maxLength))
    .filter((each) => each !== '')
}

const contractions: [RegExp, string][] = [
  [/\bwon't\b/g, 'will not'],
  [/\bcan't\b|\bcannot\b/g, 'can not'],
  [/n't\b/g, ' not'],
  [/'re\b/g, ' are'],
  [/'ve\b/g, ' have'],
  [/'ll\b/g, ' will'],
  [/'d\b/g, ' would'],
  [/\bi'm\b/g, 'i am'],
  [/\blet's\b/g, 'let us'],
  [/\b(it|that|he|she|there|here|what)'s\b/g, '$1 is'],
]

function toPlain(text: string): string {
  let plain = text.toLowerCase().replaceAll(/[’‘`]/g, "'")
  for (const [pattern, words] of contractions) plain = plain.replace(pattern, words)
  return plain
    .replaceAll(/["“„«][^"”“»]{12,}["”“»]/g, ' ')
    .replaceAll(/https?:\/\/\S+/g, (link) => ` ${link} `)
    .replaceAll(/[,;*]|\s-\s|[—–]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
