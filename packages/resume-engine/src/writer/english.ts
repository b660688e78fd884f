import model from 'wink-eng-lite-web-model'
import createNlp, { type ItsFunction, type WinkMethods } from 'wink-nlp'
import { findVerb } from './verbs.ts'

export interface Word {
  text: string
  lower: string
  lemma: string
  /** A universal part of speech: `NOUN`, `VERB`, `AUX`, ... */
  tag: string
}

/** Longer statements are no notes, and the tagger reads each several times. */
const maxLength = 400

let nlp: WinkMethods | undefined

/** The words of a statement with their parts of speech; none of a statement that is too long. */
export function tagWords(text: string): Word[] {
  if (text.length > maxLength) return []
  nlp ??= createNlp(model, ['sbd', 'pos'])
  const tokens = nlp.readDoc(text).tokens()
  const { value, pos, lemma } = nlp.its
  const tags = tokens.out(pos)
  // Its type is declared for fewer arguments than the function takes.
  const lemmas = tokens.out(lemma as ItsFunction<string>)
  return tokens.out(value).map((word, at) => ({
    text: word,
    lower: word.toLowerCase().replaceAll('’', "'"),
    lemma: lemmas[at] ?? word,
    tag: correctTag(word, tags[at] ?? 'X', tags[at - 1]),
  }))
}

/** "7:45 am" and "DOT audits" hold no verb. */
function correctTag(word: string, tag: string, before: string | undefined): string {
  if (/^[ap]m$/i.test(word) && before === 'NUM') return 'NOUN'
  return tag === 'VERB' && /^\p{Lu}{2,}$/u.test(word) ? 'PROPN' : tag
}

const toSet = (words: string) => new Set(words.split(/\s+/))

const finiteAuxiliaries = toSet(
  `am is are was were has have had do does did can could will would may might must shall should cannot 's 'm 're 've 'll 'd ca wo`,
)
const participles = toSet(
  'grown risen fallen written driven taken given seen done chosen known shown gone begun spoken broken worn been become come run',
)
/** The past of verbs whose participle is another word: "drove" has a subject, "driven" need not. */
const pastOnly = toSet(
  'drove wrote gave took went came grew fell rose began became chose knew saw spoke broke wore threw flew drew rode sang ate forgot swam hid stole did was were',
)
/** Of things that change by themselves: "calls dropped by 40%" is a sentence, "calls reduced by 40%" is not. */
const intransitives = toSet(
  `drop increase decrease improve decline climb jump double triple rise fall grow go come stay remain work serve speak volunteer help care travel study participate collaborate report respond deal
  start begin graduate live happen arrive matter listen last win pass learn`,
)
const clauseMarkers = toSet('who whom whose which that where when what how why whether because if while than')
const subjectPronouns = toSet(
  `i we you he she it they this that these those there nobody everyone someone everybody nothing everything one`,
)
const isNominal = ({ tag }: Word) => tag === 'NOUN' || tag === 'PROPN'

