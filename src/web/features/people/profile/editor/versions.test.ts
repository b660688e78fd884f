import { expect, it } from 'vitest'
import { blankJob, blankProfile, type JobValues, type ProfileValues } from './profile-values.ts'
import { compareVersions, mergeVersions, listChangedLabels, hasSameValues } from './versions.ts'

const base: ProfileValues = { ...blankProfile, phone: '1', skills: ['SQL'] }
const mine = { ...base, phone: '2' }
const theirs = { ...base, skills: ['SQL', 'Excel'] }

it("keeps the form if the server's version is unchanged or equal", () => {
  expect(compareVersions(base, mine, structuredClone(base))).toBe('keep')
  expect(compareVersions(base, mine, structuredClone(mine))).toBe('keep')
})

it('adopts a newer version if nothing was typed', () => {
  expect(compareVersions(base, structuredClone(base), theirs)).toBe('adopt')
})

it('asks if both versions changed', () => {
  expect(compareVersions(base, mine, theirs)).toBe('ask')
  expect(listChangedLabels(base, theirs)).toEqual(['Skills'])
})

it('merges fields changed here with fields changed on the server', () => {
  expect(mergeVersions(base, mine, theirs)).toEqual({ ...base, phone: '2', skills: ['SQL', 'Excel'] })
  expect(mergeVersions(base, mine, { ...theirs, phone: '3' }).phone).toBe('2')
})

it('ignores the order of keys in entries', () => {
  const job = { ...blankJob, company: 'A', description: 'Kept the books' }
  const reordered = Object.fromEntries(Object.entries(job).toReversed()) as JobValues
  const [saved, filledIn] = [job, reordered].map((job) => ({ ...base, workHistory: [job] }))
  if (!saved || !filledIn) throw new Error('two profiles were made')
  expect(JSON.stringify(saved)).not.toBe(JSON.stringify(filledIn))
  expect(hasSameValues(saved, filledIn)).toBe(true)
  expect(compareVersions(base, filledIn, saved)).toBe('keep')
})

it('detects a new order of a list', () => {
  const jobs = [
    { ...blankJob, company: 'A' },
    { ...blankJob, company: 'B' },
  ]
  expect(listChangedLabels({ ...base, workHistory: jobs }, { ...base, workHistory: jobs.toReversed() })).toEqual([
    'Work History',
  ])
})
