import { expect, test } from 'vitest'
import { analyzeLetter } from '#engine/analyze-letter.ts'
import { checkFacts } from '#engine/fact-check/check-facts.ts'
import type { LetterForm } from '#engine/model/forms.ts'
import * as bank from './bank.ts'
import { accountant } from './forms.fixture.ts'
import {
  answeredLetters,
  applicantLetters,
  heldLetters,
  secondHeldLetters,
  thirdHeldLetters,
} from './held-letters/held-letters.fixture.ts'
import { monthNames } from './letter-head.ts'
import { fold } from './paragraphs.ts'
import { countWords } from './words.ts'
import { readSigns } from './statements.ts'
import { writeLetter } from './write-letter.ts'

const getBody = (text: string) => text.split(/Dear [^\n]+,\n\n/)[1]?.split('\n\nSincerely,')[0] ?? ''
const listItems = (body: string) =>
  body
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .map((line) => line.slice(2))
const listSentences = (body: string) =>
  body
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('- '))
    .flatMap((line) => line.split(/(?<=[.!?:])(?<!\b(?:St|Inc|Dr)\.)\s+/))

/** All that a person typed of themselves, with arrows read. */
const listTyped = ({ experience, motivation, jobDetails }: LetterForm) =>
  [
    ...experience.positions.flatMap((position) => Object.values(position)),
    experience.relevantExperience,
    experience.keyAchievements,
    experience.skills,
    ...Object.values(motivation),
    jobDetails.companyName,
  ]
    .map(readSigns)
    .join('\n')

const bankSentences: string[] = Object.values(bank).flat()

/** What is filled in may be anything but for the wish, which is the person's. */
const bankPatterns = bankSentences
  .flatMap((sentence) => sentence.split(/(?<=[.!?:])\s+/))
  .map((sentence) => {
    const escaped = sentence.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replace('{wish}', '(?<wish>.+)')
    return new RegExp(`^${escaped.replaceAll(/\{[^}]+\}/g, '.+')}$`, 'iu')
  })
const faults = new Set([
  'fragment',
  'missing_subject',
  'quoted_posting',
  'copied_posting',
  'no_addressee',
  'unrelated_tie',
])

/** What a sentence says that the bank does not: the wish in one of its sentences, or all of another one. */
function findOwnWords(sentence: string): string {
  const wishes = bankPatterns.flatMap((pattern) => pattern.exec(sentence)?.groups?.wish ?? [])
  // "because I want to" may be a part of the wish itself: the shortest reading has nothing of the bank.
  const [shortest] = wishes.toSorted((one, other) => one.length - other.length)
  return shortest ?? (bankPatterns.some((pattern) => pattern.test(sentence)) ? '' : sentence)
}

const writeLetters = (forms: typeof heldLetters) =>
  forms.map(([name, form]) => {
    const { text } = writeLetter(form)
    return { name, form, text, body: getBody(text) }
  })
const [applicants, answered] = [writeLetters(applicantLetters), writeLetters(answeredLetters)]
const others = writeLetters([...heldLetters, ...secondHeldLetters, ...thirdHeldLetters])
const allLetters = [...applicants, ...answered, ...others]

/** Words that the rules add to those of the person: what tells of a job, joins two deeds, or replaces "here" and "yrs". */
const added = new Set(
  'i a an the run ran you your and also am is was were have has been had would like to from since of for in as at with there before that previously earlier still first then worked work with hold speak became because experience spent years behind me on want interested applying'.split(
    ' ',
  ),
)
const listWords = (text: string) => fold(text).split(' ')

test('every sentence is of the bank, or has no word but those of the form', () => {
  for (const { name, form, body } of allLetters) {
    const typed = new Set([...listWords(listTyped(form)), ...added, ...monthNames.map((name) => name.toLowerCase())])
    for (const sentence of listSentences(body)) {
      const unknown = listWords(findOwnWords(sentence)).filter((word) => word !== '' && !typed.has(word))
      expect(unknown, `${name}: ${sentence}`).toEqual([])
    }
  }
})

test('no sentence comes twice', () => {
  for (const { name, body } of allLetters) {
    const sentences = listSentences(body)
    expect(new Set(sentences).size, name).toBe(sentences.length)
  }
})

test('a letter keeps every figure of the experience and the results', () => {
  for (const { name, form, body } of allLetters) {
    const { relevantExperience, keyAchievements } = form.experience
    const figures = `${relevantExperience}\n${keyAchievements}`.match(/\p{N}+/gu) ?? []
    expect(
      figures.filter((figure) => !body.includes(figure)),
      name,
    ).toEqual([])
  }
})

