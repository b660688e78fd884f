import resumeSchema from '@jsonresume/schema/schema.json' with { type: 'json' }
import { Ajv } from 'ajv'
import formats from 'ajv-formats'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fixedSections, sectionKinds } from '#engine/model/forms.ts'
import { toJsonResume, parseJsonResume } from './json-resume.ts'
import { blankPosition, blankResume, blankSchool, type ResumeValues } from '#engine/model/resume-values.ts'

const ajv = new Ajv({ strict: false, allErrors: true })
formats.default(ajv)
const { $schema: _, ...officialSchema } = resumeSchema
const isValid = ajv.compile(officialSchema)
const complaints = (made: object) => (isValid(made) ? [] : (isValid.errors ?? []))

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

const words = fc.stringMatching(/^[\p{L}][\p{L}\d]{0,11}( [\p{L}\d]{1,12}){0,2}$/u).map((text) => text.normalize('NFC'))
const word = words.filter((text) => !/linkedin/i.test(text))
const month = fc
  .tuple(fc.integer({ min: 1950, max: 2049 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`)
const date = fc.oneof(
  month,
  fc.constant(''),
  month.map((text) => text.slice(0, 4)),
)
const link = fc.oneof(
  fc.constant(''),
  fc.stringMatching(/^[a-z]{1,10}$/).map((path) => `https://works.example/${path}`),
)
const optional = fc.oneof(fc.constant(''), word)

const entry = fc.record({
  title: word,
  detail: optional,
  startDate: date,
  endDate: date,
  link,
  description: fc.array(word, { maxLength: 3 }).map((lines) => lines.join('\n')),
})
const section = fc
  .record({ kind: fc.constantFrom(...sectionKinds), heading: word, entries: fc.array(entry, { maxLength: 4 }) })
  .map(({ kind, heading, entries }) => ({ kind, title: kind === 'custom' ? heading : '', entries }))

const form: fc.Arbitrary<ResumeValues> = fc
  .record({
    fullName: word,
    location: optional,
    summary: optional,
    targetJob: optional,
    linkedin: fc.constantFrom('', 'https://www.linkedin.com/in/noor'),
    positions: fc.array(
      fc.record({
        company: word,
        position: optional,
        place: optional,
        startDate: date,
        endDate: date,
        description: optional,
        achievements: fc.array(word, { maxLength: 3 }).map((lines) => lines.join('\n')),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    skills: fc.array(word, { maxLength: 5 }).map((names) => names.join(', ')),
    educations: fc.array(
      fc.record({
        institution: word,
        degree: optional,
        fieldOfStudy: optional,
        graduationYear: month.map((text) => text.slice(0, 4)),
      }),
      { maxLength: 3 },
    ),
    certifications: fc.array(word, { maxLength: 3 }),
    sections: fc
      .array(section, { maxLength: 8 })
      .map((sections) => sections.map((each, index) => ({ ...each, id: `s${index}` }))),
  })
  .map((values) => ({
    ...blankResume,
    ...values,
    email: 'noor@example.test',
    phone: '(555) 010-4477',
    sectionOrder: [...values.sections.map(({ id }) => id), ...fixedSections],
  }))

test('any form is a valid JSON Resume, and comes back as it was', () => {
  fc.assert(
    fc.property(form, (values) => {
      const made = toJsonResume(values)
      expect(complaints(made)).toEqual([])
      expect(parseJsonResume(JSON.stringify(made))).toEqual(values)
    }),
    { numRuns: 40 },
  )
})

test('the added sections of a file from elsewhere are read without our names for them', () => {
  const found = parseJsonResume(
    JSON.stringify({
      basics: { name: 'Noor', url: 'https://noor.example', profiles: [{ network: 'GitHub', username: 'noor' }] },
      projects: [{ name: 'Atlas', highlights: ['Drew 40 maps'], startDate: '2021-04-30', description: 'Maps' }],
      languages: [{ language: 'Arabic', fluency: 'Native' }, 'no object'],
      volunteer: [{ organization: 'Kitchen', position: 'Cook' }],
      awards: [{ title: 'Best Map', date: '2020-05-01', awarder: 'Guild' }],
      publications: [{ name: 'On Maps', publisher: 'Press', releaseDate: '2019' }],
      meta: { sections: 'none', sectionOrder: [1] },
    }),
  )
  expect(found?.sections.map(({ kind, entries }) => [kind, entries[0]?.title, entries.length])).toEqual([
    ['projects', 'Atlas', 1],
    ['languages', 'Arabic', 1],
    ['volunteering', 'Cook', 1],
    ['awards', 'Best Map', 1],
    ['publications', 'On Maps', 1],
    ['links', 'Website', 2],
  ])
  expect(found?.sections[0]?.entries[0]).toMatchObject({ startDate: '2021-04', description: 'Maps\nDrew 40 maps' })
  expect(found?.sections[3]?.entries[0]).toMatchObject({ startDate: '2020-05', detail: 'Guild' })
  expect(found?.sectionOrder).toEqual([])
})

test('a hostile file gives bounded lists and no prototype', () => {
  const many = Array.from({ length: 5_000 }, (_, index) => ({ name: `P${index}` }))
  const source = JSON.stringify({ basics: {}, projects: many, meta: { sections: many, sectionOrder: many } })
  const found = parseJsonResume(source.replace('"basics":{}', '"basics":{"__proto__":{"name":"x"}}'))
  expect(found?.sections).toHaveLength(1)
  expect(found?.sections[0]?.entries).toHaveLength(100)
  expect(found?.fullName).toBe('')
})
