import { titleScore } from '#engine/resume-reader/roles.ts'
import { getVerbForm, isPlural, tagWords, type Word } from './english.ts'
import { findVerb, toPast } from './verbs.ts'

/** Of the job a line belongs to: over, held today, or undated, which leaves the tense of every line as it is. */
export type Time = 'past' | 'present' | 'unknown'

const toSet = (words: string) => new Set(words.split(/\s+/))

/** "Promoted to lead" and "named employee of the month" were done to a person, not by them. */
const passives = toSet(
  `promoted named awarded selected chosen elected nominated recognized recognised appointed hired honored honoured praised certified licensed invited entrusted voted rated asked tasked born based employed
  assigned qualified accredited commended shortlisted featured ranked registered experienced advanced skilled proven dedicated motivated retired bonded insured left-handed`,
)
/** Verbs that need no object: "worked with suppliers". */
const withoutObject =
  /^(?:work|serve|speak|volunteer|help|care|travel|study|participate|collaborate|coordinate|report|respond|deal|start|begin|graduate|live|grow|consult|liaise|lecture|act|substitute|sit|step|present|advise)$/
const particle = /^(?:up|out|down|over|off|back|in|on|through|away)$/
const lead = /^(?:(?:also|always|never|only|personally|regularly|usually|often|successfully|now|recently)\s+)/i
/** Results in note form, and signs that no sentence has. */
const isNote = /->|=>|→|[+=~•*]|\bw\/|\s[-–—]\s|[:;]|\s\/\s/

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
  const next = words[isPair(words) ? 3 : 1]
  if (!first || !next || !asTyped || passives.has(first.lower) || /^(?:-|—|–|'s)/.test(next.text)) return null
  const isLonely = next.tag === 'PUNCT' || next.lower === 'and'
  const certain = { ...first, tag: first.tag === 'VERB' && asTyped.tag === 'VERB' ? 'VERB' : 'X' }
  // The tagger takes "answer 45 tickets" for a noun: what follows the word decides.
  const known = findVerb(first.lower)
  const isCounted =
    /^(?:DET|NUM|SYM)$/.test(next.tag) || /^(?:my|our|their|his|her|its|all|every|each)$/.test(next.lower)
  if (certain.tag !== 'VERB' && known && isCounted && !isLonely && words[words.indexOf(next) + 1]?.text !== '%')
    certain.tag = 'VERB'
  const form = getVerbForm({ ...certain, lemma: known?.base ?? certain.lemma })
  if (form === null || isLonely) return null
  if (form === 'past') return isTitle(words) ? null : { form, adverb, words: [certain, ...words.slice(1)] }
  const isSafe =
    isCounted ||
    (next.tag === 'ADP' && withoutObject.test(known?.base ?? certain.lemma)) ||
    (form !== 'gerund' && known?.isAmbiguous === false && /^(?:NOUN|ADJ|PROPN|PRON)$/.test(next.tag))
  if (!isSafe || words[words.indexOf(next) + 1]?.text === '%' || isTitle(words)) return null
  return { form, adverb, words: [{ ...certain, lemma: known?.base ?? certain.lemma }, ...words.slice(1)] }
}

/** "Designed and built a search": two verbs of one form before their object. */
function isPair([first, and, second, object]: Word[]): boolean {
  if (!first || and?.lower !== 'and' || !second || !object) return false
  const [one, other] = [findVerb(first.lower), findVerb(second.lower)]
  return one !== undefined && one.shape === other?.shape && /^(?:DET|NUM|SYM)$/.test(object.tag)
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
  if (form === 'gerund' && time === 'unknown') return null
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

/** Things that take no article, so that "cut waste by 12%" reads as a person writes it. */
const mass = toSet(
  `waste revenue turnover downtime overtime traffic productivity spending attendance satisfaction safety quality efficiency inventory growth churn throughput morale engagement compliance uptime utilization retention
  staff profit shrink accuracy care time food money access work training support`,
)

/** Whether a statement that begins with a verb reads as a sentence after "I": its object has an article, a number or a plural. */
export function isFluent({ form, words }: VerbPhrase, statement: string): boolean {
  if (form === 'gerund' || isNote.test(statement) || hasLooseEnd(words)) return false
  let at = isPair(words) ? 3 : 1
  if (particle.test(words[at]?.lower ?? '') && words[at + 1] && words[at + 1]?.tag !== 'PUNCT') at++
  const next = words[at] as Word
  if (next.tag === 'ADP' || next.tag === 'PART' || next.tag === 'ADV')
    return withoutObject.test(words[0]?.lemma ?? '') || (at > 1 && next.tag !== 'ADP')
  if (next.tag === 'DET' || next.tag === 'PRON') return true
  const end = words.findIndex((word, index) => index >= at && !/^(?:NOUN|PROPN|ADJ|NUM|SYM)$/.test(word.tag))
  const object = words.slice(at, end < 0 ? undefined : end)
  const head = object.at(-1)
  if (!head) return false
  const [leading] = object as [Word]
  if (/^(?:NUM|SYM)$/.test(leading.tag) && /^(?:k|m|b|bn|million|billion|%)$/.test(head.lower)) return true
  const isTimed = object.some(({ tag }, index) => tag === 'NUM' && index > 0 && isNounBefore(object[index - 1]))
  if (isTimed) return false
  if (/^(?:NUM|SYM)$/.test(head.tag) || isPlural(head.lower)) return true
  if (object.every(({ tag }) => tag === 'PROPN')) return true
  // "took care of", and "cut medication errors" above.
  return mass.has(head.lower) && !/^(?:NUM|SYM)$/.test(leading.tag)
}

/** "taught history 12 years" */
const isNounBefore = (word: Word | undefined) => word?.tag === 'NOUN' && !isPlural(word.lower)

/** "trained 5 cooks, 4 still here", "saved $310k, two weeks late": the note goes on after its sentence. */
const hasLooseEnd = (words: Word[]): boolean =>
  words.some((word, at) => {
    const next = words[at + 1]
    if (word.text !== ',' || !next) return false
    const isListed = words.slice(at + 1).some(({ lower }) => lower === 'and' || lower === 'or')
    return !(
      /^(?:and|but|not|because|so|which|who|where|then)$/.test(next.lower) ||
      getVerbForm(next) === 'gerund' ||
      (isListed && /^(?:NOUN|PROPN|ADJ)$/.test(next.tag))
    )
  })
