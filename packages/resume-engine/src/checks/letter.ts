import type { Check, Flag } from '#engine/model/analysis.ts'
import { fold } from '#engine/resume-reader/text.ts'
import type { Comparison } from '#engine/match/compare.ts'
import { findTitle } from '#engine/match/titles.ts'
import { wordCount, type Reading } from '#engine/text/reading.ts'
import { tokenize } from '#engine/text/tokens.ts'
import { findTense } from '#engine/words/writing.ts'
import { createCheck, countWords, join } from './check.ts'
import { clichesIn } from './writing.ts'
import { createPreferredCheck, createRequiredCheck } from './coverage.ts'
import { createTitleCheck } from './match.ts'

export interface LetterInput {
  reading: Reading
  posting: Reading | null
  comparison: Comparison
  companyName: string
  position: string
  faults: Flag[]
}

/** The parts every letter has and how it is written, 49 of 100 points. */
export function createLetterChecks({ reading, posting, companyName, position, faults }: LetterInput): Check[] {
  const role = findTitle(posting ?? reading, position)
  const checks = [
    createSentencesCheck(reading, faults),
    greetingCheck(reading),
    companyName.trim() === '' ? null : companyCheck(reading, companyName.trim()),
    posting || position.trim() !== '' ? roleCheck(reading, role?.text ?? position.trim()) : null,
    lengthCheck(reading),
    closingCheck(reading),
    toldCheck(reading),
    proofCheck(reading),
    clichesCheck(reading),
    openingsCheck(reading),
  ]
  return checks.filter((check) => check !== null)
}

const firstFault = 10
const nextFault = 5

/** A letter with one such fault earns 90 of 100 points at most: it is not fit to be sent. */
function createSentencesCheck(reading: Reading, faults: Flag[]): Check {
  const weight = 20
  const lost = faults.length === 0 ? 0 : firstFault + (faults.length - 1) * nextFault
  return createCheck({
    id: 'sentences',
    title: 'Ready to send',
    weight,
    share: reading.tokens.length === 0 ? 0 : 1 - lost / weight,
    evidence: faults.flatMap(({ evidence }) => (evidence === '' ? [] : [evidence])),
    about: faults.flatMap(({ evidence }) => (evidence === '' ? [] : [evidence])),
    fix: join([...new Set(faults.map(({ message }) => message))], 3).replaceAll('., ', '. '),
  })
}

const greeting = /^(?:dear|hello|hi|good (?:morning|afternoon))\b|^to whom it may concern/

function greetingCheck({ lines }: Reading): Check {
  const found = lines.slice(0, 14).find(({ text }) => greeting.test(fold(text.slice(0, 60))))
  const isCold = found !== undefined && /^(?:to whom|dear sir)/.test(fold(found.text.slice(0, 30)))
  return createCheck({
    id: 'greeting',
    title: 'Greeting',
    weight: 2,
    share: found ? (isCold ? 0.5 : 1) : 0,
    evidence: found ? [found.text.slice(0, 80)] : [],
    about: found ? [found.text] : [],
    fix: isCold
      ? 'Address a person by name, or write "Dear Hiring Manager".'
      : 'Start with a line such as "Dear Ms. Ortiz," or "Dear Hiring Manager,".',
  })
}

const bareName = (name: string) =>
  fold(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/ (?:inc|ltd|llc|gmbh|corp|corporation|co|plc|limited|company|group)$/, '')

function companyCheck(reading: Reading, company: string): Check {
  const isNamed = ` ${fold(reading.text).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${bareName(company)} `)
  return createCheck({
    id: 'company',
    title: 'Mentions the company',
    weight: 3,
    share: isNamed ? 1 : 0,
    evidence: isNamed ? [asWritten(company, reading)] : [],
    fix: `Mention ${company}, and say why you want to work there.`,
  })
}

function roleCheck(reading: Reading, role: string): Check {
  const isNamed = ` ${fold(reading.text).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${bareName(role)} `)
  return createCheck({
    id: 'role',
    title: 'Mentions the role',
    weight: 2,
    share: isNamed ? 1 : 0,
    evidence: isNamed ? [asWritten(role, reading)] : [],
    fix: `Mention the role you are applying for: ${role}.`,
  })
}

/** A name as the letter has it, which need not write it as the form does. */
function asWritten(name: string, { text, tokens }: Reading): string {
  const words = tokenize(bareName(name)).map(({ word }) => word)
  const at = tokens.findIndex((_, from) => words.every((word, index) => tokens[from + index]?.word === word))
  return at === -1 ? name : text.slice(tokens[at]?.start, tokens[at + words.length - 1]?.end).replaceAll(/\s+/g, ' ')
}

const fewest = 180
const most = 400

