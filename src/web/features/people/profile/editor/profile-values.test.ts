import { expect, it } from 'vitest'
import {
  blankJob,
  blankProfile,
  blankSchool,
  profileForm,
  readWholeNumber,
  toProfileValues,
  withoutBlankEntries,
} from './profile-values.ts'

const getErrors = (values: unknown) =>
  profileForm.safeParse(values).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

it('reads whole numbers as people write them', () => {
  expect(['', '  ', '68000', '68,000', '$68 000', "1'000", '0'].map(readWholeNumber)).toEqual([
    null,
    null,
    68_000,
    68_000,
    68_000,
    1_000,
    0,
  ])
  for (const input of ['68.5', '68,00', '-1', '6e4', 'a lot']) expect(readWholeNumber(input)).toBeNaN()
})

it('sends empty fields as null', () => {
  expect(profileForm.parse(blankProfile)).toEqual({
    ...blankProfile,
    phone: null,
    address: null,
    salaryExpectation: null,
    workPreference: null,
  })
})

it('sends numbers and months, and drops blank entries', () => {
  const body = withoutBlankEntries(
    profileForm.parse({
      ...blankProfile,
      workHistory: [blankJob, { ...blankJob, company: ' Mills ', startDate: 'Apr 2021', endDate: 'Present' }],
      education: [{ ...blankSchool, institution: 'MIT', graduationYear: '2018' }, blankSchool],
      salaryExpectation: '68,000',
    }),
  )
  expect(body.workHistory).toEqual([
    { company: 'Mills', position: '', startDate: '2021-04', endDate: null, description: null },
  ])
  expect(body.education).toMatchObject([{ institution: 'MIT', degree: null, graduationYear: 2018 }])
  expect(body.salaryExpectation).toBe(68_000)
})

it('reports an error at its field', () => {
  const job = { ...blankJob, startDate: '2021-04' }
  expect(getErrors({ ...blankProfile, salaryExpectation: 'a lot' })).toEqual([
    'salaryExpectation: Please enter a whole number',
  ])
  expect(getErrors({ ...blankProfile, workHistory: [job, { ...job, endDate: 'soon' }] })).toEqual([
    'workHistory.1.endDate: Please enter a month as YYYY-MM',
  ])
  expect(getErrors({ ...blankProfile, workHistory: [{ ...job, endDate: '03/2021' }] })).toEqual([
    'workHistory.0.endDate: Please enter a month after the start',
  ])
  expect(getErrors({ ...blankProfile, education: [{ ...blankSchool, graduationYear: '18' }] })).toEqual([
    'education.0.graduationYear: Please enter a year, such as 2018',
  ])
})

it('shows a saved profile and sends it back unchanged', () => {
  const saved = {
    ...profileForm.parse({
      ...blankProfile,
      workHistory: [{ ...blankJob, company: 'Mills', startDate: '2021-04' }],
      education: [{ ...blankSchool, graduationYear: '2018' }],
      salaryExpectation: '1',
      workPreference: 'hybrid',
    }),
    id: '',
    userId: '',
    resumeUrl: null,
    createdAt: '',
    updatedAt: '',
  }
  const { id, userId, resumeUrl, createdAt, updatedAt, ...body } = saved
  expect(profileForm.parse(toProfileValues(saved))).toEqual(body)
  expect(toProfileValues(null)).toBe(blankProfile)
  void [id, userId, resumeUrl, createdAt, updatedAt]
})
