import { expect, test } from 'vitest'
import { z } from 'zod'
import { toJsonResume, parseJsonResume } from './json-resume.ts'
import { blankPosition, blankResume, blankSchool } from '../resume/resume-values.ts'

const text = { type: 'string' } as const
const list = (properties: Record<string, typeof text | { type: 'array'; items: typeof text }>) => ({
  type: 'array' as const,
  items: { type: 'object' as const, properties },
})
const date = { ...text, pattern: '^([1-2][0-9]{3}-[0-1][0-9]-[0-3][0-9]|[1-2][0-9]{3}-[0-1][0-9]|[1-2][0-9]{3})$' }
const uri = { ...text, format: 'uri' }

/** The part of the JSON Resume schema 1.0.0 that this product writes. */
const schema = z.fromJSONSchema({
  type: 'object',
  additionalProperties: false,
  properties: {
    $schema: uri,
    basics: {
      type: 'object',
      properties: {
        name: text,
        label: text,
        email: { ...text, format: 'email' },
        phone: text,
        summary: text,
        location: { type: 'object', properties: { address: text } },
        profiles: list({ network: text, username: text, url: uri }),
      },
    },
    work: list({
      name: text,
      position: text,
      startDate: date,
      endDate: date,
      summary: text,
      highlights: { type: 'array', items: text },
    }),
    education: list({ institution: text, area: text, studyType: text, startDate: date, endDate: date }),
    skills: list({ name: text, keywords: { type: 'array', items: text } }),
    certificates: list({ name: text, date, url: uri }),
  },
})
const complaints = (made: object) => schema.safeParse(made).error?.issues ?? []

const full = {
  ...blankResume,
  fullName: "Noor D'Arcy",
  email: 'noor@example.test',
  phone: '(555) 010-4477',
  location: 'Montréal',
  linkedin: 'linkedin.com/in/noor',
  summary: 'Plans.',
  targetJob: 'مهندس',
  positions: [
    {
      ...blankPosition,
      company: '株式会社',
      position: 'Planner',
      startDate: '2021-04',
      achievements: 'Saved 5%\nLed 3',
    },
  ],
  educations: [{ ...blankSchool, institution: '北京大学', degree: 'BSc', graduationYear: '2018' }],
  skills: 'SQL, C++',
  certifications: ['APICS CPIM'],
}

test('a complete form is a valid JSON Resume and is restored unchanged', () => {
  const made = toJsonResume(full)
  expect(complaints(made)).toEqual([])
  const back = parseJsonResume(JSON.stringify(made))
  expect(back).toEqual({ ...full, linkedin: 'https://linkedin.com/in/noor' })
})

test('an incomplete form is valid: values that the schema refuses are left out', () => {
  const half = {
    ...full,
    email: 'noor@',
    linkedin: 'http://[',
    positions: [{ ...blankPosition, company: 'Mills', startDate: 'spring', endDate: '2021-04' }, blankPosition],
    educations: [{ ...blankSchool, institution: 'Here', graduationYear: 'soon' }],
  }
  const made = toJsonResume(half)
  expect(complaints(made)).toEqual([])
  expect(made).toMatchObject({ work: [{ name: 'Mills', endDate: '2021-04' }] })
  expect(complaints(toJsonResume(blankResume))).toEqual([])
  expect(complaints({ basics: { email: 'noor@' }, work: [{ startDate: 'spring' }] })).toHaveLength(2)
})

test('rejects a text that is no JSON Resume', () => {
  expect(['', 'no', '[]', '{}', '{"basics":1}', '{"work":"x"}'].map(parseJsonResume)).toEqual(Array(6).fill(null))
})
