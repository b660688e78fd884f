import type { ResumeFields } from '@foothold/resume-engine/reading'
import type { Resume } from './resume.ts'

export type Measure =
  | 'contact'
  | 'companies'
  | 'titles'
  | 'dates'
  | 'schools'
  | 'education'
  | 'skills'
  | 'certifications'
export const measures: Measure[] = [
  'contact',
  'companies',
  'titles',
  'dates',
  'schools',
  'education',
  'skills',
  'certifications',
]

/** How much of what a file holds was read, and how much was read that it does not hold. */
export interface Score {
  found: number
  expected: number
  wrong: number
  misses: string[]
}

/** Compared without regard to case, spaces and the punctuation at the ends; otherwise to the letter. */
const plain = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/['’‘`]/g, "'")
    .replaceAll(/[–—‐‑]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s.,;:•-]+|[\s.,;:•-]+$/g, '')

const digits = (text: string) => text.replaceAll(/\D/g, '')

export function scoreFields(truth: Resume, read: ResumeFields): Record<Measure, Score> {
  return {
    contact: scoreContact(truth, read),
    companies: listScore(
      truth.work.map(({ company }) => company),
      read.workHistory.map(({ company }) => company),
    ),
    titles: listScore(
      truth.work.map(({ position }) => position),
      read.workHistory.map(({ position }) => position),
    ),
    dates: listScore(
      truth.work.map(({ start, end, current }) => `${start} ${end} ${current}`),
      read.workHistory.map(({ startDate, endDate, isCurrent }) => `${startDate} ${endDate} ${isCurrent}`),
    ),
    schools: listScore(
      truth.education.map(({ institution }) => institution),
      read.education.map(({ institution }) => institution),
    ),
    education: listScore(
      truth.education.flatMap(({ institution, degree, field, year }) => tagged({ institution, degree, field, year })),
      read.education.flatMap(({ institution, degree, fieldOfStudy: field, graduationYear: year }) =>
        tagged({ institution, degree, field, year }),
      ),
    ),
    skills: listScore(truth.skills, read.skills),
    certifications: listScore(truth.certifications, read.certifications),
  }
}

const tagged = (fields: Record<string, string | number | null>) =>
  Object.entries(fields).flatMap(([name, value]) => (value === null || value === '' ? [] : [`${name}: ${value}`]))

function scoreContact(truth: Resume, read: ResumeFields): Score {
  return sum([
    listScore([truth.name], [read.fullName]),
    listScore([truth.email], [read.email]),
    listScore([digits(truth.phone)], [digits(read.phone)]),
    listScore([truth.address], [read.address]),
    listScore(truth.links.map(bare), read.links.map(bare)),
  ])
}

const bare = (link: string) =>
  link
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '')

function listScore(expected: string[], read: string[]): Score {
  const left = read.map(plain).filter((text) => text !== '')
  const misses: string[] = []
  for (const text of expected) {
    const at = left.indexOf(plain(text))
    if (at === -1) misses.push(text)
    else left.splice(at, 1)
  }
  const surplus = left.map((text) => `not there: ${text}`)
  return {
    found: expected.length - misses.length,
    expected: expected.length,
    wrong: left.length,
    misses: [...misses, ...surplus],
  }
}

export function sum(scores: Score[]): Score {
  const total: Score = { found: 0, expected: 0, wrong: 0, misses: [] }
  for (const score of scores) {
    total.found += score.found
    total.expected += score.expected
    total.wrong += score.wrong
    total.misses.push(...score.misses)
  }
  return total
}
