import { findRoleWord } from '#engine/words/titles.ts'
import { functionWords, isGeneric } from '#engine/words/generic.ts'
import { isKnownWord } from '#engine/words/background.ts'
import { stem } from '#engine/text/stem.ts'
import { numberWords } from '#engine/fact-check/number-words.ts'
import { isSkillName } from './skill-groups.ts'
import { addArticle, isPlural } from './grammar.ts'
import { findVerb } from './verbs.ts'

const toSet = (words: string) => new Set(words.split(/\s+/))

const properNames = toSet(
  `january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday american british european african asian latin chinese french english
  german italian spanish christian jewish muslim catholic excel word access outlook teams slack spring oracle apple amazon google target shell indeed notion visa adobe zoom`,
)

/** A month, a nationality, a tool: its capital stays. */
export const isProperName = (word: string): boolean =>
  properNames.has(word.toLowerCase()) || isSkillName(word.toLowerCase())

const workWords = toSet('newsletter checkout turnaround backlog onboarding helpdesk')

const isOrdinary = (word: string): boolean =>
  !isProperName(word) &&
  (functionWords.has(word) ||
    workWords.has(word) ||
    numberWords.has(word) ||
    findVerb(word) !== undefined ||
    isGeneric(word, stem(word)) ||
    isKnownWord(stem(word)))

/** In the middle of a sentence: an ordinary first word loses its capital, a name keeps it. */
export function uncapitalize(text: string): string {
  const match = /^(\p{Lu}\p{Ll}*)(?:['’-]\p{L}+)*(?=[\s,.:;/)]|$)(\s+\p{Lu})?/u.exec(text)
  if (!match) return text
  const [, first = '', nextCapital] = match
  const word = first.toLowerCase()
  if (word === 'i') return text
  const isFunctional = functionWords.has(word) || numberWords.has(word)
  if (nextCapital !== undefined && !isFunctional) return text
  if (/^employee of the\b/i.test(text)) return text
  return isFunctional || isOrdinary(word) || commonEnding.test(word)
    ? first.charAt(0).toLowerCase() + text.slice(1)
    : text
}

const commonEnding = /.{3}(?:cy|ions?|ments?|ness|ity|ing|ed|ship|ance|ence|ary|ery|ism|ful|ous|ive|able|ly)$/

const otherPersons = toSet(
  'expert nominee employee boss owner volunteer rep freelancer intern graduate lifeguard winner finalist native guy',
)
const noPersons = toSet('patrol security staff server assistance executive partners agents')
const phraseEnd =
  /\s*(?:[,;:(]|\s(?:at|in|for|with|since|on|of|from|and|who|to|by|as|until|before|after|among|across|between|under|over|per)\s)/u

/** The first words of a phrase, up to its first preposition or comma. */
export function findHeadPhrase(text: string): string {
  const end = phraseEnd.exec(`${text} `)
  return (end ? text.slice(0, end.index) : text).trim()
}

/** "Case manager at Harbor" and "color specialist": the phrase names who a person is. */
export function isPersonPhrase(text: string): boolean {
  const phrase = findHeadPhrase(text)
    .toLowerCase()
    .replace(/\s(?:19|20)\d\d$/, '')
  const last = phrase.split(/\s+/).at(-1) ?? ''
  if (phrase.split(/\s+/).length > 6 || isPlural(last) || noPersons.has(last)) return false
  return otherPersons.has(last) || (findRoleWord(last) !== null && findRoleWord(phrase) !== null)
}

const determined =
  /^(?:(?:the|a|an|my|our|your|their|its|his|her|this|that|these|those|each|every|no|some|any|all|both|how|what|why|where|two|three)\b|\p{N}|[$€£])/iu
const countNouns = toSet(
  `job degree award certificate internship project course site book blog record glossary system app website team program portfolio reputation license diploma rate score shop store
  unit class club newsletter channel game prize medal badge patent paper thesis boat truck farm garden kitchen network database dashboard tool plugin library school summer season`,
)

/** With "a" or "an" where a single thing lacks it: "summer job as a cashier". */
export function addMissingArticle(phrase: string): string {
  if (determined.test(phrase) || /^\p{L}+ing\s+(?:a|an|the|my|our)\s/iu.test(phrase)) return phrase
  const head = findHeadPhrase(phrase).toLowerCase().split(/\s+/).at(-1) ?? ''
  return countNouns.has(head) ? addArticle(phrase) : phrase
}

export const hasDeterminer = (phrase: string): boolean => determined.test(phrase)

const languages = `english french german italian spanish portuguese dutch russian ukrainian arabic chinese mandarin cantonese japanese korean hindi urdu turkish greek hebrew swedish norwegian danish finnish czech hungarian romanian vietnamese thai
indonesian tagalog swahili amharic somali serbian croatian tamil bengali punjabi persian farsi yoruba igbo american british european african asian mexican indian`
const days = 'monday tuesday wednesday thursday friday saturday sunday'
const names = new RegExp(
  String.raw`(?<![\p{L}\p{N}@./-])(?:${`${languages} ${days}`.split(/\s+/).join('|')})s?(?![\p{L}\p{N}@./])`,
  'gu',
)

/** Languages, nationalities and days with their capital: "speak vietnamese" is "speak Vietnamese". */
export const capitalizeNames = (text: string): string =>
  text.replaceAll(names, (name) => name.charAt(0).toUpperCase() + name.slice(1))

const changeVerbs = 'reduced|cut|lowered|raised|increased|shortened|improved|grew|doubled|halved|brought'
const singleThings = 'bill|time|rate|score|list|share|backlog|queue|cycle|average|wait|budget'
const object = new RegExp(
  String.raw`^((?:I )?(?:${changeVerbs}) )((?:(?!(?:the|an?|my|our|your|their|its|his|her|every|each)\b)[\p{L}-]+ ){0,3}(?:${singleThings}) (?:of|by|from|to|for)\b)`,
  'iu',
)
const subject = new RegExp(
  String.raw`^((?!(?:the|an?|my|our|your|their|its|every|each)\b)(?:[\p{L}-]+ ){0,3}(?:bill|list|share|score|backlog|queue|average|(?<=report |response |cycle )time) (?!rate|time|of (?:the )?art)(?:\p{Ll}+ )*?(?:of|rose|fell|grew|went|was|has|grown|reduced|cut|dropped|up|down)\b)`,
  'iu',
)

/** "Reduced AWS bill by 31%" and "Newsletter list grown" with the article that a single thing needs. */
export function addDefiniteArticle(text: string): string {
  if (object.test(text)) return text.replace(object, '$1the $2')
  const [phrase = ''] = subject.exec(text) ?? []
  const [first = ''] = /^\p{L}+/u.exec(phrase) ?? []
  if (phrase === '' || findVerb(first.toLowerCase())?.shape === 'past' || first === 'I') return text
  return `The ${uncapitalize(text)}`
}
