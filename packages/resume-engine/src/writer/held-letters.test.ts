import { expect, test } from 'vitest'
import { analyzeLetter } from '#engine/analyze-letter.ts'
import { checkFacts } from '#engine/fact-check/check-facts.ts'
import type { LetterForm } from '#engine/model/forms.ts'
import * as bank from './bank.ts'
import { accountant } from './forms.fixture.ts'
import { heldLetters } from './held-letters/held-letters.fixture.ts'
import { fold } from './paragraphs.ts'
import { countWords } from './words.ts'
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
    .flatMap((line) => line.split(/(?<=[.!?:])(?<!\bSt\.)\s+/))

/** All that a person typed, and each line of it. */
const listTyped = ({ experience, motivation }: LetterForm) =>
  [experience.relevantExperience, experience.keyAchievements, ...Object.values(motivation)]
    .join('\n')
    .replaceAll(/(\S*\d\S*)\s*(?:->|→)\s*(\S*\d\S*)/g, 'from $1 to $2')

const bankSentences = [
  ...Object.values(bank.openings).flat(),
  ...bank.listIntros,
  ...bank.firstListIntros,
  ...bank.singleIntros,
  ...Object.values(bank.skillSentences).flat(),
  ...bank.backgrounds,
  ...bank.closings,
  ...Object.values(bank.contacts).flat(),
  ...bank.thanks,
  ...Object.values(bank.jobs).flat(),
  'Before that, I was {a job} {place}.',
  'I was {a job} {place}.',
  'I bring {duration} of experience as {a job}.',
  'Most of what I would bring comes from my work as {a job}.',
]

/** What is filled in may be anything. */
const bankPatterns = bankSentences
  .flatMap((sentence) => sentence.split(/(?<=[.!?:])\s+/))
  .map(
    (sentence) =>
      new RegExp(`^${sentence.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{[^}]+\}/g, '.+')}$`, 'iu'),
  )
const faults = new Set([
  'fragment',
  'missing_subject',
  'quoted_posting',
  'copied_posting',
  'no_addressee',
  'unrelated_tie',
])

/** A job may have a note after a colon. */
const isOfBank = (sentence: string) =>
  bankPatterns.some((pattern) => pattern.test(sentence) || pattern.test(sentence.replace(/:$/, '.')))

test('every sentence is of the bank, or typed, or a typed line that begins with a verb', () => {
  for (const [name, form] of heldLetters) {
    const typed = fold(listTyped(form))
    for (const sentence of listSentences(getBody(writeLetter(form).text))) {
      const said = fold(sentence).replace(
        /^(?:am applying because|am|would like to work at .* because|want this position because) /,
        '',
      )
      const isTyped =
        typed.includes(said) ||
        typed.includes(said.replace(' and ', ' ')) ||
        sentence.split(', ').every((part) => typed.includes(fold(part)))
      expect(isOfBank(sentence) || isTyped, `${name}: ${sentence}`).toBe(true)
    }
  }
})

test('an item of a list is as it was typed, but for the capital of its first word', () => {
  for (const [name, form] of heldLetters) {
    const typed = listTyped(form).replaceAll(/\s+/g, ' ').toLowerCase()
    for (const item of listItems(getBody(writeLetter(form).text)))
      expect(typed, name).toContain(item.replaceAll('. ', ' ').toLowerCase().slice(0, 30))
  }
})

test('no sentence of the bank adds a fact, or looks to our own analysis like a fault', () => {
  const form = { ...accountant, jobDetails: { ...accountant.jobDetails, companyName: 'Fernway', position: 'Clerk' } }
  const filled: Record<string, string> = {
    company: 'Fernway',
    position: 'Clerk',
    'a position': 'a Clerk',
    phone: '555 010 0142',
  }
  const fixed = bankSentences.filter((sentence) => !/\{(?!company|position|a position|phone)/.test(sentence))
  for (const sentence of fixed) {
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
  for (const [name, form] of heldLetters) expect(checkFacts(form, writeLetter(form).text), name).toEqual({ ok: true })
})

test('letters are short where the material is, never padded, and begin their sentences differently', () => {
  const bodies = heldLetters.map(([, form]) => getBody(writeLetter(form).text))
  const lengths = bodies.map(countWords)
  expect(lengths.filter((words) => words >= 90).length).toBeGreaterThanOrEqual(32)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(320)
  const openings = new Map<string, number>()
  for (const body of bodies)
    for (const opening of new Set(listSentences(body).map((sentence) => sentence.split(' ').slice(0, 3).join(' '))))
      openings.set(opening, (openings.get(opening) ?? 0) + 1)
  expect([...openings].filter(([, count]) => count > heldLetters.length / 4)).toEqual([])
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
  const parts = bodies.map((body) => listSentences(body))
  expect(new Set(parts.map(([first = ''], at) => first.replace(companies[at] ?? '', ''))).size).toBeGreaterThanOrEqual(
    5,
  )
  expect(new Set(parts.map((sentences) => sentences.slice(-3).join(' '))).size).toBeGreaterThanOrEqual(8)
})

test('our own analysis finds no fault in our own letters', () => {
  for (const [name, form] of heldLetters) {
    const { jobDescription, companyName, position } = form.jobDetails
    const { flags } = analyzeLetter({ text: writeLetter(form).text, jobDescription, companyName, position })
    expect(
      flags.filter(({ id }) => faults.has(id)),
      name,
    ).toEqual([])
  }
})
