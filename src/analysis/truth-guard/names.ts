import { monthOf } from '#analysis/resume-reader/words/months.ts'
import { mayBeNamed } from './asked.ts'
import type { Facts } from './facts.ts'
import { isDeed, isFrame, isOrdinary } from './ordinary.ts'
import { sentenceAt } from './texts.ts'
import type { Sentence, Word } from './texts.ts'

const isCapital = ({ raw }: Word) => /^\.?\p{Lu}/u.test(raw)
const isLatin = ({ raw }: Word) => /^\.?[\p{Script=Latin}\d]/u.test(raw)
const acronym = /^(?:\p{Lu}\p{M}*){2,6}s?$|\d/u

/** Initials of words that stand next to each other in the form: AWS where it says Amazon Web Services. */
function isInitials({ own }: Facts, { raw }: Word): boolean {
  const initials = raw.replace(/s$/, '')
  if (!/^\p{Lu}{2,6}$/u.test(initials)) return false
  return own.split('\n').some(
    (line) =>
      (line.match(/\p{L}+/gu) ?? [])
        .map((word) => word.charAt(0))
        .join('')
        .toUpperCase()
        .includes(initials) && new RegExp([...initials].join(String.raw`\p{L}+[\s-]+`), 'u').test(line),
  )
}

/** Words of other scripts change their ends with their case. */
function isInflected(facts: Facts, word: Word): boolean {
  if (isLatin(word) || word.folded.length < 4) return false
  const known = Math.max(4, word.folded.length - 3)
  const beginning = word.folded.slice(0, known)
  return [...facts.ownStems].some((own) => own.startsWith(beginning) && Math.abs(own.length - word.folded.length) <= 3)
}

export const isOwn = (facts: Facts, word: Word) =>
  facts.ownStems.has(word.stem) ||
  facts.ownStems.has(word.folded) ||
  isInitials(facts, word) ||
  isInflected(facts, word)

/**
 * Names, acronyms and words with capitals that the form does not hold. Where a line or sentence begins, an ordinary word
 * may stand with its capital; anywhere else a capital makes a name.
 */
export function checkNames(facts: Facts, words: Word[], sentences: Sentence[]): string[] {
  const reasons: string[] = []
  for (const word of words) {
    if (!isName(word, sentenceAt(sentences, word.start)) || isOwn(facts, word)) continue
    if (mayBeNamed(facts, word, sentenceAt(sentences, word.start))) continue
    reasons.push(`“${word.raw}” is not in the form`)
  }
  return [...reasons, ...strangePairs(facts, words, sentences)]
}

function isName(word: Word, sentence: Sentence | undefined): boolean {
  if (/^[a-z]+\d|\d[a-z]/.test(word.raw)) return !/^\d+(?:st|nd|rd|th|s|x|k|m)$/i.test(word.raw)
  if (!isCapital(word)) return /^\p{Ll}+\p{Lu}/u.test(word.raw)
  const isShouted = sentence !== undefined && sentence.text === sentence.text.toUpperCase()
  if (acronym.test(word.raw) && !isShouted) return word.raw !== 'I'
  if (isFrame(word) || monthOf(word.folded) !== null) return false
  if (!word.isFirst) return true
  // No list of ordinary words covers other scripts: there a sentence may begin with any word.
  return isLatin(word) && !isOrdinary(word) && !isDeed(word)
}

/** Two names side by side that the form has, yet not together: "University of Leeds" made of two others. */
function strangePairs(facts: Facts, words: Word[], sentences: Sentence[]): string[] {
  return words.slice(1).flatMap((word, index) => {
    const before = words[index]
    if (!before || word.start - before.end !== 1 || !isName(word, undefined) || !isCapital(before)) return []
    if (isFrame(word) || isFrame(before) || before.isFirst || !isOwn(facts, before) || !isOwn(facts, word)) return []
    if (facts.ownPairs.has(`${before.stem} ${word.stem}`) || isInflected(facts, word)) return []
    if (mayBeNamed(facts, word, sentenceAt(sentences, word.start))) return []
    return [`“${before.raw} ${word.raw}” is not in the form`]
  })
}