function lengthCheck(reading: Reading): Check {
  const words = wordCount(reading)
  return createCheck({
    id: 'length',
    title: 'Length',
    weight: 4,
    share: words < fewest ? words / fewest : 1 - Math.max(0, words - most) / most,
    evidence: [countWords(words, 'word')],
    fix:
      words < fewest
        ? `A letter of ${fewest} to ${most} words has room for two or three achievements. A shorter letter is better than padding.`
        : `Cut it to ${most} words or fewer, so that it fits on one page.`,
  })
}

const sentenceEnd = /(?<=[.!?])\s+/

const closing =
  /\b(?:sincerely|kind regards|best regards|regards|yours truly|yours faithfully|respectfully|best wishes|with thanks|thank you)\b/

function closingCheck({ lines }: Reading): Check {
  const found = lines.slice(-6).find(({ text }) => closing.test(fold(text.slice(-160))))
  const sentence = found?.text.split(sentenceEnd).findLast((part) => closing.test(fold(part)))
  return createCheck({
    id: 'closing',
    title: 'Closing',
    weight: 1,
    share: found ? 1 : 0,
    evidence: sentence ? [sentence] : [],
    fix: 'End with a line such as "Sincerely," with your name below it.',
  })
}

interface Sentence {
  text: string
  words: string[]
}

const maxSentences = 400

function splitIntoSentences({ lines }: Reading): Sentence[] {
  return lines
    .flatMap(({ text }) => text.split(sentenceEnd))
    .slice(0, maxSentences)
    .map((text) => ({ text, words: fold(text.slice(0, 600)).match(/[\p{L}\p{N}%$€£]+/gu) ?? [] }))
}

const targetProof = 2

/** Something done, with a number to it: what a reader can ask about. */
/** A list of half the words earns nothing: a letter tells how things came about. */
const maxListed = 0.5

/** How much of the letter is told in sentences, and not in a list. */
function toldCheck({ lines }: Reading): Check {
  const listed = lines.filter(({ isBullet }) => isBullet)
  const words = lines.reduce((sum, { from, to }) => sum + to - from, 0)
  const inLists = listed.reduce((sum, { from, to }) => sum + to - from, 0)
  return createCheck({
    id: 'told',
    title: 'Told in sentences',
    weight: 6,
    share: words === 0 ? 0 : 1 - inLists / words / maxListed,
    evidence: [],
    about: listed.map(({ text }) => text),
    fix: 'Your letter lists what you did; tell the most important of it in a sentence or two.',
  })
}

function proofCheck(reading: Reading): Check {
  const told = splitIntoSentences(reading).filter(
    ({ words }) =>
      words.some((word) => /^\d/.test(word) && !/^(?:19|20)\d\d$/.test(word)) &&
      words.some((word) => findTense(word) === 'past'),
  )
  return createCheck({
    id: 'proof',
    title: 'Achievements with results',
    weight: 5,
    share: told.length / targetProof,
    evidence: told.map(({ text }) => text),
    fix: 'Describe two things you did for an employer and the result of each, with numbers where you can.',
  })
}

function clichesCheck(reading: Reading): Check {
  const found = clichesIn(reading)
  return createCheck({
    id: 'cliches',
    title: 'No clichés',
    weight: 3,
    share: reading.tokens.length === 0 ? 0 : 1 - found.length / 3,
    evidence: found,
    about: found,
    fix: `Replace clichés such as ${join(found.map((phrase) => `"${phrase}"`))} with something only you could write.`,
  })
}

const targetOpenings = 3

/** Counts sentences that begin otherwise, and no share of them: a true sentence more costs nothing. */
function openingsCheck(reading: Reading): Check {
  const sentences = splitIntoSentences(reading).filter(({ words }) => words.length > 4)
  const varied = sentences.filter(({ words }) => words[0] !== 'i')
  const starting = sentences.filter(({ words }) => words[0] === 'i').map(({ text }) => text)
  const isVaried = varied.length >= Math.min(targetOpenings, sentences.length)
  return createCheck({
    id: 'openings',
    title: 'Not every sentence starts with "I"',
    weight: 2,
    share: varied.length / targetOpenings,
    evidence: isVaried ? [] : starting,
    about: starting.slice(1),
    fix: 'Start some sentences with what the company needs or what was achieved.',
  })
}

/** How a letter meets the posting, 51 of 100 points; with a position alone, whether it speaks of that profession. */
export function createLetterMatchChecks({ reading, posting, comparison, position }: LetterInput): Check[] {
  const { requirements } = comparison
  const checks = [
    createRequiredCheck(requirements, 'letter', 45),
    createPreferredCheck(requirements, 'letter'),
    createTitleCheck(reading, findTitle(posting, position), 5, 'letter'),
  ]
  return checks.filter((check) => check !== null)
}
