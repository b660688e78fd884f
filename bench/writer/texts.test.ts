import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { analyzeLetter } from '@foothold/resume-engine/analyze'
import { checkFacts } from '@foothold/resume-engine/facts'
import { cliches } from '#engine/words/writing.ts'
import { countWords } from '#engine/writer/words.ts'
import { writeLetter, writeResume } from '@foothold/resume-engine/write'
import { people } from './people/index.ts'
import { toLetterForm, toResumeForm, type Person } from './people/person.ts'
import { textsFolder, writeTexts } from './texts.ts'

test('the stored texts are what the writer writes; `node bench/writer/write.ts` writes them again', async () => {
  const texts = writeTexts()
  expect((await readdir(textsFolder)).toSorted()).toEqual([...texts.keys()].toSorted())
  for (const [name, text] of texts) expect(await readFile(new URL(name, textsFolder), 'utf8'), name).toBe(text)
})

test('no text adds a fact', () => {
  for (const person of people) {
    const [resume, letter] = [toResumeForm(person), toLetterForm(person)]
    expect(checkFacts(resume, writeResume(resume).text), `${person.id} resume`).toEqual({ ok: true })
    expect(checkFacts(letter, writeLetter(letter).text), `${person.id} letter`).toEqual({ ok: true })
  }
})

const faults = new Set([
  'fragment',
  'missing_subject',
  'quoted_posting',
  'copied_posting',
  'no_addressee',
  'unrelated_tie',
])
/** The analysis reads English sentences only, and takes `return my calls` for no verb. */
const misread = ['Subcontractors return my calls.']
const isEnglish = ({ id }: Person) => !id.endsWith('german-form')

test('the analysis finds no fault that keeps a letter from being sent', () => {
  const found = people.filter(isEnglish).flatMap((person) => {
    const { text } = writeLetter(toLetterForm(person), '2026-11-22')
    const { posting, company, title } = person
    const { flags } = analyzeLetter({ text, jobDescription: posting, companyName: company, position: title })
    return flags
      .filter(({ id, evidence }) => faults.has(id) && !misread.includes(evidence))
      .map(({ id, evidence }) => `${person.id} ${id} ${evidence}`)
  })
  expect(found).toEqual([])
})

test('no letter has a cliché, and none is longer than a page', () => {
  for (const person of people) {
    const { text } = writeLetter(toLetterForm(person))
    for (const phrase of cliches) expect(text.toLowerCase(), person.id).not.toContain(phrase)
    expect(countWords(text), person.id).toBeLessThanOrEqual(400)
  }
})

const toNumbers = (text: string) => text.match(/\p{N}+/gu) ?? []

test('every number of a text is in the form, and every employer of the form in the resume', () => {
  for (const person of people) {
    const form = JSON.stringify(toResumeForm(person)) + JSON.stringify(toLetterForm(person))
    const known = new Set(toNumbers(form))
    const { text } = writeResume(toResumeForm(person))
    for (const number of [...toNumbers(text), ...toNumbers(writeLetter(toLetterForm(person)).text)])
      expect(known.has(number), `${person.id}: ${number}`).toBe(true)
    for (const [, company] of person.jobs ?? []) expect(text).toContain(company)
  }
})
