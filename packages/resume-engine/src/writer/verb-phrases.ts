import { titleScore } from '#engine/resume-reader/roles.ts'
import { getVerbForm, isPlural, tagWords, type Word } from './english.ts'
import { findVerb, toPast } from './verbs.ts'

/** Of the job a line belongs to: over, held today, or undated, which leaves the tense of every line as it is. */
export type Time = 'past' | 'present' | 'unknown'

const toSet = (words: string) => new Set(words.split(/\s+/))

/** "Promoted to lead" and "named employee of the month" were done to a person, not by them. */
const passives = toSet(
  `promoted named awarded selected chosen elected nominated recognized recognised appointed honored honoured praised certified licensed invited entrusted voted rated asked tasked born based employed
  assigned qualified accredited commended shortlisted featured ranked registered experienced advanced skilled proven dedicated motivated retired bonded insured left-handed`,
)
/** Verbs that need no object: "worked with suppliers". */
export const withoutObject =
  /^(?:work|serve|speak|volunteer|help|care|travel|study|participate|collaborate|coordinate|report|respond|deal|start|begin|graduate|live|grow|consult|liaise|lecture|act|substitute|sit|step|present|advise|interpret|perform|compete)$/
const lead =
  /^(?:(?:also|always|never|only|personally|regularly|usually|often|successfully|now|recently)\s+|(?:first|co|cross)-(?=\p{Ll}+ed\b))/iu
export interface VerbPhrase {
  form: 'base' | 'past' | 'third' | 'gerund'
  /** "never", before the verb. */
  adverb: string
  words: Word[]
}

/** A statement that begins with a verb, where no reading of it begins with anything else. */
export function readVerbPhrase(statement: string): VerbPhrase | null {
  const adverb = lead.exec(statement)?.[0] ?? ''
  const text = statement.slice(adverb.length)
  const words = tagWords(text.charAt(0).toLowerCase() + text.slice(1))
  const [first] = words
  const [asTyped] = tagWords(text)
  const next = words[findObject(words)]
  if (!first || !next || !asTyped || passives.has(first.lower) || /^(?:-|—|–|\/|'s)/.test(next.text)) return null
  const isLonely = next.tag === 'PUNCT' || next.lower === 'and'
  const isCountedPast = first.lower.endsWith('ed') && next.tag === 'NUM'
  const certain = {
    ...first,
    tag: first.tag === 'VERB' && (asTyped.tag === 'VERB' || isCountedPast) ? 'VERB' : 'X',
  }
  // The tagger takes "answer 45 tickets" for a noun: what follows the word decides.
  const known = findVerb(first.lower)
  const isCounted =
    (/^(?:DET|NUM|SYM)$/.test(next.tag) && next.lower !== 'that') ||
    /^(?:my|our|their|his|her|its|all|every|each)$/.test(next.lower)
  const isCare = next.tag === 'ADP' && withoutObject.test(known?.base ?? '') && words[2]?.tag === 'NUM'
  if (
    certain.tag !== 'VERB' &&
    known &&
    (isCounted || isCare) &&
    !isLonely &&
    words[words.indexOf(next) + 1]?.text !== '%'
  )
    certain.tag = 'VERB'
  const form = isCountedPast ? 'past' : getVerbForm({ ...certain, lemma: known?.base ?? certain.lemma })
  if (form === null || isLonely) return null
  if (form === 'past') return isTitle(words) ? null : { form, adverb, words: [certain, ...words.slice(1)] }
  const isSafe =
    isCounted ||
    (next.tag === 'ADP' && withoutObject.test(known?.base ?? certain.lemma)) ||
    (form !== 'gerund' && known?.isAmbiguous === false && /^(?:NOUN|ADJ|PROPN|PRON)$/.test(next.tag))
  if (!isSafe || words[words.indexOf(next) + 1]?.text === '%' || isTitle(words)) return null
  return { form, adverb, words: [{ ...certain, lemma: known?.base ?? certain.lemma }, ...words.slice(1)] }
}

/** Where the object begins: "Designed and built a search" and "Counted, ordered and reported the stock" have it after several verbs of one form. */
export function findObject(words: Word[]): number {
  const and = words.findIndex(({ lower }) => lower === 'and')
  if (and < 1 || and > 6 || !/^(?:DET|NUM|SYM)$/.test(words[and + 2]?.tag ?? '')) return 1
  const shapes = words.slice(0, and + 2).map(({ lower, tag }) => {
    const isPast = tag === 'VERB' && lower.endsWith('ed')
    return findVerb(lower)?.shape ?? (isPast ? 'past' : undefined)
  })
  const isSeries = shapes.every((shape, at) => (at % 2 === 0 ? shape && shape === shapes[0] : shape === undefined))
  return isSeries ? and + 2 : 1
}

/** "Lead cook at Blue Plate" and "Registered nurse" name a job. */
function isTitle(words: Word[]): boolean {
  const end = words.findIndex(({ tag }) => !/^(?:NOUN|PROPN|ADJ|VERB|X)$/.test(tag))
  const head = words.slice(0, end < 0 ? undefined : end)
  return (
    head.length > 1 &&
    head.length < 6 &&
    titleScore(head.at(-1)?.text ?? '') === 1 &&
    !isPlural(head.at(-1)?.lower ?? '')
  )
}

/**
 * The statement in the tense of its job, beginning with its verb in small letters; null where that could change what it says.
 * What was finished stays finished, in a job held today too.
 */
export function turnVerbs(statement: string, phrase: VerbPhrase, time: Time): string | null {
  const start = statement.slice(0, phrase.adverb.length).toLowerCase()
  const text = statement.slice(phrase.adverb.length)
  const { form, words } = phrase
  const [first] = words as [Word]
  const lower = text.charAt(0).toLowerCase() + text.slice(1)
  if (form === 'past' || (time === 'unknown' && form === 'base')) return start + lower
  // "Remembering names and being nice about it"
  if (form === 'gerund' && (time === 'unknown' || /\band (?:\p{L}+ly )?\p{Ll}+ing\b/u.test(statement))) return null
  const inTense = (lemma: string) => (time === 'past' ? toPast(lemma) : lemma)
  let turned = ''
  let rest = text
  for (const [at, word] of words.entries()) {
    const found = rest.indexOf(at === 0 ? text.slice(0, first.text.length) : word.text)
    if (found < 0) return null
    const joined = at > 0 && /^(?:,|and|or|then)$/.test(words[at - 1]?.lower ?? '')
    const known = findVerb(word.lower)
    const isSame = known?.shape === form || (form === 'third' && known?.shape === 'base' && word.lower === known.past)
    // "answers phones and books rooms": whether a later word is a verb or a thing must be certain.
    if (joined && isSame && word.tag !== 'VERB') return null
    const isTurned = at === 0 || (joined && isSame && word.tag === 'VERB')
    const lemma = at === 0 ? first.lemma : (known?.base ?? word.lemma)
    turned += rest.slice(0, found) + (isTurned ? inTense(lemma) : rest.slice(found, found + word.text.length))
    rest = rest.slice(found + word.text.length)
  }
  return start + turned + rest
}
