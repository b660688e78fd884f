import { expect, it } from 'vitest'
import { noFacts } from '#contract/answers.ts'
import { suggestAnswer, suggestFacts } from './suggest-answer.ts'

const job = { company: 'Mills', position: 'Clerk', startDate: '2020-01', description: null }
const profile = {
  salaryExpectation: 68_000,
  willingToRelocate: true,
  workPreference: 'hybrid' as const,
  workHistory: [{ ...job, endDate: '2024-01' }],
}
type Known = Parameters<typeof suggestAnswer>[2]
const suggestText = (question: string, facts = noFacts, known: Known = profile) =>
  suggestAnswer(question, facts, known)?.text

it('suggests what the profile says', () => {
  expect(suggestText('What are your salary expectations?')).toBe('$68,000 a year')
  expect(suggestText('What is your desired compensation?')).toBe('$68,000 a year')
  expect(suggestText('Would you relocate?')).toBe('Yes')
  expect(suggestText('What is your notice period?')).toBe('None, I can start right away')
  expect(suggestText('How soon can you start?')).toBe('None, I can start right away')
  expect(suggestText('Do you prefer remote work?')).toBe('Hybrid')
})

it('prefers what the client answered over the profile, and says where it is from', () => {
  const facts = { ...noFacts, salaryExpectation: 90_000, willingToRelocate: false, sponsorshipNeeded: false }
  expect(suggestAnswer('Salary expectation', facts, profile)).toEqual({
    text: '$90,000 a year',
    source: 'your answers',
  })
  expect(suggestText('Are you willing to relocate?', facts)).toBe('No')
  expect(suggestText('Will you need visa sponsorship?', facts)).toBe('No')
  expect(suggestAnswer('Expected salary?', noFacts, profile)?.source).toBe('your profile')
})

it('suggests nothing that is not known', () => {
  expect(suggestText('What are your salary expectations?', noFacts, null)).toBeUndefined()
  expect(suggestText('Will you need sponsorship?')).toBeUndefined()
  expect(suggestText('Are you authorized to work in the US?')).toBeUndefined()
  expect(suggestText('Are you at least 18?')).toBeUndefined()
  expect(suggestText('Why do you want to work here?')).toBeUndefined()
})

it('suggests nothing from a box that is not checked, a current job or an empty work history', () => {
  expect(suggestFacts({ ...profile, willingToRelocate: false }).willingToRelocate).toBeNull()
  expect(suggestFacts({ ...profile, workHistory: [{ ...job, endDate: null }] }).noticePeriod).toBeNull()
  expect(suggestFacts({ ...profile, workHistory: [] }).noticePeriod).toBeNull()
})
