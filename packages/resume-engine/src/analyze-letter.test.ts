import { expect, test } from 'vitest'
import { letter, posting } from './analysis.fixture.ts'
import { analyzeLetter } from './analyze-letter.ts'

const whole = { text: letter, jobDescription: posting, companyName: 'Harbor Foods Inc.', position: 'Staff Accountant' }
const outcomes = (input: Parameters<typeof analyzeLetter>[0]) =>
  Object.fromEntries(analyzeLetter(input).checks.map(({ id, outcome }) => [id, outcome]))

test('a letter that names company, role and what was done earns those checks', () => {
  expect(outcomes(whole)).toMatchObject({
    greeting: 'pass',
    company: 'pass',
    role: 'pass',
    closing: 'pass',
    proof: 'pass',
    cliches: 'pass',
    title: 'pass',
    misuse: 'pass',
  })
})

test.each([
  ['greeting', letter.replace('Dear Ms. Ortiz,', '')],
  ['greeting', letter.replace('Dear Ms. Ortiz,', 'To whom it may concern,')],
  ['company', letter.replaceAll('Harbor Foods', 'Your company')],
  ['role', letter.replaceAll('Staff Accountant', 'Bookkeeper')],
  ['closing', letter.replace('Sincerely,\n', '')],
  ['proof', letter.replaceAll(/\d/g, '')],
  ['cliches', letter.replace('When could', 'I am a hard worker and a team player. When could')],
])('a letter that lacks its %s loses those points', (id, text) => {
  expect(outcomes({ ...whole, text })[id]).not.toBe('pass')
  expect(analyzeLetter({ ...whole, text }).atsScore).toBeLessThan(Number(analyzeLetter(whole).atsScore))
})

test('evidence is quoted in whole sentences, as it would be written', () => {
  const end =
    'I am writing to apply for the role of Staff Accountant at Harbor Foods. Thank you for your time and consideration.'
  const { checks } = analyzeLetter({ text: `Dear Ms. Ortiz,\n\n${end}` })
  const findEvidence = (wanted: string) => checks.find(({ id }) => id === wanted)?.evidence
  expect(findEvidence('closing')).toEqual(['Thank you for your time and consideration.'])
  expect(findEvidence('cliches')).toEqual(['I am writing to apply'])
})

test('a letter has 180 to 400 words: shorter and longer ones lose by how far they are off', () => {
  const earned = (words: number) =>
    analyzeLetter({ text: 'word '.repeat(words) }).checks.find(({ id }) => id === 'length')?.earned
  expect([earned(180), earned(400)]).toEqual([4, 4])
  expect(earned(90)).toBeCloseTo(2)
  expect(earned(600)).toBeCloseTo(2)
})

test('a letter is tied to what the posting requires', () => {
  const tied = analyzeLetter(whole).checks.find(({ id }) => id === 'required')
  expect(tied?.evidence).toEqual(expect.arrayContaining(['GAAP', 'QuickBooks']))
  const copied = analyzeLetter({ ...whole, text: `Dear Team,\n${posting}\nSincerely,` })
  expect(copied.checks.find(({ id }) => id === 'misuse')?.outcome).toBe('fail')
  expect(copied.checks.find(({ id }) => id === 'required')?.outcome).toBe('fail')
})

test('without a job text or a company those checks are left out and said so', () => {
  const { checks, limits } = analyzeLetter({ text: letter })
  const ids = checks.map(({ id }) => id)
  for (const id of ['required', 'preferred', 'company', 'role']) expect(ids).not.toContain(id)
  expect(limits.join(' ')).toContain('Without a job description')
  expect(limits.join(' ')).toContain('Without the company')
})
