import { expect, it } from 'vitest'
import { computeCompleteness } from './completeness.ts'
import { blankJob, blankProfile, blankSchool, type ProfileValues } from './profile-values.ts'

const full: ProfileValues = {
  ...blankProfile,
  phone: '555 0100',
  address: '1 Main Street',
  workHistory: [{ ...blankJob, company: 'Mills', position: 'Clerk' }],
  skills: ['SQL'],
  education: [{ ...blankSchool, institution: 'École Normale' }],
  salaryExpectation: '0',
  workPreference: 'remote',
}

it('is 0% for an empty profile, and lists what is missing', () => {
  const { percent, missing } = computeCompleteness(blankProfile, false)
  expect(percent).toBe(0)
  expect(missing).toHaveLength(8)
})

it('is complete without certifications and benefits', () => {
  expect(computeCompleteness(full, true)).toEqual({ percent: 100, missing: [] })
})

it('does not count blank values', () => {
  const values = {
    ...full,
    phone: '  ',
    workHistory: [blankJob, { ...blankJob, company: 'Mills' }],
    education: [blankSchool],
  }
  expect(computeCompleteness(values, false).missing.map(({ todo }) => todo)).toEqual([
    'Add your phone number',
    'Upload your resume',
    'Add a job you have had',
    'Add your education',
  ])
})
