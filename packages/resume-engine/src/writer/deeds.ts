import { getVerbForm, isPlural, tagWords, type Word } from './english.ts'
import { endSentence, lowerFirst } from './statements.ts'
import { findObject, readVerbPhrase, turnVerbs, withoutObject, type Time } from './verb-phrases.ts'
import { countWords } from './words.ts'

const toSet = (words: string) => new Set(words.split(/\s+/))

/** What is said of a person in the passive: "promoted to lead". */
const honours = toSet(
  'promoted selected chosen elected nominated recognized recognised appointed honored honoured praised',
)
const particle = /^(?:up|out|down|over|off|back|in|on|through|away)$/
/** Results in note form, and signs that no sentence has. */
const isNote = /->|=>|→|[=~•*]|(?<!\d)\+|\+(?=\S)|\bw\/|\s[-–—]\s|[:;]|\s\/\s/

/** Things that take no article, so that "cut waste by 12%" reads as a person writes it. */
const mass = toSet(
  `waste revenue turnover downtime overtime traffic productivity spending attendance satisfaction safety quality efficiency inventory growth churn throughput morale engagement compliance uptime utilization retention
  staff profit shrink accuracy trust rapport consensus credibility code copy content software evidence care time food money access work training support scrap enrollment attrition ebitda dinner lunch breakfast`,
)

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

/** What follows "I" where a statement certainly begins with a verb, and is a whole sentence after it; null for every other one. */
export function toDeed(statement: string, time: Time): Deed | null {
  if (isPassive(statement) && !isNote.test(statement)) return { text: `was ${lowerFirst(statement)}`, isPast: true }
  const phrase = readVerbPhrase(statement)
  if (!phrase || isNote.test(statement)) return null
  if (!hasObject(phrase.words) || hasNoteEnd(phrase.words)) return null
  const turned = turnVerbs(statement, phrase, time)
  return turned === null ? null : { text: turned, isPast: phrase.form === 'past' || time === 'past' }
}

/** "Promoted to Account Executive", "named employee of the year": it was done to the person. */
function isPassive(statement: string): boolean {
  const [first, next] = tagWords(lowerFirst(statement))
  if (first?.lower === 'named') return /^(?:NOUN|DET|ADJ)$/.test(next?.tag ?? '')
  return honours.has(first?.lower ?? '') && /^(?:ADP|PART)$/.test(next?.tag ?? '')
}

/** Whether the verb has an object with an article, a number or a plural, or one that takes none. */
function hasObject(words: Word[]): boolean {
  let at = findObject(words)
  // "cut off-cycle checks"
  if (words[at + 1]?.text === '-' && words[at + 2]) at += 2
  if (particle.test(words[at]?.lower ?? '') && words[at + 1] && words[at + 1]?.tag !== 'PUNCT') at++
  if (/^(?:about|around|over|nearly|almost|roughly)$/.test(words[at]?.lower ?? '') && words[at + 1]?.tag === 'NUM') at++
  const next = words[at] as Word
  if (/^(?:ADP|PART|ADV)$/.test(next.tag))
    return (
      withoutObject.test(words[0]?.lemma ?? '') ||
      (at > 1 && next.tag !== 'ADP') ||
      // "reduced outside fees from $7 to $5 million": the tagger takes "outside" for a preposition.
      (!measure.test(next.lower) && words.some((_, index) => isMeasured(words.slice(index))))
    )
  if (/^(?:DET|PRON)$/.test(next.tag) || (words[0]?.lemma === 'help' && getVerbForm(next) === 'base')) return true
  // "60 shop-in-shops"
  const isPart = ({ tag, text }: Word, index: number) =>
    /^(?:NOUN|PROPN|ADJ|NUM|SYM|X)$/.test(tag) || text === '-' || words[index - 1]?.text === '-'
  const end = words.findIndex((word, index) => index >= at && !isPart(word, index))
  const object = words.slice(at, end < 0 ? undefined : end)
  // "5 weeks early"
  const [leading, head] = [object[0], object.findLast(({ tag }) => tag !== 'ADJ')]
  if (!leading || !head) return false
  const isCounted = /^(?:NUM|SYM)$/.test(leading.tag)
  // "hired 19": of what, only the line before it says.
  if (isCounted && object.length === 1) return false
  if (leading.lower === 'one') return true
  // "reduced Snowflake spend $22k": the tagger takes "spend" for a verb.
  if (words[end]?.tag === 'VERB' && object.every(({ tag }) => tag === 'PROPN')) return false
  if (isCounted && /^(?:k|m|b|bn|million|billion|%)$/.test(head.lower)) return true
  // "taught history 12 years"
  if (
    object.some(
      ({ tag, text }, index) =>
        index > 0 && ((tag === 'SYM' && !/^[%+]$/.test(text)) || (tag === 'NUM' && isNounBefore(object[index - 1]))),
    )
  )
    return false
  // "got 4 permits approved": the tagger takes "permits" for a verb.
  if (isCounted && isPlural(words[end]?.lower ?? '')) return true
  if (/^(?:NUM|SYM)$/.test(head.tag) || isPlural(head.lower) || object.every(({ tag }) => tag === 'PROPN')) return true
  return !isCounted && (mass.has(head.lower) || isMeasured(words.slice(end < 0 ? words.length : end)))
}

/** What is measured takes no article: "cut response time from 4 hours to 1", "raised recall by 9%". */
const measure = /^(?:from|by|to)$/
const isMeasured = ([preposition, number, unit]: Word[]) =>
  measure.test(preposition?.lower ?? '') && [number, unit].some((word) => /^(?:NUM|SYM)$/.test(word?.tag ?? ''))

const isNounBefore = (word: Word | undefined) => word?.tag === 'NOUN' && !isPlural(word.lower)

/** Whether a note goes on with a verb behind a comma: "moved the files, saved $310k". "Closed 410 claims, 60 more than the average" is a sentence. */
function hasNoteEnd(words: Word[]): boolean {
  const object = findObject(words)
  return words.some(({ text }, at) => {
    const [next, second] = words.slice(at + 1)
    return text === ',' && at > object && next && getVerbForm(next) === 'past' && second?.tag !== 'ADP'
  })
}

/** No "also" stands before these. */
const withoutAlso = /^(?:never|only|always|also|started|began)\s/

/** The sentences in their order; a deed behind another begins with "I also". */
export function joinDeeds(told: readonly Said[]): string[] {
  const sentences: string[] = []
  for (const { deed, sentence } of told) {
    const isFurther = deed && /^I (?!also)/.test(sentences.at(-1) ?? '') && !withoutAlso.test(deed.text)
    sentences.push(deed ? endSentence(`I ${isFurther ? 'also ' : ''}${deed.text}`) : sentence)
  }
  return sentences
}

const isShort = ({ deed }: Said) => deed !== null && countWords(deed.text) < 14 && !/[,;]| and /.test(deed.text)

/** Two short deeds in a row as one: "I raised sales by 9% and opened two shops." */
export function pairDeeds(told: readonly Said[]): Said[] {
  const paired: Said[] = []
  let isOpen = false
  for (const said of told) {
    const previous = paired.at(-1)
    if (isOpen && previous?.deed && said.deed?.isPast === previous.deed.isPast && isShort(said)) {
      const deed = { ...previous.deed, text: `${previous.deed.text} and ${said.deed.text}` }
      paired[paired.length - 1] = { sentence: endSentence(`I ${deed.text}`), deed }
      isOpen = false
    } else {
      paired.push(said)
      isOpen = isShort(said)
    }
  }
  return paired
}
