import type { Flag } from '#engine/model/analysis.ts'
import { fold } from '#engine/resume-reader/text.ts'
import { readText, type Reading } from '#engine/text/reading.ts'
import { functionWords, isGeneric } from '#engine/words/generic.ts'
import { findGreeting, readSentences, type Sentence } from './sentences.ts'
import { isBroken } from './broken-sentences.ts'
import { isFragment, lacksSubject } from './grammar.ts'

const maxEvidence = 200

/** What keeps a letter from being sent, each with its sentence. */
export function findLetterFaults(reading: Reading, posting: Reading | null): Flag[] {
  const sentences = readSentences(reading)
  return [
    ...findAddressee(reading),
    ...sentences
      .filter(lacksSubject)
      .map((sentence) => createFlag('missing_subject', 'This sentence has no subject. Say who did it.', sentence.text)),
    ...sentences
      .filter(isFragment)
      .map((sentence) => createFlag('fragment', 'This is not a whole sentence. Give it a verb.', sentence.text)),
    ...sentences
      .filter((sentence) => !isFragment(sentence) && !lacksSubject(sentence) && isBroken(sentence))
      .map(({ text }) =>
        createFlag('fragment', 'This sentence is broken. Read it aloud and say it in another way.', text),
      ),
    ...(posting ? findQuotes(reading, posting, sentences) : []),
    ...findUnrelatedTies(sentences),
  ]
}

const createFlag = (id: Flag['id'], message: string, evidence: string): Flag => ({
  id,
  message,
  evidence: evidence.slice(0, maxEvidence),
})

function findAddressee(reading: Reading): Flag[] {
  if (reading.tokens.length === 0) return []
  const greeting = findGreeting(reading)
  if (!greeting) return [createFlag('no_addressee', 'The letter greets no one. Start with "Dear" and a name.', '')]
  const isCold = /^(?:to whom it|dear (?:sir|madam)|(?:dear|hello|hi)[\s,!:]*$)/.test(fold(greeting.text.slice(0, 60)))
  const message = 'The letter is addressed to no one in particular. Use a name, or "Dear Hiring Manager".'
  return isCold ? [createFlag('no_addressee', message, greeting.text)] : []
}

/** So many words in a row are the posting's; fewer are enough between quotation marks. */
const maxEchoWords = 9
const maxQuoteWords = 5

function findQuotes(reading: Reading, posting: Reading, sentences: Sentence[]): Flag[] {
  const written = posting.tokens.map(({ word }) => word)
  const runs = new Set<string>()
  for (let at = 0; at + maxQuoteWords <= written.length; at++) runs.add(written.slice(at, at + maxQuoteWords).join(' '))
  const message = 'This repeats the job description word for word. Say it in your own words.'
  return sentences.flatMap(({ text }) => {
    const quoted = text.match(/["“‘']([^"”]{15,400})["”’']/u)?.[1]
    const isQuoted = quoted !== undefined && findLongestRun(quoted, runs) >= maxQuoteWords
    return isQuoted || findLongestRun(text, runs) >= maxEchoWords ? [createFlag('quoted_posting', message, text)] : []
  })
}

/** The longest run of words that is also in the posting. */
function findLongestRun(text: string, runs: Set<string>): number {
  const words = readText(text).tokens.map(({ word }) => word)
  let longest = 0
  let current = 0
  for (let at = 0; at + maxQuoteWords <= words.length; at++) {
    current = runs.has(words.slice(at, at + maxQuoteWords).join(' ')) ? current + 1 : 0
    if (current > 0) longest = Math.max(longest, current + maxQuoteWords - 1)
  }
  return longest
}

/** `Your posting asks for X:`, `You also need X.`, `On X:`, with what follows it. */
const tie =
  /^(?:(?:your|the) (?:posting|ad|advert|advertisement|description|job description|listing|role|position) (?:also )?(?:asks|calls|mentions|names|requires|needs|wants|looks)(?: for)?|you (?:also )?(?:ask|look|need|want|require|mention|seek)(?:ed)?(?: for)?|on|regarding|as for|as to)\s+(.{3,300})$/iu
const pronouns = /\b(?:it|this|that|these|those|both|all of (?:it|that|them)|them|here|there|so|such|same)\b/

/** An achievement that is offered for something it has nothing to do with. */
function findUnrelatedTies(sentences: Sentence[]): Flag[] {
  return sentences.flatMap((sentence, index) => {
    const { text, paragraph } = sentence
    const colon = text.search(/[:–—]\s/)
    const topic = tie.exec(colon > 0 ? text.slice(0, colon) : text)?.[1]
    // The sentence answers itself: `You ask for SQL, and I have used it for six years`.
    if (topic === undefined || (colon < 0 && /\b(?:I|my|me)\b/.test(topic))) return []
    const isOn = /^(?:on|regarding|as (?:for|to))\s/i.test(text)
    const next = sentences[index + 1]
    if (colon < 0 && (isOn || next?.paragraph !== paragraph)) return []
    const said = colon > 0 ? text.slice(colon + 1) : (next?.text ?? '')
    if (said.trim() === '' || isRelated(topic, said)) return []
    const message = 'The example has nothing to do with the requirement it follows. Choose one that does.'
    return [createFlag('unrelated_tie', message, colon > 0 ? text : `${text} ${said}`)]
  })
}

function isRelated(topic: string, said: string): boolean {
  const [one, other] = [readText(topic), readText(said)]
  const stems = new Set(findContent(one).map(({ stem }) => stem))
  if (stems.size === 0 || findContent(other).some(({ stem }) => stems.has(stem))) return true
  const fields = new Set(one.mentions.flatMap(({ concept }) => concept.fields))
  if (other.mentions.some(({ concept }) => concept.fields.some((field) => fields.has(field)))) return true
  return pronouns.test(fold(said).slice(0, 80))
}

const findContent = ({ tokens }: Reading) =>
  tokens.filter(({ word, stem }) => !functionWords.has(word) && !/^\d/.test(word) && !isGeneric(word, stem))
