import { titleScore } from '#engine/resume-reader/roles.ts'
import { getVerbForm, isPlural, isSentence, tagWords, type Word } from './english.ts'
import { addArticle, lowerFirst } from './statements.ts'
import { findVerb, toPast } from './verbs.ts'

/** Of the job a line belongs to: over, held today, or undated, which leaves the tense of every line as it is. */
export type Time = 'past' | 'present' | 'unknown'

const toSet = (words: string) => new Set(words.split(/\s+/))

/** "Promoted to lead" and "named employee of the month" were done to a person, not by them. */
const passives = toSet(
  `promoted named awarded selected chosen elected nominated recognized recognised appointed honored honoured praised certified licensed invited entrusted voted rated asked tasked born based employed
  assigned qualified accredited commended shortlisted featured ranked registered experienced advanced skilled proven dedicated motivated retired bonded insured left-handed`,
)
const honours = toSet(
  'promoted selected chosen elected nominated recognized recognised appointed honored honoured praised',
)
/** Verbs that need no object: "worked with suppliers". */
const withoutObject =
  /^(?:work|serve|speak|volunteer|help|care|travel|study|participate|collaborate|coordinate|report|respond|deal|start|begin|graduate|live|grow|consult|liaise|lecture|act|substitute|sit|step|present|advise|interpret|perform|compete)$/
