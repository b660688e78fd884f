import { findVerb } from '#engine/writer/verbs.ts'
import { tokenize } from '#engine/text/tokens.ts'
import { mentionsIn } from '#engine/words/lexicon.ts'
import { mayBeNamed } from './employer-clauses.ts'
import type { Facts } from './facts.ts'
import { isFromFacts } from './names.ts'
import { isFrame, isOrdinary } from './common-words.ts'
import { indexAt, memoize, sentenceAt, type Sentence, type Word } from './texts.ts'

const conceptsIn = (text: string) => {
  const tokens = tokenize(text)
  return mentionsIn(text, tokens)
    .filter(({ isForeign }) => !isForeign)
    .map(({ concept, at, size }) => {
      const [first, last] = [tokens[at], tokens[at + size - 1]]
      return { concept, start: first?.start ?? 0, end: last?.end ?? 0 }
    })
}

const ownConcepts = memoize(({ own }: Facts) => new Set(conceptsIn(own).map(({ concept }) => concept)))

/** Where skills are listed: below their heading, and after words such as "proficient in". */
const heading = /^\P{Ll}*\b(?:SKILLS|COMPETENCIES|EXPERTISE|TECHNOLOGIES|TOOLS)\b\P{Ll}*$/u
const anyHeading = /^[\p{Lu}\s&/]{4,}$/u
const listing =
  /\b(?:skills?|skilled|proficien\w+|expert|expertise|knowledge|fluen\w+|speciali[sz]\w+|versed|competen\w+|familiar\w*|background|experienced|experience|trained|qualified)\s+(?:includ(?:e[sd]?|ing)|in|with|of|using|at|such as)\s+([^.;:\n]+)/giu

/** Verbs that name a trade: a person who welded can weld. */
const trades = new Set(
  'weld cook paint wire vaccinate translate transcribe lecture nurse audit program recruit'.split(' '),
)
const isTrade = ({ folded }: Word) => trades.has(findVerb(folded)?.base ?? '')

/** In small letters, and not after "in" or "with", these are words: "payment rails", "spring term". */
const homonyms = new Set(
  'rails spring spark swift ruby puppet chef storm flask oracle slack notion sketch express ember hive salt access word outlook excel'.split(
    ' ',
  ),
)
const using = /(?:^|\W)(?:in|with|using|on|and|or|,)\s+$/i
const isHomonym = (text: string, { raw, start }: Word) =>
  homonyms.has(raw) && !using.test(text.slice(Math.max(0, start - 12), start))

interface Span {
  start: number
  end: number
}

function listingsIn(text: string): Span[] {
  const spans = [...text.matchAll(listing)].map((match) => ({ start: match.index, end: match.index + match[0].length }))
  let isSkills = false
  let start = 0
  for (const line of text.split('\n')) {
    if (anyHeading.test(line.trim())) isSkills = heading.test(line.trim())
    else if (isSkills) spans.push({ start, end: start + line.length })
    start += line.length + 1
  }
  return spans
}

function wordsWithin(words: Word[], { start, end }: Span): Word[] {
  const found: Word[] = []
  for (let index = indexAt(words, start); (words[index]?.start ?? end) < end; index++) {
    const word = words[index]
    if (word && word.start >= start) found.push(word)
  }
  return found
}

/**
 * Skills that the form does not hold: terms of any trade, unless the form has them in another spelling, and, where skills
 * are listed, whatever is no ordinary word. What the posting asks for may be named as its own.
 */
export function checkSkills(facts: Facts, text: string, words: Word[], sentences: Sentence[]): string[] {
  const known = ownConcepts(facts)
  const listed = new Uint8Array(text.length)
  for (const { start, end } of listingsIn(text)) listed.fill(1, start, end)
  const isListed = ({ start }: Span) => listed[start] === 1
  const reasons = []
  for (const mention of conceptsIn(text)) {
    const parts = wordsWithin(words, mention)
    const strange = parts.filter((word) => !isFromFacts(facts, word) && !isFrame(word))
    if (known.has(mention.concept) || strange.length === 0) continue
    if (parts.length === 1 && strange.every((word) => isHomonym(text, word)) && !isListed(mention)) continue
    const isPlain = parts.length === 1 && strange.every((word) => isOrdinary(word) && !isTrade(word))
    if ((isPlain || mention.concept.fields.length === 0) && !isListed(mention)) continue
    if (strange.every((word) => mayBeNamed(facts, word, sentenceAt(sentences, word.start)))) continue
    reasons.push(`The skill “${text.slice(mention.start, mention.end)}” is not in the form`)
  }
  for (const word of words) {
    if (!isListed(word) || isFromFacts(facts, word) || isOrdinary(word) || isFrame(word)) continue
    if (!mayBeNamed(facts, word, sentenceAt(sentences, word.start)))
      reasons.push(`The skill “${word.raw}” is not in the form`)
  }
  return reasons
}
