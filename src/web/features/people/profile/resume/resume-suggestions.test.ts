import { expect, it } from 'vitest'
import type { ReadPosition, ResumeFields } from '@foothold/resume-engine/reading'
import type { Profile } from '#contract/profile.ts'
import {
  blankJob,
  blankProfile,
  blankSchool,
  profileForm,
  toProfileValues,
  withoutBlankEntries,
} from '../editor/profile-values.ts'
import { selectAdditions, findSuggestions, applySuggestions } from './resume-suggestions.ts'
import { hasSameValues } from '../editor/versions.ts'

const position: ReadPosition = {
  company: 'Harbor Freightways',
  place: '',
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

it('suggests everything for an empty profile, and applies only the selected suggestions', () => {
  const suggestions = findSuggestions(full, blankProfile)
  expect(suggestions.map(({ label }) => label)).toEqual([
    'Phone',
    'Address',
    'Planner at Harbor Freightways',
    'SQL',
    'Excel',
    'BSc, École Normale',
    'CPIM',
  ])
  expect(applySuggestions(blankProfile, [])).toEqual(blankProfile)
  const chosen = suggestions.filter(({ label }) => label === 'Phone' || label === 'Excel')
  expect(applySuggestions(blankProfile, chosen)).toEqual({
    ...blankProfile,
    phone: '+1 503 555 0147',
    skills: ['Excel'],
  })
})

it('suggests nothing more once everything is applied', () => {
  const merged = applySuggestions(blankProfile, findSuggestions(full, blankProfile))
  expect(findSuggestions(full, merged)).toEqual([])
  expect(merged.workHistory).toEqual([
    {
      company: 'Harbor Freightways',
      position: 'Planner',
      startDate: '2019-03',
      endDate: '',
      description: 'Planned six docks.',
    },
  ])
  expect(merged.education).toEqual([{ ...study, graduationYear: '2012' }])
})

it('equals what the server returns after saving, empty parts of an entry included', () => {
  const bare = { ...full, education: [{ ...study, degree: '', graduationYear: null }] }
  for (const fields of [full, bare]) {
    const merged = applySuggestions(blankProfile, findSuggestions(fields, blankProfile))
    const body = withoutBlankEntries(profileForm.parse(merged))
    const saved: Profile = { ...body, id: '', userId: '', resumeUrl: null, createdAt: '', updatedAt: '' }
    expect(hasSameValues(toProfileValues(saved), merged)).toBe(true)
  }
})

it("shows the profile's value, and completes an existing entry without clearing anything", () => {
  const values = {
    ...blankProfile,
    phone: '555 0100',
    workHistory: [
      { ...blankJob, company: 'Other' },
      { ...blankJob, company: 'HARBOR  Freightways', position: 'planner', endDate: '2021-04' },
    ],
    education: [{ ...blankSchool, institution: 'École Normale', fieldOfStudy: 'Physique' }],
  }
  const suggestions = findSuggestions({ ...full, education: [{ ...study, fieldOfStudy: '' }] }, values)
  expect(suggestions.find(({ id }) => id === 'phone')).toMatchObject({ current: '555 0100', found: '+1 503 555 0147' })
  expect(suggestions.find(({ id }) => id === 'job-0')?.current).toBe('planner at HARBOR  Freightways\nUntil Apr 2021')
  const merged = applySuggestions(values, suggestions)
  expect(merged.workHistory).toHaveLength(2)
  expect(merged.workHistory[1]).toMatchObject({ startDate: '2019-03', endDate: '2021-04' })
  expect(merged.education).toEqual([
    { institution: 'École Normale', degree: 'BSc', fieldOfStudy: 'Physique', graduationYear: '2012' },
  ])
})

it('keeps years without months as written, so that no past job looks current', () => {
  const past = { ...position, startDate: null, isCurrent: false }
  const suggestDates = (change: Partial<ReadPosition>) => {
    const fields = { ...nothing, workHistory: [{ ...past, ...change }] }
    const [job] = applySuggestions(blankProfile, findSuggestions(fields, blankProfile)).workHistory
    return [job?.startDate, job?.endDate]
  }
  expect(suggestDates({ writtenDates: '2014 – 2016' })).toEqual(['2014', '2016'])
  expect(suggestDates({ writtenDates: '2014 to 2016' })).toEqual(['2014', '2016'])
  expect(suggestDates({ writtenDates: '2014' })).toEqual(['2014', '2014'])
  expect(suggestDates({ writtenDates: '' })).toEqual(['', ''])
  expect(suggestDates({ writtenDates: '2014 – Present', isCurrent: true })).toEqual(['2014', ''])
})

it('selects suggestions that fill a gap, and not those that overwrite', () => {
  const selectIn = (values: typeof blankProfile) => [...selectAdditions(findSuggestions(full, values))]
  expect(selectIn(blankProfile)).toHaveLength(7)
  const job = { ...blankJob, company: 'Harbor Freightways', position: 'Planner' }
  const school = { ...blankSchool, institution: 'École Normale', degree: 'BSc' }
  expect(
    selectIn({
      ...blankProfile,
      phone: '555 0100',
      workHistory: [{ ...job, startDate: '2019-03' }],
      education: [{ ...school, fieldOfStudy: 'Physique' }],
    }),
  ).toEqual(['address', 'job-0', 'skills-SQL', 'skills-Excel', 'certifications-CPIM'])
  expect(selectIn({ ...blankProfile, workHistory: [{ ...job, description: 'Mine.' }] })).not.toContain('job-0')
})

it('counts an end date for a current job as an overwrite', () => {
  const values = { ...blankProfile, workHistory: [{ ...blankJob, company: 'Harbor Freightways', position: 'Planner' }] }
  const ended = { ...nothing, workHistory: [{ ...position, endDate: '2021-04', isCurrent: false }] }
  expect([...selectAdditions(findSuggestions(ended, values))]).toEqual([])
})

it('adds the year to a certification that the profile names without it', () => {
  const values = { ...blankProfile, certifications: ['First aid', 'CPIM'] }
  const [suggestion, ...others] = findSuggestions({ ...nothing, certifications: ['CPIM (2019)', 'First aid'] }, values)
  expect(others).toEqual([])
  expect(suggestion).toMatchObject({ current: 'CPIM', found: 'CPIM (2019)', replaces: true })
  expect(suggestion?.apply(values).certifications).toEqual(['First aid', 'CPIM (2019)'])
})

it('suggests links as full addresses, without those that the profile has and what is no address', () => {
  const links = ['linkedin.com/in/ann', 'www.ann.dev', 'https://github.com/ann/', 'javascript:alert(1)', 'ann.dev']
  const profile = { ...blankProfile, links: ['https://www.linkedin.com/in/ann/', 'http://github.com/ann'] }
  const suggestions = findSuggestions({ ...nothing, links }, profile)
  expect(suggestions.map(({ label, section }) => [section, label])).toEqual([['Links', 'https://www.ann.dev']])
  expect(applySuggestions(profile, suggestions).links).toEqual([...profile.links, 'https://www.ann.dev'])
})

it('suggests no more links than a profile holds', () => {
  const links = Array.from({ length: 20 }, (_, index) => `example.com/${index}`)
  const profile = { ...blankProfile, links: links.slice(0, 8).map((link) => `https://${link}`) }
  const suggestions = findSuggestions({ ...nothing, links: links.slice(10) }, profile)
  expect(suggestions).toHaveLength(2)
  expect(applySuggestions(profile, suggestions).links).toHaveLength(10)
})
