import { findRoleWord } from '#engine/words/titles.ts'
import { findTense } from '#engine/words/writing.ts'
import { isFragment } from './grammar.ts'
import type { Sentence } from './sentences.ts'

/** Signs of notes that were put into a sentence they don't fit. Only what no sound sentence has is listed. */
const patterns = [
  // `worked as a before that analyst`
  /\b(?:an?|my|our|your|the) (?:before|after|since|because|is|are|was|were|has|have|and|or|of|at|from)\b(?!-)/,
  // `includes before: line cook`
  /\bincludes?d? (?:before|after|since|wait)\b/i,
  // `is next step to senior`
  /\b(?:is|was) (?:first|next|last|only) (?!to\b|and\b|in\b|a\b|an\b|the\b|if\b|when\b|for\b|with\b|on\b)\p{L}+ (?!of\b)/iu,
  // `What draws me to the role is 7th grade is where kids decide`
  /^what [^,;:]{3,40} is (?!that|how|when|where|what|why|whether|because|who)[^,;:]{3,40} (?:is|are) /i,
  // `I number first, creative second`
  /\bI \p{L}+ (?:first|second|third), \p{L}+ (?:first|second|third|last)\b/iu,
  // `I am a law clerk (Superior Court, 2020-2021)`
  /\bI am an? [^.]{2,60}\b(?:19|20)\d\d ?[-–] ?(?:19|20)\d\d\b/,
  /^my [^.]{3,60}\bincludes?d?\b.*\?$/i,
]
/** Verbs that may end a sentence of two words: `I listen.` */
const enough =
  /^(?:listen|learn|stay|agree|appl|care|tri|help|deliver|return|succeed|wait|work|practi|volunteer|win|won|grew|moved|do|did|can|will|am)/

/** What follows `My work has included` must be a thing: neither what was done nor a title without its article. */
function namesNoThing(text: string): boolean {
  const rest = /\b(?:has|have) included (.+)$|\bexperience includes (.+)$/i.exec(text)
  const words = (rest?.[1] ?? rest?.[2] ?? '').split(/\s+/)
  const [first = '', second = ''] = words.map((word) => word.toLowerCase().replaceAll(/[^\p{L}-]/gu, ''))
  if (first === '') return false
  if (findTense(first) === 'past' && !/^(?:advanced|related|applied|combined|shared|mixed)$/.test(first)) return true
  if (/-\p{L}+ed$/u.test(first) && /^(?:a|an|the|two|three|four|five|\d*)$/.test(second)) return true
  const isNamed = /^(?:a|an|one|the|my|our|work|working|being|roles?|\p{L}+ing|\d+)$/u.test(first)
  if (!isNamed && /^\p{Ll}/u.test(words[0] ?? ''))
    return (
      findRoleWord(
        words
          .slice(0, 4)
          .join(' ')
          .replace(/[,;:.].*$/, '')
          .replace(/ (?:at|for|in|twice|since|from)\b.*$/, ''),
      ) !== null
    )
  // `one pricing test added $2.1M revenue`
  return /^(?:one|a|an|the|our) (?:\p{L}+ ){1,3}(?!based|called|named|used|led|needed)\p{L}+ed [$£€\d]/u.test(
    words.join(' '),
  )
}

/** `I staff Accountant at`, but not `I was Director of Engineering`; and `In support Specialist at`, `10 years of restaurant general manager,` */
function hasBareTitle(text: string): boolean {
  const verb = /\bI (?!(?:am|was|became)\b)\p{Ll}+ (\p{Lu}\p{Ll}+)\b(?! \p{Lu})/u.exec(text)?.[1]
  if (verb && findRoleWord(verb)) return true
  const place = /^In ((?:\p{L}+ ){0,3}\p{L}+) at \p{Lu}/u.exec(text)?.[1]
  if (place && !/^(?:my|the|a|an|our|this|that|each|every)\b/i.test(place) && findRoleWord(place)) return true
  const years = /\b(?:years?|months?) of ((?:\p{L}+ ){0,3}\p{L}+)(?:[,.;]|$)/u.exec(text)?.[1]
  return years !== undefined && !/\b(?:as|experience|work)\b|s$|ing\b/.test(years) && findRoleWord(years) !== null
}

/** A sentence that has a verb and is none all the same. */
export function isBroken(sentence: Sentence): boolean {
  const { text, words } = sentence
  if (words.length === 2 && words[0] === 'i')
    return findTense(words[1] ?? '') === 'past' && !enough.test(words[1] ?? '')
  if (patterns.some((pattern) => pattern.test(text)) || namesNoThing(text) || hasBareTitle(text)) return true
  // `; and 99.1% on time`
  const tail = text.slice(text.lastIndexOf(';') + 1)
  return (
    text.includes(';') &&
    /^\s*and\b/.test(tail) &&
    isFragment({ ...sentence, text: tail, words: words.slice(-tail.trim().split(/\s+/).length) })
  )
}
