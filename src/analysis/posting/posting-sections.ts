import { fold } from '#analysis/resume-reader/text.ts'
import type { Reading } from '#analysis/text/reading.ts'

export type TermKind = 'required' | 'preferred' | 'other'
/** `aside` is what the employer says of itself, of pay and of the law: nothing that is asked for. */
export type Zone = TermKind | 'aside'

const headings: [Zone, RegExp][] = [
  ['preferred', /prefer|nice to have|bonus|desirable|desired|pluses|good to have|advantage/],
  [
    'aside',
    /benefits|about us|about the company|about our|we offer|perks|equal opportunit|how to apply|compensation|who we are|why (?:join|work|us)|our (?:company|mission|values|culture)|salary|what you.ll get|what you get|disclaimer|diversity|privacy/,
  ],
  [
    'required',
    /requirement|required|qualification|must have|you (?:need|bring|have)|who you are|minimum|essential|about you|your profile|^skills|skills$|^experience|looking for|knowledge skills/,
  ],
  [
    'other',
    /responsibilit|duties|you.ll (?:do|be doing)|you will (?:do|be)|the role|this role|job description|day to day|summary|overview|the position|the job|your tasks|position/,
  ],
]

const asideSentence =
  /equal opportunit|affirmative action|regardless of|without regard to|race,|gender identity|401\s?\(?k|paid time off|\bpto\b|dental (?:and )?vision|dental,? (?:and |or )?(?:vision|insurance)|reasonable accommodation|background check (?:is|will)|salary range|per hour|sign.?on bonus|tuition reimbursement|we are an? |company profile|e-?verify/
const preferredSentence =
  /preferred|a plus\b|plus\b(?! years)|nice to have|bonus|desirable|desired|ideally|advantageous|an advantage|an asset|helpful/
const requiredSentence =
  /\bmust\b|required|minimum|essential|mandatory|\bneeded\b|at least|proven|requires?\b|qualified candidate/

/** A longer run without a full stop is no sentence of which one word could tell the whole. */
const longestSentence = 40

/** For each token of a posting, whether it is asked for, wished for, told, or beside the point. */
export function findPostingSections({ text, tokens, lines }: Reading): Zone[] {
  const zones: Zone[] = Array.from({ length: tokens.length }, () => 'other')
  let zone: Zone = 'other'
  for (const line of lines) {
    const written = line.text.slice(0, 90)
    const colon = written.indexOf(':')
    const head = headZone(colon > 0 ? written.slice(0, colon) : written, line.isBullet, line.to - line.from)
    const isWhole = colon < 0 || colon === line.text.length - 1
    if (head !== null) zone = head
    if (head !== null && isWhole) {
      zones.fill('aside', line.from, line.to)
      continue
    }
    for (let from = line.from; from < line.to;) {
      const to = sentenceEnd(text, tokens, from, line.to)
      zones.fill(sentenceZone(text, tokens, from, to) ?? zone, from, to)
      from = to
    }
  }
  return zones
}

function headZone(head: string, isBullet: boolean, words: number): Zone | null {
  if (isBullet || /[.!?]$/.test(head) || head.split(/\s+/).length > 7 || (words > 8 && !head)) return null
  const folded = fold(head)
  return headings.find(([, pattern]) => pattern.test(folded))?.[0] ?? null
}

function sentenceEnd(text: string, tokens: Reading['tokens'], from: number, to: number): number {
  for (let at = from + 1; at < to; at++) {
    const [before, token] = [tokens[at - 1], tokens[at]]
    if (before && token && /[.!?;](?:\s|$)/.test(text.slice(before.end, token.start))) return at
  }
  return to
}

function sentenceZone(text: string, tokens: Reading['tokens'], from: number, to: number): Zone | null {
  const [first, last] = [tokens[from], tokens[to - 1]]
  if (!first || !last || to - from > longestSentence) return null
  const sentence = fold(text.slice(first.start, last.end)).replaceAll(/\s+/g, ' ')
  if (asideSentence.test(sentence)) return 'aside'
  if (preferredSentence.test(sentence)) return 'preferred'
  return requiredSentence.test(sentence) ? 'required' : null
}
