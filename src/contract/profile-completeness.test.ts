import { expect, it } from 'vitest'
import { computeCompleteness, type CompletenessInput } from './profile-completeness.ts'

const blank: CompletenessInput = {
  phone: null,
  address: null,
  links: [],
  workHistory: [],
  skills: [],
  education: [],
  salaryExpectation: null,
  workPreference: null,
}
const full: CompletenessInput = {
  phone: '555 0100',
  address: '1 Main Street',
  links: ['https://www.linkedin.com/in/ann'],
  workHistory: [{ company: 'Mills', position: 'Clerk' }],
  skills: ['SQL'],
  education: [{ institution: 'École Normale' }],
  salaryExpectation: 0,
  workPreference: 'remote',
}

it('is 0% for an empty profile, and lists what is missing in the order of the form', () => {
  expect(computeCompleteness(blank, false)).toEqual({
    percent: 0,
    complete: false,
    missing: [
      'phone',
      'address',
      'links',
      'resume',
      'workHistory',
      'skills',
      'education',
      'salaryExpectation',
      'workPreference',
    ],
  })
})

it('is 100% without certifications and benefits', () => {
  expect(computeCompleteness(full, true)).toEqual({ percent: 100, complete: true, missing: [] })
})

it('weighs a resume as much as the work history, and more than an address', () => {
  const losses = [
    computeCompleteness(full, false),
    computeCompleteness({ ...full, workHistory: [] }, true),
    computeCompleteness({ ...full, address: '' }, true),
  ].map(({ percent }) => 100 - percent)
  expect(losses).toEqual([20, 20, 5])
})

it('is complete at 80%, not below', () => {
  expect(computeCompleteness(full, false)).toMatchObject({ percent: 80, complete: true })
  expect(computeCompleteness({ ...full, links: [] }, false)).toMatchObject({ percent: 75, complete: false })
})

it('does not count blank values', () => {
  const profile = {
    ...full,
    phone: '  ',
    workHistory: [
      { company: '', position: '' },
      { company: 'Mills', position: ' ' },
    ],
    education: [{ institution: '' }],
    salaryExpectation: '',
  }
  expect(computeCompleteness(profile, true).missing).toEqual(['phone', 'workHistory', 'education', 'salaryExpectation'])
})
