import type { JobTerm } from '#engine/posting/job-term.ts'
import { tokenize } from '#engine/text/tokens.ts'
import { functionWords, isGeneric } from '#engine/words/generic.ts'
import { findMentioned, isSpecific, nameTerm, type Topics } from './posting-topics.ts'

/** What an employer gives, pays or is: nothing that a person can have done. */
const noRequirement =
  /^(?:dental|vision|medical(?: insurance)?|health(?: insurance)?|401\(?k\)?|pto|paid .*|ote|doe|equity|stock options?|(?:sign-on )?bonus(?:es)?|commission|benefits|pension|tuition.*|relocation.*|series [a-h]\b.*|seed round|ipo|endorsements?|free .*)$/i

/** Other words for the same thing: who names one of a line has the others of it. */
const synonyms: RegExp[] = [
  /\b(?:retail|stores?|shops?)\b/i,
  /\b(?:nurs(?:e|ing)|rn|lpn|bsn)\b/i,
  /\b(?:child(?:ren)?|kids|preschool|toddlers)\b/i,
  /\b(?:critical care|icu|cardiac|intensive care)\b/i,
  /\b(?:teach(?:ing|er)?|education|instruction)\b/i,
  /\b(?:pharm\.?d|doctor of pharmacy)\b/i,
  /\b(?:backend|back-end|server|api)\b/i,
  /\b(?:bookkeeping|the books)\b/i,
]

const license = /\b(?:licen[sc]es?|certifi\p{L}+|registration|registered|credential|card|units)\b/iu
const degrees: [RegExp, number][] = [
  [/\b(?:ph\.?d|doctor\p{L}*|pharm\.?d|j\.?d|m\.?d)\b/iu, 5],
  [/\b(?:master\p{L}*|m\.?sc|m\.?a|m\.?s|m\.?ed|mba|mha|mpa|mph|msw|mlis|msn|m\.?eng|mfa)(?:['’]s)?(?![\p{L}])/iu, 4],
  [/\b(?:bachelor\p{L}*|b\.?sc|b\.?a|b\.?s|b\.?b\.?a|b\.?com|bfa|bsn|b\.?eng|licence in|licence)(?![\p{L}])/iu, 3],
  [/\b(?:associate(?:['’]s)? degree|a\.?a\.?s?|(?<!school )diploma)(?![\p{L}])/iu, 2],
  [/\bhigh school\b/i, 1],
]
const rankDegree = (text: string) => degrees.find(([pattern]) => pattern.test(text))?.[1] ?? 0

/** What a person has said, for comparison with what is asked. */
export interface Told {
  text: string
  education: string
  certificates: string[]
}

const listContent = (text: string) =>
  tokenize(text)
    .filter(
      ({ word, stem }) =>
        !functionWords.has(word) && (/\d\p{L}|\p{L}\d/u.test(word) || !isGeneric(word, stem)) && word.length > 1,
    )
    .map(({ stem }) => stem)

function isTold(name: string, { text, education, certificates }: Told): boolean {
  if (
    synonyms.some((words) => words.test(name) && words.test(`${text}\n${certificates.join('\n')}\n${education}`)) &&
    !/\bdriv/i.test(name)
  ) {
    // A licence to teach is more than having taught.
    if (
      !license.test(name) ||
      certificates.some((certificate) => synonyms.some((words) => words.test(name) && words.test(certificate)))
    )
      return true
  }
  const asked = rankDegree(name)
  if (asked > 0 && rankDegree(education) >= asked) return true
  const told = new Set(listContent([text, education, ...certificates].join('\n')))
  const content = listContent(name)
  // "Civil 3D" is not told by a civil engineer, "customer support" is by one who supports.
  return /^\p{Lu}/u.test(name) && content.length > 0
    ? content.every((stem) => told.has(stem))
    : content.some((stem) => told.has(stem))
}

/** The names of required things that a form leaves open, alternatives together: "Python or R". */
export function listOpenRequirements(told: Told, topics: Topics, posting: string): string[] {
  const all = [told.text, told.education, ...told.certificates].join('\n')
  const mentioned = findMentioned(all, topics)
  const [firstLine = ''] = posting.trim().split(/\r?\n/)
  const isAskable = (term: JobTerm) =>
    !noRequirement.test(nameTerm(term)) &&
    !isEmployer(nameTerm(term), firstLine) &&
    // The letter of "C-level" is no language.
    !(term.term.length === 1 && posting.includes(`${term.term}-`))
  return topics.required
    .filter((members) => members.length > 0 && !members.some(({ key }) => mentioned.has(key)))
    .filter((members) => members.every((term) => term.level > 0 || isSpecific(term)))
    .map((members) => members.filter(isAskable).map(nameTerm))
    .filter((names) => names.length > 0 && !names.some((name) => isTold(name, told)))
    .map((names) => names.join(' or '))
}

/** A name in capitals that a posting begins with is the employer's. */
const isEmployer = (name: string, firstLine: string): boolean =>
  /^\p{Lu}\S*(?: \p{Lu}\S*)+$/u.test(name) && firstLine.replace(/^The /, '').startsWith(name)