test('an item of a list is as it was typed, but for a label, the capital of its first word and the employer above it', () => {
  for (const { name, form, body } of allLetters) {
    const typed = listTyped(form)
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/\b(still|are|work) here\b/g, '$1 there')
      .toLowerCase()
    for (const item of listItems(body).map((text) => text.toLowerCase()))
      for (const part of typed.includes(item)
        ? []
        : item.replace(/^(?:earlier experience|skills): /, '').split(/, |; |\. /))
        expect(typed.replaceAll(/ at (?:[\p{L}&]+ ){1,4}(?=by )/gu, ' '), `${name}: ${item}`).toContain(part)
  }
})

test('no sentence of the bank adds a fact, or looks to our own analysis like a fault', () => {
  const form = { ...accountant, jobDetails: { ...accountant.jobDetails, companyName: 'Fernway', position: 'Clerk' } }
  const filled: Record<string, string> = {
    company: 'Fernway',
    position: 'Clerk',
    'as position': 'a Clerk',
    wish: 'keep the books of clinics',
  }
  for (const sentence of bankSentences) {
    const text = sentence.replaceAll(/\{([^}]+)\}/g, (_, name: string) => filled[name] ?? '')
    expect(checkFacts(form, text), text).toEqual({ ok: true })
    const { flags } = analyzeLetter({ text: `Dear Hiring Manager,\n\n${text}\n\nSincerely,\nTomás Okafor` })
    expect(
      flags.filter(({ id }) => faults.has(id)),
      text,
    ).toEqual([])
  }
})

test('no fact is added: names, dates, titles and numbers are those of the form', () => {
  for (const { name, form, text } of allLetters) expect(checkFacts(form, text), name).toEqual({ ok: true })
})

test('letters are short where the material is, never padded, and begin their sentences differently', () => {
  const lengths = allLetters.map(({ body }) => countWords(body))
  expect(lengths.filter((words) => words >= 90).length).toBeGreaterThanOrEqual(100)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(320)
  const openings = new Map<string, number>()
  for (const { form, body } of allLetters) {
    const typed = listTyped(form)
    const written = listSentences(body).filter((sentence) => !typed.includes(sentence.replace(/[.!?]$/, '')))
    for (const opening of new Set(written.map((sentence) => sentence.split(' ').slice(0, 3).join(' '))))
      openings.set(opening, (openings.get(opening) ?? 0) + 1)
  }
  expect([...openings].filter(([, count]) => count > allLetters.length / 4)).toEqual([])
})

test('ten letters of one person to ten employers differ, and each names its own', () => {
  const companies = [
    'Fernway',
    'Larkfield',
    'Acme',
    'Tidewater',
    'Ostrander',
    'Calder',
    'Harrow',
    'Caretap',
    'Beacon',
    'Juniper',
  ]
  const bodies = companies.map((companyName) =>
    getBody(writeLetter({ ...accountant, jobDetails: { ...accountant.jobDetails, companyName } }).text),
  )
  for (const [at, body] of bodies.entries()) expect(body).toContain(companies[at])
  const told = bodies.map((body, at) => body.replaceAll(companies[at] ?? '', ''))
  expect(new Set(told).size).toBe(companies.length)
  expect(new Set(told.map((body) => body.split('\n\n')[0])).size).toBeGreaterThanOrEqual(4)
  expect(new Set(told.map((body) => body.split('\n\n').at(-1))).size).toBeGreaterThanOrEqual(6)
})

/** The analysis takes `speak` for no verb. */
const misread = [
  'My colleagues rely on me to say no to a patron without losing the patron.',
  'Your parents speak of the teachers first and the buildings second.',
]

test('our own analysis finds no fault in our own letters', () => {
  for (const { name, form, text } of allLetters) {
    const { jobDescription, companyName, position } = form.jobDetails
    const { flags } = analyzeLetter({ text, jobDescription, companyName, position })
    expect(
      flags.filter(({ id, evidence }) => faults.has(id) && !misread.includes(evidence)),
      name,
    ).toEqual([])
  }
})

test('answered questions make letters of the length that readers expect', () => {
  const count = (letters: typeof answered) => letters.map(({ body }) => countWords(body))
  const [before, after] = [count(applicants), count(answered)]
  expect(after.filter((words, at) => words <= (before[at] ?? 0))).toEqual([])
  expect(after.filter((words) => words >= 180 && words <= 320).length).toBeGreaterThanOrEqual(38)
})