export const isPlural = (word: string): boolean =>
  /.{2}[^su'i]s$/i.test(word) || /^(?:people|kids|children|parents|men|women|staff)$/i.test(word)

/** Which form of its verb a word has. Null where it is no verb. */
export function getVerbForm(word: Word | undefined): 'base' | 'past' | 'third' | 'gerund' | null {
  if (word?.tag !== 'VERB') return null
  const { lower, lemma } = word
  if (/.{3}ing$/.test(lower) || (lower.endsWith('ing') && lower !== lemma)) return 'gerund'
  if (lower === lemma)
    return /^(?:cut|put|set|hit|let|shut|spread|cost|beat|bid|split|quit)$/.test(lower) ? 'past' : 'base'
  return lower.endsWith('s') && lower.startsWith(lemma.slice(0, -1)) ? 'third' : 'past'
}

function isFinite(words: Word[], at: number): boolean {
  const word = words[at]
  if (word?.tag === 'AUX') return finiteAuxiliaries.has(word.lower)
  if (isHiddenVerb(words, at)) return true
  const form = getVerbForm(word)
  const [before, after] = [words[at - 1], words[at + 1]]
  if (!word || form === null || form === 'gerund' || !before) return false
  if (!isNominal(before) && before.tag !== 'PRON') return false
  if (form === 'third') return after !== undefined && !/^(?:CCONJ|PUNCT|ADP)$/.test(after.tag)
  if (form === 'base') return subjectPronouns.has(before.lower) || isPlural(before.lower)
  if (word.lower === 'led' || intransitives.has(word.lemma) || pastOnly.has(word.lower)) return true
  // "calls reduced by 40%" and "three shops integrated, all of them early" lack their verb.
  return after !== undefined && !/^(?:ADP|PUNCT|SCONJ)$/.test(after.tag) && !participles.has(word.lower)
}

/** The tagger takes the verbs of "patients work harder" and "your reviews all mention that ..." for nouns. */
function isHiddenVerb(words: Word[], at: number): boolean {
  const subject = words[at - 1]?.lower === 'all' ? words[at - 2] : words[at - 1]
  return (
    at < 4 &&
    words[at]?.tag === 'NOUN' &&
    subject !== undefined &&
    isPlural(subject.lower) &&
    findVerb(words[at]?.lower ?? '')?.shape === 'base' &&
    /^(?:ADV|DET|SCONJ|PRON|ADP)$/.test(words[at + 1]?.tag ?? '')
  )
}

/** A finite verb of the main clause, from a place where its subject begins. */
function hasMainVerb(words: Word[], from: number): boolean {
  let open = 0
  for (let at = from; at < words.length; at++) {
    if (at > from && opensClause(words, at)) open++
    // "Three plants, and from what I hear ...": what follows is another clause, and the first had no verb.
    const next = words[at + 1]
    if (words[at]?.text === ',' && (next?.tag === 'CCONJ' || /^(?:i|we|you)$/.test(next?.lower ?? ''))) return false
    if (at === from || !isFinite(words, at)) continue
    if (open === 0) return true
    open--
    // The verb group of a clause counts once: "that had cost".
    while (/^(?:VERB|AUX|ADV)$/.test(words[at + 1]?.tag ?? '')) at++
  }
  return false
}

const subjectTags = toSet('DET PRON PROPN NOUN NUM ADJ')

/** Whether a statement is an English sentence: a subject, and a finite verb outside of its subordinate clauses. */
export function isSentence(text: string): boolean {
  const [main = ''] = text
    .replace(/^(?:before|after) that,?\s+/i, '')
    .replace(/^I['’]m\s/, 'I am ')
    .split(/:\s/, 1)
  if (/\s(?:->|=>|→|\+|=)\s|\bw\//.test(main)) return false
  const words = tagWords(main)
  const [first, second] = words
  if (!first || !second) return false
  // "Built a leak test rig": the tagger takes "leak" for the verb.
  if (findVerb(first.lower)?.shape === 'past' && second.tag === 'DET') return false
  // "You do clean work, seen it on the Alder Street job": a note goes on after its sentence.
  if (words.some(({ lower }, at) => participles.has(lower) && words[at - 1]?.text === ',')) return false
  if (/^(?:i|we)$/.test(first.lower)) return followsVerb(words, 1)
  if (first.tag === 'ADP' || first.tag === 'SCONJ' || first.tag === 'ADV')
    return hasClauseAfter(words) || hasVerbOfEachClause(words)
  return hasVerbOfEachClause(words) || (subjectTags.has(first.tag) && hasMainVerb(words, 0))
}

/** Whether a statement is typed as a sentence is: with a capital, and a verb that is not its first word. */
export function isTypedAsSentence(text: string): boolean {
  const words = tagWords(text)
  const isFiniteForm = (word: Word) =>
    finiteAuxiliaries.has(word.lower) || /^(?:past|base|third)$/.test(getVerbForm(word) ?? '')
  return /^[\p{Lu}\d]/u.test(text) && getVerbForm(words[0]) === null && words.slice(1).some(isFiniteForm)
}

/** "Who", "that" and their like, "before they", "the people I" and "a policy the planners": each begins a clause with a verb. */
const opensClause = (words: Word[], at: number): boolean => {
  const [before, word] = [words[at - 1], words[at] as Word]
  if (clauseMarkers.has(word.lower)) return true
  if (!/^(?:i|we|you|he|she|they|the)$/.test(word.lower) || before === undefined) return false
  return isNominal(before) || /^(?:and|but|so|before|after|until|since)$/.test(before.lower)
}

/** "Count on me": the tagger takes such verbs for nouns. */
const isVerbBeforePerson = (words: Word[], at: number): boolean =>
  /^(?:base|third)$/.test(findVerb(words[at]?.lower ?? '')?.shape ?? '') &&
  words[at + 1]?.tag === 'ADP' &&
  /^(?:me|us)$/.test(words[at + 2]?.lower ?? '')

/** Verbs of one group, as in "has been looked at", count once. */
const startsVerb = (words: Word[], at: number): boolean => {
  const [before, word] = [words[at - 1], words[at] as Word]
  if (before === undefined || /^(?:to|and|or)$/.test(before.lower) || /^(?:AUX|DET|ADJ)$/.test(before.tag)) return false
  if (word.tag === 'AUX') return finiteAuxiliaries.has(word.lower)
  const form = getVerbForm(word)
  return (form !== null && form !== 'gerund' && !participles.has(word.lower)) || isVerbBeforePerson(words, at)
}

/** A sentence with a person in it: "The executives I work with rely on me". Every clause has its verb, and one is left. */
function hasVerbOfEachClause(words: Word[]): boolean {
  const [first, second] = words as [Word, Word]
  const isSubject =
    subjectTags.has(first.tag) ||
    // "In the lab people asked me"
    (/^(?:ADP|ADV|SCONJ)$/.test(first.tag) && words.some(({ lower }) => /^(?:me|us)$/.test(lower))) ||
    (/^\p{Lu}/u.test(first.text) && getVerbForm(second) === 'third')
  const isOfPeople = words.some(({ lower }) => /^(?:i|me|you|we|us|they|he|she|her|him)$/.test(lower))
  // "Three plants, and from what I hear ...": what follows is another clause.
  const end = words.findIndex(({ text }) => text === ',')
  const places = [...words.keys()].slice(0, end < 0 ? undefined : end)
  const verbs = places.filter((at) => startsVerb(words, at)).length
  const clauses = places.filter((at) => opensClause(words, at)).length
  return isSubject && isOfPeople && places.length > 3 && verbs > clauses
}

/** "I calm on bad days" has no verb after its subject. */
function followsVerb(words: Word[], from: number): boolean {
  const at = words.findIndex((word, index) => index >= from && word.tag !== 'ADV')
  const word = words[at]
  if (!word) return false
  if (word.tag === 'AUX') return finiteAuxiliaries.has(word.lower)
  // The tagger takes "rewrote" for a noun.
  if (word.tag === 'NOUN' && findVerb(word.lower)?.shape === 'past') return true
  const form = getVerbForm(word)
  return form === 'past' || form === 'base' || form === 'third'
}

/** "For six years I have kept the books" and "When I was twelve, I built radios": a clause follows what comes first. */
const hasClauseAfter = (words: Word[]): boolean =>
  words.some((word, at) => {
    const before = words[at - 1]
    if (before?.lower === ',') return subjectTags.has(word.tag) && hasMainVerb(words, at)
    const isOwn = /^(?:i|we)$/.test(word.lower) && before !== undefined && !clauseMarkers.has(before.lower)
    return isOwn && !/^(?:of|and|or|as)$/.test(before.lower) && at > 1 && followsVerb(words, at + 1)
  })

const closedClass = toSet('DET PRON NUM ADP ADV SCONJ ADJ AUX')

/** The statement as it continues a sentence: without its capital, or with that of a name. Null where either may be right. */
export function continueWith(statement: string, names = ''): string | null {
  const [word = ''] = statement.split(/[\s'’]/, 1)
  if (/^(?:I|\p{Ll}.*)$/u.test(word) || (word !== '' && names.split(/\s/).includes(word))) return statement
  const isSmall = closedClass.has(tagWords(statement)[0]?.tag ?? '') && /^\p{Lu}(?:\p{Ll}|$)/u.test(word)
  return isSmall ? statement.charAt(0).toLowerCase() + statement.slice(1) : null
}
