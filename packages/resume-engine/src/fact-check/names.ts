import { parseMonth } from '#engine/resume-reader/words/months.ts'
import { isTitle } from './title-words.ts'
import { mayBeNamed } from './employer-clauses.ts'
import type { Facts } from './facts.ts'
import { isDeed, isFrame, isKnownName, isOrdinary } from './common-words.ts'
import { numberWords } from './number-words.ts'
import { memoize, sentenceAt, type Sentence, type Word } from './texts.ts'

const isCapital = ({ raw }: Word) => /^\.?\p{Lu}/u.test(raw)
const isLatin = ({ raw }: Word) => /^\.?[\p{Script=Latin}\d]/u.test(raw)
const acronym = /^(?:\p{Lu}\p{M}*){2,6}s?$|\d/u

const maxInitials = 6

/** Two to six initials of adjacent words in the form: AWS where it says Amazon Web Services. */
const ownInitials = memoize(({ own }: Facts): Set<string> => {
  const found = new Set<string>()
  let initials = ''
  let end = 0
  for (const { 0: word, index } of own.matchAll(/\p{L}+/gu)) {
    const isNext = /^(?:[^\S\n]|-)+$/.test(own.slice(end, index))
    const before = isNext ? initials : ''
    initials = /^\p{Lu}/u.test(word) ? `${before}${word.charAt(0)}`.slice(-maxInitials) : ''
    for (let size = 2; size <= initials.length; size++) found.add(initials.slice(-size))
    // A letter alone is no word with an initial, though the last sign of some may be one: Vitamin C.
    if (word.length === 1) initials = ''
    end = index + word.length
  }
  return found
})

const isInitials = (facts: Facts, { raw }: Word): boolean =>
  /^\p{Lu}{2,6}s?$/u.test(raw) && ownInitials(facts).has(raw.replace(/s$/, ''))

const maxChanged = 3
const minKept = 4
const countKept = (length: number) => Math.max(minKept, length - maxChanged)

/** What each word of the form would begin with in each length it can be inflected to. */
const ownBeginnings = memoize(({ ownStems }: Facts): Set<string> => {
  const beginnings = new Set<string>()
  for (const own of ownStems)
    for (let length = own.length - maxChanged; length <= own.length + maxChanged; length++)
      if (length >= minKept && countKept(length) <= own.length)
        beginnings.add(`${length} ${own.slice(0, countKept(length))}`)
  return beginnings
})

/** Words of other scripts change their ends with their case. */
function isInflected(facts: Facts, word: Word): boolean {
  const { length } = word.folded
  if (isLatin(word) || length < minKept) return false
  return ownBeginnings(facts).has(`${length} ${word.folded.slice(0, countKept(length))}`)
}

export const isFromFacts = (facts: Facts, word: Word) =>
  facts.ownStems.has(word.stem) ||
  facts.ownStems.has(word.folded) ||
  isInitials(facts, word) ||
  isInflected(facts, word)

/**
 * Names, acronyms and words with capitals that the form does not hold. Where a line or sentence begins, an ordinary word
 * may have a capital; anywhere else a capital makes a name.
 */
export function checkNames(facts: Facts, words: Word[], sentences: Sentence[]): string[] {
  const reasons: string[] = []
  for (const [index, word] of words.entries()) {
    const isCandidate = isName(word, sentenceAt(sentences, word.start)) || isPlaced(word, words[index - 1])
    if (!isCandidate || isFromFacts(facts, word)) continue
    if (mayBeNamed(facts, word, sentenceAt(sentences, word.start))) continue
    reasons.push(`“${word.raw}” is not in the form`)
  }
  return [...reasons, ...strangePairs(facts, words, sentences)]
}

const placing = new Set('at for with from by joined in of using'.split(' '))

/** A name in lower case, after a word such as "at" or "with". */
const isPlaced = (word: Word, before: Word | undefined) =>
  before !== undefined && placing.has(before.folded) && isKnownName(word)

function isName(word: Word, sentence: Sentence | undefined): boolean {
  if (/^[a-z]+\d|\d[a-z]/.test(word.raw)) return !/^\d+(?:st|nd|rd|th|s|x|k|m)$/i.test(word.raw)
  if (!isCapital(word)) return /^\p{Ll}+\p{Lu}/u.test(word.raw)
  // "I'm" and "I've" have a capital anywhere.
  if (word.folded.startsWith("i'")) return false
  if (acronym.test(word.raw) && !sentence?.isShouted) return word.raw !== 'I'
  if (isFrame(word) || parseMonth(word.folded) !== null || numberWords.has(word.folded)) return false
  if (!word.isFirst) return true
  // No list of ordinary words covers other scripts: there a sentence may begin with any word.
  return isLatin(word) && !isOrdinary(word) && !isDeed(word)
}

/** Two names side by side that the form has, yet not together: "University of Leeds" made of two others. */
function strangePairs(facts: Facts, words: Word[], sentences: Sentence[]): string[] {
  return words.slice(1).flatMap((word, index) => {
    const before = words[index]
    const joined = words[index - 1]
    const isNext = before !== undefined && word.start - before.end === 1
    const isJoined =
      isNext &&
      before.raw === 'of' &&
      joined &&
      isCapital(joined) &&
      isCapital(word) &&
      !isFrame(joined) &&
      !isTitle(joined)
    if (
      isJoined &&
      isFromFacts(facts, word) &&
      !isInflected(facts, word) &&
      !facts.ownPairs.has(`${before.stem} ${word.stem}`) &&
      !mayBeNamed(facts, word, sentenceAt(sentences, word.start))
    )
      return [`“${joined.raw} of ${word.raw}” is not in the form`]
    if (!isNext || !isName(word, undefined) || !isCapital(before)) return []
    if (isFrame(word) || isFrame(before) || before.isFirst || !isFromFacts(facts, before) || !isFromFacts(facts, word))
      return []
    if (facts.ownPairs.has(`${before.stem} ${word.stem}`) || isInflected(facts, word)) return []
    if (mayBeNamed(facts, word, sentenceAt(sentences, word.start))) return []
    return [`“${before.raw} ${word.raw}” is not in the form`]
  })
}
