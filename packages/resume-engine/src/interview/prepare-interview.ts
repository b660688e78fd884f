import { maxQuestions, maxQuotes, maxRequirements, type PreparedInterview } from '#engine/model/prepared-interview.ts'
import { findPlaces } from '#engine/match/places.ts'
import type { JobTerm } from '#engine/posting/job-term.ts'
import { readTerms } from '#engine/posting/terms.ts'
import { readText, type Reading } from '#engine/text/reading.ts'
import { maxTextLength } from '#engine/text/tokens.ts'

/** Something the client wrote about themselves, and where. */
export interface Passage {
  source: string
  text: string
}

interface Input {
  posting: string
  passages: Passage[]
}

/** What a posting asks for, the client's own sentences about each of it, and likely questions. Invents nothing. */
export function prepareInterview({ posting, passages }: Input): PreparedInterview {
  const { terms, requirements } = readTerms(readText(posting))
  const own = joinPassages(passages)
  const reading = readText(own.text)
  const places = findPlaces(reading, terms)
  const byKey = new Map(terms.map((term) => [term.key, term]))
  const ordered = requirements
    .map(({ keys, required }) => ({ members: keys.flatMap((key) => byKey.get(key) ?? []), required }))
    .filter(({ members }) => members.length > 0)
    .toSorted((a, b) => Number(b.required) - Number(a.required) || weigh(b.members) - weigh(a.members))
    .slice(0, maxRequirements)
    .map(({ members, required }) => {
      const tokens = members.flatMap(({ key }) => (places.get(key) ?? []).map(({ at }) => at))
      return { requirement: nameMembers(members), required, quotes: quoteSentences(own, reading, tokens) }
    })
  const questions = ordered.map(({ requirement, quotes }, order) => askAbout(requirement, quotes.length > 0, order))
  return { requirements: ordered, questions: questions.slice(0, maxQuestions) }
}

const weigh = (members: JobTerm[]) => Math.max(...members.map(({ importance }) => importance))

const maxNamed = 4
const either = new Intl.ListFormat('en', { type: 'disjunction' })
const nameMembers = (members: JobTerm[]) =>
  either.format([...new Set(members.map(({ term }) => term))].slice(0, maxNamed))

interface JoinedPassages {
  text: string
  /** The source of what follows a place in the text. */
  starts: { at: number; source: string }[]
}

/** One text, so that it is read once, whatever the number of passages. */
function joinPassages(passages: Passage[]): JoinedPassages {
  const starts: JoinedPassages['starts'] = []
  let text = ''
  for (const passage of passages) {
    if (text.length >= maxTextLength) break
    starts.push({ at: text.length, source: passage.source })
    text += `${passage.text}\n\n`
  }
  return { text: text.slice(0, maxTextLength), starts }
}

const minWords = 4
const maxSentence = 600
const maxPlaces = 50

/** The sentences around these tokens, those about work before entries of lists. */
function quoteSentences(own: JoinedPassages, reading: Reading, tokens: number[]) {
  const found = tokens
    .slice(0, maxPlaces)
    .flatMap((at) => quoteSentence(own, reading, at) ?? [])
    .toSorted((a, b) => Number(b.isSentence) - Number(a.isSentence) || a.start - b.start)
  const unique = new Map(found.map((quote) => [quote.text.toLowerCase(), quote]))
  return [...unique.values()].slice(0, maxQuotes).map(({ text, source }) => ({ text, source }))
}

function quoteSentence({ text, starts }: JoinedPassages, { tokens, lines }: Reading, at: number) {
  const token = tokens[at]
  const line = lines.find(({ from, to }) => at >= from && at < to)
  if (!token || !line || line.heading) return null
  const start = findStart(text, token.start, line.start)
  const end = findEnd(text, token.end, line.end)
  // The characters of the client, with their line breaks and bullets taken off.
  const quote = text
    .slice(start, Math.min(end, start + maxSentence))
    .replace(/^[\s•·▪◦‣*–—-]+/u, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (quote === '') return null
  const source = starts.findLast((passage) => passage.at <= start)?.source ?? ''
  return { start, text: quote, source, isSentence: !line.isList && line.to - line.from >= minWords }
}

const isSentenceEnd = (text: string, at: number) =>
  /[.!?]/.test(text.charAt(at)) &&
  /\s/.test(text.charAt(at + 1)) &&
  /[\p{Lu}\p{N}"“]/u.test(
    text
      .slice(at + 1)
      .trimStart()
      .charAt(0),
  )

function findStart(text: string, from: number, min: number) {
  for (let at = from - 1; at >= Math.max(min, from - maxSentence); at--) if (isSentenceEnd(text, at)) return at + 1
  return Math.max(min, from - maxSentence)
}

function findEnd(text: string, from: number, max: number) {
  const last = Math.min(max, from + maxSentence)
  for (let at = from; at < last; at++) if (isSentenceEnd(text, at)) return at + 1
  return last
}

/** A posting names its terms in any form ("manage vendors", "deliveries"), so each question quotes its term. */
const known = [
  (term: string) => `The posting names “${term}”. Where have you done that, and what came of it?`,
  (term: string) => `What is your best example for “${term}”?`,
  (term: string) => `What did you find hardest about “${term}”, and how did you deal with it?`,
  (term: string) => `How would you explain “${term}” to a new colleague?`,
  (term: string) => `Looking back at “${term}”, what would you do differently?`,
  (term: string) => `What did you learn about “${term}” in the last year?`,
]
/** For terms that nothing of the client mentions. */
const unknown = [
  (term: string) => `The posting names “${term}”. How would you get there?`,
  (term: string) => `What do you know about “${term}” so far?`,
  (term: string) => `Which of your experience comes closest to “${term}”?`,
]

/** A likely question about a requirement. Neighbors in the list get different ones. */
function askAbout(term: string, isKnown: boolean, order: number) {
  const templates = isKnown ? known : unknown
  const ask = templates[order % templates.length]
  return ask ? ask(term) : ''
}
