import { expect, test } from 'vitest'
import { analyzeLetter } from '#engine/analyze-letter.ts'
import { checkFacts } from '#engine/fact-check/check-facts.ts'
import type { LetterForm } from '#engine/model/forms.ts'
import * as bank from './bank.ts'
import { accountant } from './forms.fixture.ts'
import { heldLetters, secondHeldLetters } from './held-letters/held-letters.fixture.ts'
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
  ...Object.values(bank.listIntros).flat(),
  bank.skillSentence,
  ...bank.closings,
  ...Object.values(bank.jobs).flat(),
  'Before that, I was {a job} {place}.',
  'I was {a job} {place}.',
  'I have worked at {employer}, first as {a job} and then as {a job}.',
  'I worked at {employer}, first as {a job} and then as {a job}.',
  'I bring {duration} of experience as {a job}.',
  'I bring experience as {a job}.',
  'I bring {years}.',
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

const isOfBank = (sentence: string) => bankPatterns.some((pattern) => pattern.test(sentence))

const allLetters = [...heldLetters, ...secondHeldLetters]

/** Words that the rules add: an article, "for" before a time, what joins two deeds, and "went" between a measure and its change. */
const added = new Set('i also and the a an for went was am have been would like from to'.split(' '))
const listWords = (text: string) =>
  fold(text)
    .split(' ')
    .filter((word) => !added.has(word))

test('every sentence is of the bank, or has the words of the form in their order', () => {
  for (const [name, form] of allLetters) {
    const lines = listTyped(form)
      .split(/\n|(?<=[.;])\s/)
      .map((line) => listWords(line).join(' '))
    for (const sentence of listSentences(getBody(writeLetter(form).text))) {
      const parts = sentence.split(/, and | and |; |, /).map((part) => listWords(part).join(' '))
      const isTyped = parts.every((part) => lines.join(' ').includes(part))
      expect(isOfBank(sentence) || isTyped, `${name}: ${sentence}`).toBe(true)
    }
  }
})

test('an item of a list is as it was typed, but for a label and the capital of its first word', () => {
  for (const [name, form] of allLetters) {
    const typed = `${listTyped(form)}\n${form.experience.skills}`.replaceAll(/\s+/g, ' ').toLowerCase()
    for (const item of listItems(getBody(writeLetter(form).text)).map((text) => text.toLowerCase())) {
      const [label = '', ...rest] = item.split(': ')
      const isLabelled = /^(?:before that|education|skills)$/.test(label) || !typed.includes(item)
      const parts = isLabelled ? rest.join(': ').split(/[;,] /) : [item]
      for (const part of isLabelled && typed.includes(label) ? [label, ...parts] : parts)
        expect(typed, `${name}: ${item}`).toContain(part)
    }
  }
})

test('no sentence of the bank adds a fact, or looks to our own analysis like a fault', () => {
  const form = { ...accountant, jobDetails: { ...accountant.jobDetails, companyName: 'Fernway', position: 'Clerk' } }
  const filled: Record<string, string> = {
    company: 'Fernway',
    position: 'Clerk',
    'a position': 'a Clerk',
    reach: '555 010 0142',
  }
  const fixed = bankSentences.filter((sentence) => !/\{(?!company|position|a position|reach)/.test(sentence))
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
  for (const [name, form] of allLetters) expect(checkFacts(form, writeLetter(form).text), name).toEqual({ ok: true })
})

test('letters are short where the material is, never padded, and begin their sentences differently', () => {
  const bodies = heldLetters.map(([, form]) => getBody(writeLetter(form).text))
  const lengths = bodies.map(countWords)
  expect(lengths.filter((words) => words >= 90).length).toBeGreaterThanOrEqual(28)
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
  const told = bodies.map((body, at) => body.replaceAll(companies[at] ?? '', ''))
  expect(new Set(told).size).toBe(companies.length)
  expect(new Set(told.map((body) => body.split('\n\n')[0])).size).toBeGreaterThanOrEqual(4)
  expect(new Set(told.map((body) => body.split('\n\n').at(-1))).size).toBeGreaterThanOrEqual(6)
})

/** The analysis takes `speak` for no verb. */
const misread = ['Your parents speak of the teachers first and the buildings second.']

test('our own analysis finds no fault in our own letters', () => {
  for (const [name, form] of allLetters) {
    const { jobDescription, companyName, position } = form.jobDetails
    const { flags } = analyzeLetter({ text: writeLetter(form).text, jobDescription, companyName, position })
    expect(
      flags.filter(({ id, evidence }) => faults.has(id) && !misread.includes(evidence)),
      name,
    ).toEqual([])
  }
})
