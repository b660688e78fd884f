import { expect, it } from 'vitest'
import type { ReadPosition, ResumeFields } from '#contract/resume-reading.ts'
import type { Profile } from '#contract/profile.ts'
import {
  blankJob,
  blankProfile,
  blankSchool,
  profileForm,
  valuesOf,
  withoutBlankEntries,
} from '../editor/profile-values.ts'
import { fillsOnly, offersOf, applySuggestions } from './resume-suggestions.ts'
import { sameValues } from '../editor/versions.ts'

const position: ReadPosition = {
  company: 'Harbor Freightways',
  position: 'Planner',
  startDate: '2019-03',
  endDate: null,
  isCurrent: true,
  writtenDates: 'Mar 2019 – Present',
  description: 'Planned six docks.',
}
const nothing: ResumeFields = {
  fullName: '',
  email: '',
  phone: '',
  address: '',
  links: [],
  summary: '',
  workHistory: [],
  education: [],
  skills: [],
  certifications: [],
}
const study = { institution: 'École Normale', degree: 'BSc', fieldOfStudy: 'Physics', graduationYear: 2012 }
const full: ResumeFields = {
  ...nothing,
  phone: '+1 503 555 0147',
  address: 'Portland, OR',
  workHistory: [position],
  education: [study],
  skills: ['SQL', 'Excel', 'sql'],
  certifications: ['CPIM'],
}

it('offers an empty profile all of it, and fills in what was chosen alone', () => {
  const offers = offersOf(full, blankProfile)
  expect(offers.map(({ label }) => label)).toEqual([
    'Phone',
    'Address',
    'Planner at Harbor Freightways',
    'SQL',
    'Excel',
    'BSc, École Normale',
    'CPIM',
  ])
  expect(applySuggestions(blankProfile, [])).toEqual(blankProfile)
  const chosen = offers.filter(({ label }) => label === 'Phone' || label === 'Excel')
  expect(applySuggestions(blankProfile, chosen)).toEqual({
    ...blankProfile,
    phone: '+1 503 555 0147',
    skills: ['Excel'],
  })
})

it('has nothing left to offer once all of it is taken', () => {
  const taken = applySuggestions(blankProfile, offersOf(full, blankProfile))
  expect(offersOf(full, taken)).toEqual([])
  expect(taken.workHistory).toEqual([
    {
      company: 'Harbor Freightways',
      position: 'Planner',
      startDate: '2019-03',
      endDate: '',
      description: 'Planned six docks.',
    },
  ])
  expect(taken.education).toEqual([{ ...study, graduationYear: '2012' }])
})

it('is saved as it was taken: what comes back from the server is no change, empty parts of an entry included', () => {
  const bare = { ...full, education: [{ ...study, degree: '', graduationYear: null }] }
  for (const fields of [full, bare]) {
    const taken = applySuggestions(blankProfile, offersOf(fields, blankProfile))
    const body = withoutBlankEntries(profileForm.parse(taken))
    const saved: Profile = { ...body, id: '', userId: '', resumeUrl: null, createdAt: '', updatedAt: '' }
    expect(sameValues(valuesOf(saved), taken)).toBe(true)
  }
})

it('shows what the profile says beside it, and completes a known entry without taking anything away', () => {
  const values = {
    ...blankProfile,
    phone: '555 0100',
    workHistory: [
      { ...blankJob, company: 'Other' },
      { ...blankJob, company: 'HARBOR  Freightways', position: 'planner', endDate: '2021-04' },
    ],
    education: [{ ...blankSchool, institution: 'École Normale', fieldOfStudy: 'Physique' }],
  }
  const offers = offersOf({ ...full, education: [{ ...study, fieldOfStudy: '' }] }, values)
  expect(offers.find(({ id }) => id === 'phone')).toMatchObject({ current: '555 0100', found: '+1 503 555 0147' })
  expect(offers.find(({ id }) => id === 'job-0')?.current).toBe('planner at HARBOR  Freightways\nUntil Apr 2021')
  const taken = applySuggestions(values, offers)
  expect(taken.workHistory).toHaveLength(2)
  expect(taken.workHistory[1]).toMatchObject({ startDate: '2019-03', endDate: '2021-04' })
  expect(taken.education).toEqual([
    { institution: 'École Normale', degree: 'BSc', fieldOfStudy: 'Physique', graduationYear: '2012' },
  ])
})

it('leaves years without months as they are written, so that no job seems to be held today', () => {
  const past = { ...position, startDate: null, isCurrent: false }
  const datesOf = (change: Partial<ReadPosition>) => {
    const fields = { ...nothing, workHistory: [{ ...past, ...change }] }
    const [job] = applySuggestions(blankProfile, offersOf(fields, blankProfile)).workHistory
    return [job?.startDate, job?.endDate]
  }
  expect(datesOf({ writtenDates: '2014 – 2016' })).toEqual(['2014', '2016'])
  expect(datesOf({ writtenDates: '2014 to 2016' })).toEqual(['2014', '2016'])
  expect(datesOf({ writtenDates: '2014' })).toEqual(['2014', '2014'])
  expect(datesOf({ writtenDates: '' })).toEqual(['', ''])
  expect(datesOf({ writtenDates: '2014 – Present', isCurrent: true })).toEqual(['2014', ''])
})

it('begins with what fills a gap, and leaves to the person what would change something said', () => {
  const chosenOf = (values: typeof blankProfile) => [...fillsOnly(offersOf(full, values))]
  expect(chosenOf(blankProfile)).toHaveLength(7)
  const job = { ...blankJob, company: 'Harbor Freightways', position: 'Planner' }
  const school = { ...blankSchool, institution: 'École Normale', degree: 'BSc' }
  expect(
    chosenOf({
      ...blankProfile,
      phone: '555 0100',
      workHistory: [{ ...job, startDate: '2019-03' }],
      education: [{ ...school, fieldOfStudy: 'Physique' }],
    }),
  ).toEqual(['address', 'job-0', 'skills-SQL', 'skills-Excel', 'certifications-CPIM'])
  expect(chosenOf({ ...blankProfile, workHistory: [{ ...job, description: 'Mine.' }] })).not.toContain('job-0')
})

it('leaves a job that the profile says is held today as it is, unless the person says so', () => {
  const values = { ...blankProfile, workHistory: [{ ...blankJob, company: 'Harbor Freightways', position: 'Planner' }] }
  const ended = { ...nothing, workHistory: [{ ...position, endDate: '2021-04', isCurrent: false }] }
  expect([...fillsOnly(offersOf(ended, values))]).toEqual([])
})

it('adds the year to a certification that the profile names without it', () => {
  const values = { ...blankProfile, certifications: ['First aid', 'CPIM'] }
  const [offer, ...others] = offersOf({ ...nothing, certifications: ['CPIM (2019)', 'First aid'] }, values)
  expect(others).toEqual([])
  expect(offer).toMatchObject({ current: 'CPIM', found: 'CPIM (2019)', replaces: true })
  expect(offer?.take(values).certifications).toEqual(['First aid', 'CPIM (2019)'])
})
