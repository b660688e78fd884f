import { expect, test } from 'vitest'
import { conflictsOf, filled, letterFrom, valuesOfReading } from './import-profile.ts'
import { blankLetter } from '../letter/letter-values.ts'
import { blankPosition, blankResume } from '../resume/resume-values.ts'

const found = { ...blankResume, fullName: 'Noor', phone: '(555) 010-4477', skills: 'SQL', certifications: ['CPIM'] }

test('empty fields are filled, and what differs is asked about', () => {
  const current = { ...blankResume, fullName: 'Nora', skills: 'SQL', summary: 'Mine' }
  expect(conflictsOf(current, found)).toEqual(['fullName'])
  expect(filled(current, found, false)).toEqual({
    ...current,
    phone: '(555) 010-4477',
    certifications: ['CPIM'],
  })
  expect(filled(current, found, true)).toMatchObject({ fullName: 'Noor', summary: 'Mine' })
})

test('a position that was never filled in stands in nobody’s way, and a silent source takes nothing', () => {
  const positions = [{ ...blankPosition, company: 'Mills' }]
  expect(filled(blankResume, { ...found, positions }, false).positions).toEqual(positions)
  expect(conflictsOf({ ...blankResume, positions }, found)).toEqual([])
  expect(filled({ ...blankResume, positions }, found, true).positions).toEqual(positions)
})

test('a letter takes its own part of a resume, and keeps the job it is for', () => {
  const current = { ...blankLetter, jobDetails: { ...blankLetter.jobDetails, companyName: 'Harbor' } }
  const job = { ...blankPosition, position: 'Planner', company: 'Mills', achievements: 'Cut costs by 5%' }
  const letter = filled(current, letterFrom(current, { ...found, positions: [job] }), false)
  expect(letter).toMatchObject({
    personalInfo: { fullName: 'Noor' },
    jobDetails: { companyName: 'Harbor' },
    experience: { relevantExperience: 'Planner at Mills', keyAchievements: 'Cut costs by 5%', skills: 'SQL' },
  })
})

test('years that a resume names without months are left as written', () => {
  const read = {
    position: 'Clerk',
    company: 'Mills',
    description: '',
    startDate: null,
    endDate: null,
    isCurrent: false,
  }
  const { positions } = valuesOfReading({
    fullName: '',
    email: '',
    phone: '',
    address: '',
    links: [],
    summary: '',
    workHistory: [{ ...read, writtenDates: '2014 – 2016' }],
    education: [],
    skills: [],
    certifications: [],
  })
  expect(positions).toMatchObject([{ startDate: '2014', endDate: '2016' }])
})
