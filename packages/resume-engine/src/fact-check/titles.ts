import { mayBeNamed } from './employer-clauses.ts'
import type { Facts } from './facts.ts'
import { isFromFacts } from './names.ts'
import { isTitle } from './title-words.ts'
import { memoize, sentenceAt, wordsIn, type Sentence, type Word } from './texts.ts'

const seniority = new Set(
  'senior junior chief principal assistant deputy vice trainee apprentice старший младший главный ведущий'.split(' '),
)
/** Ranks only before a title with a capital: "Lead engineers" is a task, "Lead Engineer" a title. */
const seniorityInCapitals = new Set('lead head staff graduate regional global executive associate managing'.split(' '))
const degrees: Record<string, RegExp> = {
  bachelor:
    /(?<!\p{L})(?:bachelor(?:'s|s)?|b\.? ?sc|b\.? ?a|b\.? ?eng|b\.? ?com|bba|ll\.? ?b|b\.? ?ed|b\.? ?tech|b\.? ?s|undergraduate degree|бакалавр\p{L}*|licenciatura|laurea triennale)(?!\p{L})|学士|本科|بكالوريوس/giu,
  master:
    /(?<!\p{L})(?:master(?:'s|s)? (?:degree|of|in)|master's|masters|m\.? ?sc|m\.? ?a|m\.? ?eng|mba|ll\.? ?m|m\.? ?ed|m\.? ?phil|m\.? ?s|postgraduate degree|магистр\p{L}*)(?!\p{L})|硕士|修士|ماجستير/giu,
  doctor: /(?<!\p{L})(?:doctorate|doctoral|doctor of|ph\.? ?d|d\.? ?phil|докторск\p{L}*)(?!\p{L})|博士|دكتوراه/giu,
  diploma: /(?<!\p{L})(?:diploma|associate(?:'s)? degree|abitur|a-levels?|gcses?|high school)(?!\p{L})/giu,
  degree: /(?<!\p{L})(?:degree|graduated|graduate of)(?!\p{L})/giu,
}

/** Titles of jobs that the form does not hold, and a rank before one that it holds without. */
export function checkTitles(facts: Facts, words: Word[], sentences: Sentence[]): string[] {
  return words.flatMap((word, index) => {
    if (!isTitle(word) || isAddressee(word, words[index - 1])) return []
    const sentence = sentenceAt(sentences, word.start)
    const isNamed = mayBeNamed(facts, word, sentence)
    if (!isFromFacts(facts, word) && !isNamed) return [`The title “${word.raw}” is not in the form`]
    if (isNamed) return []
    if (dropsRank(facts, words, index)) return [`The title “${word.raw}” is a higher one than in the form`]
    const rank = rankBefore(words, index)
    const next = rank === undefined ? undefined : words[rank + 1]
    const ranked = rank === undefined ? undefined : words[rank]
    if (!ranked || !next || facts.ownPairs.has(`${ranked.stem} ${next.stem}`)) return []
    return [`The title “${ranked.raw} ${next.raw}” is not in the form`]
  })
}

const lowering = 'assistant|vice|deputy|junior|trainee|apprentice|associate|acting|interim|student'
const isLowering = new RegExp(String.raw`^(?:${lowering})$`)

/** Titles that the form has below a rank alone: an assistant manager is no manager. */
const loweredTitles = memoize(({ own }: Facts): Set<string> => {
  const found = new Set<string>()
  const others = new Set<string>()
  const words = wordsIn(own)
  for (const [index, word] of words.entries()) {
    if (!isTitle(word)) continue
    const isLowered = words.slice(Math.max(0, index - 3), index).some(({ folded }) => isLowering.test(folded))
    ;(isLowered ? found : others).add(word.stem)
  }
  return new Set([...found].filter((stem) => !others.has(stem)))
})

const dropsRank = (facts: Facts, words: Word[], at: number): boolean =>
  loweredTitles(facts).has(words[at]?.stem ?? '') &&
  !words.slice(Math.max(0, at - 3), at).some(({ folded }) => isLowering.test(folded))

/** The place of a rank before a title, with no more than two words between them. */
function rankBefore(words: Word[], at: number): number | undefined {
  const isCapital = /^\p{Lu}/u.test(words[at]?.raw ?? '')
  for (let place = at - 1; place >= at - 3; place--) {
    const [word, next] = [words[place], words[place + 1]]
    if (!word || !next || next.start - word.end !== 1) return undefined
    if (seniority.has(word.folded) || (isCapital && seniorityInCapitals.has(word.folded))) return place
  }
  return undefined
}

const isAddressee = (word: Word, before: Word | undefined) => before?.folded === 'hiring' && word.folded === 'manager'

/** One degree, cut short and in full. */
const fullNames: [RegExp, RegExp][] = (
  [
    ['b\\.?sc|b\\.?s', 'bachelor of science'],
    ['b\\.?a', 'bachelor of arts'],
    ['b\\.?eng', 'bachelor of engineering'],
    ['b\\.?com', 'bachelor of commerce'],
    ['bba', 'bachelor of business administration'],
    ['ll\\.?b', 'bachelor of laws'],
    ['m\\.?sc|m\\.?s', 'master of science'],
    ['m\\.?a', 'master of arts'],
    ['m\\.?eng', 'master of engineering'],
    ['mba', 'master of business administration'],
    ['ll\\.?m', 'master of laws'],
    ['ph\\.?d', 'doctor of philosophy'],
  ] as const
).map(([short, full]) => [new RegExp(String.raw`(?<!\p{L})(?:${short})\.?(?!\p{L})`, 'giu'), new RegExp(full, 'giu')])

/** The places of degrees that the form has in other signs: `BSc` for `Bachelor of Science`. */
export function heldDegrees({ own }: Facts, text: string): { start: number; end: number }[] {
  const held = fullNames.filter((names) => names.some((name) => own.match(name)?.some(isWrittenAsDegree))).flat()
  const levels = ['bachelor', 'master', 'doctor'].filter((level) => namesLevel(own, level))
  const spoken = levels.map((level) => new RegExp(`${level}(?:'s|ate)?(?: degree)?(?! of)`, 'giu'))
  return [...held, ...spoken].flatMap((name) =>
    [...text.matchAll(name)].map((match) => ({ start: match.index, end: match.index + match[0].length })),
  )
}

const namesLevel = (own: string, level: string) => own.match(degrees[level] ?? /^$/)?.some(isWrittenAsDegree) ?? false

/** Levels of degrees that the form does not hold, however either of them is written. */
export function checkDegrees({ own }: Facts, text: string): string[] {
  const held = new Set(Object.keys(degrees).filter((level) => namesLevel(own, level)))
  if (held.size > 0) held.add('degree')
  return Object.entries(degrees)
    .filter(([level]) => !held.has(level))
    .flatMap(([, pattern]) => (text.match(pattern) ?? []).filter(isWrittenAsDegree))
    .map((found) => `The degree “${found}” is not in the form`)
}

/** "ma" and "bs" in small letters are other words. */
const isWrittenAsDegree = (found: string) => found.length > 3 || /\p{Lu}|\P{Script=Latin}/u.test(found)

const certificate =
  /(?<!\p{L})(?:certif\w+|licen[sc]ed?|chartered|accredit\w+|сертифи\p{L}*|лиценз\p{L}*)(?!\p{L})|证书|认证|资格证|شهادة/giu

const addressesReader = memoize(({ text }: Sentence) => /\b(?:you|your|posting|requires?)\b/i.test(text))

/** "ServSafe certified", where the form has ServSafe. */
function namesCredential(own: string, before: string): boolean {
  const name = /(?<![\p{L}\p{N}])(\p{Lu}\S{0,20}\p{Lu}\S{0,20}|\p{Lu}{2,6})[-\s]$/u.exec(before.slice(-44))?.[1]
  return name !== undefined && own.includes(name)
}

/** Talk of certificates where the form has none. */
export function checkCertificates({ own, hasCertificates }: Facts, text: string, sentences: Sentence[]): string[] {
  if (hasCertificates || own.match(certificate)) return []
  return [...text.matchAll(certificate)]
    .filter(({ index }) => {
      const sentence = sentenceAt(sentences, index)
      return (
        sentence && !sentence.isShouted && !addressesReader(sentence) && !namesCredential(own, text.slice(0, index))
      )
    })
    .map(([found]) => `“${found}”: the form has no certificate`)
}
