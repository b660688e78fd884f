import { expect, test } from 'vitest'
import type { ResumeFields } from '@foothold/resume-engine/reading'
import { compareReading } from './read-back.ts'
import { blankPosition, blankResume, blankSchool } from '@foothold/resume-engine/resume-values'

const values = {
  ...blankResume,
  fullName: "Noor D'Arcy",
  phone: '(555) 010-4477',
  linkedin: 'linkedin.com/in/noor',
  positions: [
    { ...blankPosition, position: 'Planner', company: 'Mills', startDate: '2021-04' },
    { ...blankPosition, position: 'Clerk', company: 'Søren & Co', startDate: '2018-01', endDate: '2020-02' },
    blankPosition,
  ],
  educations: [{ ...blankSchool, degree: 'BSc', institution: '北京大学', graduationYear: '2018' }],
  skills: 'SQL, C++, Excel',
  certifications: ['APICS CPIM'],
}
const job = { description: '', writtenDates: '' }
const fields: ResumeFields = {
  fullName: "Noor D'Arcy",
  email: '',
  phone: '+555.010.4477',
  address: '',
  links: ['https://www.linkedin.com/in/noor/'],
  summary: '',
  workHistory: [
    {
      ...job,
      position: 'Clerk',
      place: '',
      company: 'Søren & Co',
      startDate: '2018-01',
      endDate: '2020-02',
      isCurrent: false,
    },
    { ...job, position: 'Planner', place: '', company: 'Mills', startDate: '2021-04', endDate: null, isCurrent: true },
  ],
  education: [{ degree: 'BSc', institution: '北京大学', fieldOfStudy: '', graduationYear: 2018 }],
  skills: ['Excel', 'SQL'],
  certifications: [],
}

test('each field is read, different or not found; blank fields are left out', () => {
  const rows = compareReading(values, fields)
  expect(rows.map(({ id, outcome }) => [id, outcome])).toEqual([
    ['name', 'read'],
    ['phone', 'read'],
    ['linkedin', 'read'],
    ['title-0', 'read'],
    ['company-0', 'read'],
    ['dates-0', 'read'],
    ['title-1', 'read'],
    ['company-1', 'read'],
    ['dates-1', 'read'],
    ['school-0', 'read'],
    ['skills', 'differs'],
    ['certification-0', 'not found'],
  ])
  expect(rows.find(({ id }) => id === 'skills')).toMatchObject({ meant: 'SQL, C++, Excel', read: 'SQL, Excel' })
})

test('a lost month is reported', () => {
  const [first, second] = fields.workHistory
  const lost = { ...fields, workHistory: [{ ...first!, endDate: null }, second!] }
  expect(compareReading(values, lost).find(({ id }) => id === 'dates-1')).toMatchObject({
    meant: 'Jan 2018 – Feb 2020',
    outcome: 'differs',
  })
})
