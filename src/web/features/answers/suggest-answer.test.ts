import { expect, it } from 'vitest'
import type { ClientFacts } from '#contract/answers.ts'
import { suggestAnswer, suggestFacts } from './suggest-answer.ts'

const noFacts: ClientFacts = {
  workAuthorization: null,
  sponsorshipNeeded: null,
  salaryExpectation: null,
  noticePeriod: null,
  willingToRelocate: null,
  over18: null,
}
const job = { company: 'Mills', position: 'Clerk', startDate: '2020-01', description: null }
const profile = {
  salaryExpectation: 68_000,
  willingToRelocate: true,
  workPreference: 'hybrid' as const,
  workHistory: [{ ...job, endDate: '2024-01' }],
}
type Known = Parameters<typeof suggestAnswer>[2]
const textOf = (question: string, facts = noFacts, known: Known = profile) =>
  suggestAnswer(question, facts, known)?.text

it('suggests what the profile says', () => {
  expect(textOf('What are your salary expectations?')).toBe('$68,000 a year')
  expect(textOf('What is your desired compensation?')).toBe('$68,000 a year')
  expect(textOf('Would you relocate?')).toBe('Yes')
  expect(textOf('What is your notice period?')).toBe('None, I can start right away')
  expect(textOf('How soon can you start?')).toBe('None, I can start right away')
  expect(textOf('Do you prefer remote work?')).toBe('Hybrid')
})

it('prefers what the client answered over the profile, and says where it is from', () => {
  const facts = { ...noFacts, salaryExpectation: 90_000, willingToRelocate: false, sponsorshipNeeded: false }
  expect(suggestAnswer('Salary expectation', facts, profile)).toEqual({
    text: '$90,000 a year',
    source: 'your answers',
  })
  expect(textOf('Are you willing to relocate?', facts)).toBe('No')
  expect(textOf('Will you need visa sponsorship?', facts)).toBe('No')
  expect(suggestAnswer('Expected salary?', noFacts, profile)?.source).toBe('your profile')
})

it('suggests nothing that is not known', () => {
  expect(textOf('What are your salary expectations?', noFacts, null)).toBeUndefined()
  expect(textOf('Will you need sponsorship?')).toBeUndefined()
  expect(textOf('Are you authorized to work in the US?')).toBeUndefined()
  expect(textOf('Are you at least 18?')).toBeUndefined()
  expect(textOf('Why do you want to work here?')).toBeUndefined()
})

it('suggests nothing from a box that is not checked, a current job or an empty work history', () => {
  expect(suggestFacts({ ...profile, willingToRelocate: false }).willingToRelocate).toBeNull()
  expect(suggestFacts({ ...profile, workHistory: [{ ...job, endDate: null }] }).noticePeriod).toBeNull()
  expect(suggestFacts({ ...profile, workHistory: [] }).noticePeriod).toBeNull()
})