const particle = /^(?:up|out|down|over|off|back|in|on|through|away)$/
const lead =
  /^(?:(?:also|always|never|only|personally|regularly|usually|often|successfully|now|recently)\s+|(?:first|co|cross)-(?=\p{Ll}+ed\b))/iu
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
  const next = words[findObject(words)]
  if (!first || !next || !asTyped || passives.has(first.lower) || /^(?:-|—|–|'s)/.test(next.text)) return null
  const isLonely = next.tag === 'PUNCT' || next.lower === 'and'
  const certain = { ...first, tag: first.tag === 'VERB' && asTyped.tag === 'VERB' ? 'VERB' : 'X' }
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

/** "received shipments and managed stockroom": a later verb has an object that lacks its article. */
const hasBareEnd = (words: Word[]): boolean =>
  words.some(({ lower }, at) => {
    const rest = words.slice(at + 1)
    return lower === 'and' && findVerb(rest[0]?.lower ?? '') && rest.length > 1 && at > 1 && readObject(rest) !== ''
  })

/** Where the object begins: "Designed and built a search" and "Counted, ordered and reported the stock" have it after several verbs of one form. */
function findObject(words: Word[]): number {
  const and = words.findIndex(({ lower }) => lower === 'and')
  if (and < 1 || and > 6 || !/^(?:DET|NUM|SYM)$/.test(words[and + 2]?.tag ?? '')) return 1
  const shapes = words.slice(0, and + 2).map(({ lower }) => findVerb(lower)?.shape)
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
  staff profit shrink accuracy trust rapport consensus credibility code copy content software evidence care time food money access work training support scrap enrollment attrition ebitda`,
)
export const isMass = (word: string): boolean => mass.has(word)

/** Verbs of a measure that was one before and is another now: "the" is right before it. */
const changing =
  /^(?:cut|reduce|lower|raise|increase|improve|shorten|grow|boost|decrease|halve|double|triple|slash|bring|lift|trim)$/

/** Verbs of a thing that was not there, or not known, before: "a" is right before it. */
const making = /^(?:find|build|write|create|design)$/

export interface Deed {
  /** What follows "I". */
  text: string
  isPast: boolean
}

/** A sentence of a letter. `deed` is what follows "I" where the person did not write the "I". */
export interface Said {
  sentence: string
  deed: Deed | null
}

/** What follows "I" where a statement certainly begins with a verb, and reads as a sentence after it; null for every other one. */
export function toDeed(statement: string, time: Time): Deed | null {
  if (isPassive(statement) && !isNote.test(statement)) return { text: `was ${lowerFirst(statement)}`, isPast: true }
  const phrase = readVerbPhrase(statement)
  if (!phrase || isNote.test(statement) || hasBareEnd(phrase.words)) return null
  const object = readObject(phrase.words)
  const end = joinEnd(statement, phrase.words)
  if (object === null || end === null) return null
  const turned = turnVerbs(end, phrase, time)
  if (turned === null) return null
  const isPast = phrase.form === 'past' || time === 'past'
  const text = {
    '': () => turned,
    the: () => turned.replace(/(?<=^\S+)\s/, ' the '),
    a: () => turned.replace(/^(\S+)\s(.*)$/, (_, verb: string, rest: string) => `${verb} ${addArticle(rest)}`),
    for: () => turned.replace(/\s(?=\S+\s\S+$)/, ' for '),
  }[object]()
  return { text, isPast }
}

/** "Promoted to Account Executive", "named employee of the year": it was done to the person. */
function isPassive(statement: string): boolean {
  const [first, next] = tagWords(lowerFirst(statement))
  if (first?.lower === 'named') return /^(?:NOUN|PROPN|DET|ADJ)$/.test(next?.tag ?? '')
  return honours.has(first?.lower ?? '') && /^(?:ADP|PART)$/.test(next?.tag ?? '')
}

/** Whether the object has an article, a number or a plural, or takes none. "the" where a changed measure lacks it. */
function readObject(words: Word[]): '' | 'the' | 'a' | 'for' | null {
  const verb = words[0]?.lemma ?? ''
  let at = findObject(words)
  if (particle.test(words[at]?.lower ?? '') && words[at + 1] && words[at + 1]?.tag !== 'PUNCT') at++
  const next = words[at] as Word
  if (/^(?:ADP|PART|ADV)$/.test(next.tag)) return withoutObject.test(verb) || (at > 1 && next.tag !== 'ADP') ? '' : null
  if (/^(?:DET|PRON)$/.test(next.tag)) return ''
  const end = words.findIndex(
    (word, index) => index >= at && !/^(?:NOUN|PROPN|ADJ|NUM|SYM|X)$/.test(word.tag) && word.text !== '-',
  )
  const object = words.slice(at, end < 0 ? undefined : end)
  const [leading, head] = [object[0], object.at(-1)]
  // "two forged checks": the tagger takes the middle for a verb.
  const near = words.slice(at + 1, at + 4)
  const stop = near.findIndex(({ tag }) => /^(?:ADP|PUNCT|CCONJ)$/.test(tag))
  if (leading?.tag === 'NUM' && near.slice(0, stop < 0 ? 3 : stop).some(({ lower }) => /[^s]s$/.test(lower))) return ''
  if (!leading || !head) return null
  const isCounted = /^(?:NUM|SYM)$/.test(leading.tag)
  // "hired 19": of what, only the line before it says.
  if (isCounted && object.length === 1) return null
  if (isCounted && /^(?:k|m|b|bn|million|billion|%)$/.test(head.lower)) return ''
  // "taught history 12 years"
  if (
    object.some(
      ({ tag, text }, index) =>
        index > 0 && ((tag === 'SYM' && text !== '%') || (tag === 'NUM' && isNounBefore(object[index - 1]))),
    )
  )
    return end < 0 && /^(?:years|months)$/.test(head.lower) ? 'for' : null
  if (/^(?:NUM|SYM)$/.test(head.tag) || isPlural(head.lower) || object.every(({ tag }) => tag === 'PROPN')) return ''
  // "raised a $400k fund", "opened a 32-bed unit"
  if (isCounted)
    return /^[$€£]|^\d+-/.test(
      words
        .slice(at, at + 3)
        .map(({ text }) => text)
        .join(''),
    ) && head.tag === 'NOUN'
      ? 'a'
      : null
  if (mass.has(head.lower)) return ''
  const isMeasure = changing.test(verb) && at === 1 && /^(?:from|by|to|in)$/.test(words[end]?.lower ?? '')
  const isAbstract = /(?:tion|ment|ness|ity|ance|ence|ism|ship|ing|al)$/.test(head.lower)
  if (isMeasure) return isAbstract ? '' : 'the'
  return making.test(verb) && object.length > 1 && head.tag === 'NOUN' && !isAbstract ? 'a' : null
}

const isNounBefore = (word: Word | undefined) => word?.tag === 'NOUN' && !isPlural(word.lower)

/**
 * The statement with what follows its first comma joined as a person would write it: ", saved $310k" is " and saved $310k". Null
 * where a note goes on there: "trained 5 cooks, 4 still here".
 */
function joinEnd(statement: string, words: Word[]): string | null {
  const object = findObject(words)
  const commas = words.flatMap((word, at) => (word.text === ',' && at > object ? [at] : []))
  const loose = commas.filter((at) => {
    const next = words[at + 1]
    const isListed = words.slice(at + 1).some(({ lower }) => lower === 'and' || lower === 'or')
    return (
      next &&
      !/^(?:and|but|not|because|so|which|who|where|then)$/.test(next.lower) &&
      getVerbForm(next) !== 'gerund' &&
      !(isListed && /^(?:NOUN|PROPN|ADJ)$/.test(next.tag))
    )
  })
  if (loose.length === 0) return statement
  const [head = '', tail = ''] = statement.split(/,\s+(.*)/)
  if (commas.length > 1) return null
  if (isSentence(tail)) return `${head}; ${tail}`
  if (/^(?:all|both|none|each|most)\s/i.test(tail)) return statement
  if (/^\p{Ll}+ed by\s|^\d+% of\s|^(?:twice|half|double)\s/u.test(tail)) return statement
  const second = findVerb((/^\p{Ll}+/u.exec(tail) ?? [''])[0])
  const first = words[0] as Word
  return second?.shape === 'past' && getVerbForm(first) === 'past' && !/\sand\s/.test(head)
    ? `${head} and ${tail}`
    : null
}
