import { expect, test } from 'vitest'
import { findConflicts, mergeImported, resumeToLetter, shareWithLetter, shareWithResume } from './import-profile.ts'
import { readingToResume } from './to-resume-values.ts'
import { blankLetter } from '../letter/letter-values.ts'
import { blankPosition, blankResume } from '@foothold/resume-engine/resume-values'

const found = { ...blankResume, fullName: 'Noor', phone: '(555) 010-4477', skills: 'SQL', certifications: ['CPIM'] }

test('fills empty fields, and lists the fields that differ', () => {
  const current = { ...blankResume, fullName: 'Nora', skills: 'SQL', summary: 'Mine' }
  expect(findConflicts(current, found)).toEqual(['fullName'])
  expect(mergeImported(current, found, false)).toEqual({
    ...current,
    phone: '(555) 010-4477',
    certifications: ['CPIM'],
  })
  expect(mergeImported(current, found, true)).toMatchObject({ fullName: 'Noor', summary: 'Mine' })
})

test('a blank position is replaced, and an empty source removes nothing', () => {
  const positions = [{ ...blankPosition, company: 'Mills' }]
  expect(mergeImported(blankResume, { ...found, positions }, false).positions).toEqual(positions)
  expect(findConflicts({ ...blankResume, positions }, found)).toEqual([])
  expect(mergeImported({ ...blankResume, positions }, found, true).positions).toEqual(positions)
})

test('a letter imports only its fields of a resume, and keeps its job details', () => {
  const current = { ...blankLetter, jobDetails: { ...blankLetter.jobDetails, companyName: 'Harbor' } }
  const job = { ...blankPosition, position: 'Planner', company: 'Mills', achievements: 'Cut costs by 5%' }
  const letter = mergeImported(current, resumeToLetter(current, { ...found, positions: [job] }), false)
  expect(letter).toMatchObject({
    personalInfo: { fullName: 'Noor' },
    jobDetails: { companyName: 'Harbor' },
    experience: { relevantExperience: '', keyAchievements: '', skills: 'SQL', positions: [job] },
  })
})

test('keeps years without months as written, and takes what is said of a job as its bullets', () => {
  const read = {
    position: 'Clerk',
    company: 'Mills',
    place: '',
    description: 'Sorted mail\nAnswered the phone',
    startDate: null,
    endDate: null,
    isCurrent: false,
  }
  const { positions } = readingToResume({
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
  expect(positions).toMatchObject([
    { startDate: '2014', endDate: '2016', achievements: 'Sorted mail\nAnswered the phone', description: '' },
  ])
})

test('the builders share the person and the posting', () => {
  const resume = { ...found, targetJob: 'Planner', jobDescription: 'Plan routes' }
  const letter = shareWithLetter(resume)
  expect(letter).toMatchObject({
    personalInfo: { fullName: 'Noor' },
    jobDetails: { position: 'Planner', jobDescription: 'Plan routes', companyName: '' },
    experience: { skills: 'SQL' },
  })
  expect(shareWithResume(letter)).toEqual({ ...resume, certifications: [] })
})
