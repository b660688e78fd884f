import { expect, test } from 'vitest'
import { blankLetter } from '../letter/letter-values.ts'
import { blankPosition, blankResume } from '@foothold/resume-engine/resume-values'
import type { BuilderForm } from './builder-form.ts'
import { fits, insertTerm, toLine } from './insert-term.ts'
import { listTermPlaces } from './term-places.ts'

const values = {
  ...blankResume,
  skills: 'SQL,',
  education: 'BSc Logistics, 2018',
  positions: [
    blankPosition,
    { ...blankPosition, position: 'Planner', company: 'Acme', achievements: 'Planned routes\n' },
  ],
  sections: [
    {
      id: 'a',
      kind: 'projects' as const,
      title: '',
      entries: [{ title: 'Stock app', detail: '', startDate: '', endDate: '', link: '', description: '' }],
    },
    {
      id: 'b',
      kind: 'languages' as const,
      title: '',
      entries: [{ title: 'French', detail: '', startDate: '', endDate: '', link: '', description: '' }],
    },
  ],
}
const form: BuilderForm = { kind: 'resume', values }
const content = 'Ana\n\nSKILLS\nSQL\n\nEXPERIENCE\nPlanner | Acme\n- Planned routes'
const text = { content, written: content }

const placeNamed = (label: string, of: BuilderForm = form) =>
  listTermPlaces(of).find((place) => place.label === label) ?? null

test('the places are the jobs, the projects, the studies and a certificate, without blank entries and languages', () => {
  expect(listTermPlaces(form).map(({ label }) => label)).toEqual([
    'Planner at Acme',
    'Stock app',
    'My studies',
    'A certificate or license',
  ])
  expect(listTermPlaces({ kind: 'resume', values: { ...blankResume, positions: [] } })).toHaveLength(1)
})

test("the person's words go into the job, the skills and the text, and nothing else changes", () => {
  const place = placeNamed('Planner at Acme')
  const inserted = insertTerm(form, text, { term: 'Excel', place, line: 'Tracked stock in Excel', toSkills: true })
  expect(inserted.fields.map(({ name, after }) => [name, after])).toEqual([
    ['positions.1.achievements', 'Planned routes\nTracked stock in Excel'],
    ['skills', 'SQL, Excel'],
  ])
  expect(inserted.content).toBe(
    'Ana\n\nSKILLS\nSQL, Excel\n\nEXPERIENCE\nPlanner | Acme\n- Planned routes\n- Tracked stock in Excel',
  )
  expect(inserted).toMatchObject({ isInText: true, written: inserted.content })
})

test('hand-made edits stay, and the text before them has the line, too', () => {
  const place = placeNamed('Planner at Acme')
  const edited = content.replace('Ana', 'Ana Silva')
  const answer = { term: 'Excel', place, line: 'Tracked stock in Excel', toSkills: false }
  const inserted = insertTerm(form, { content: edited, written: content }, answer)
  expect(inserted.content).toContain('Ana Silva')
  expect(inserted.content).toMatch(/- Tracked stock in Excel$/)
  expect(inserted.written).toMatch(/^Ana\n[^]*- Tracked stock in Excel$/)
})

test('a skill that is listed already is not listed twice, and an entry that the text lacks changes the form alone', () => {
  const answer = { term: 'sql', place: placeNamed('Stock app'), line: 'Wrote it in SQL', toSkills: true }
  const inserted = insertTerm(form, text, answer)
  expect(inserted.fields.map(({ name }) => name)).toEqual(['sections.0.entries.0.description'])
  expect(inserted).toMatchObject({ isInText: false, content })
})

test('only the list of skills, and a certificate', () => {
  expect(insertTerm(form, text, { term: 'Excel', place: null, line: '', toSkills: true }).fields).toHaveLength(1)
  const place = placeNamed('A certificate or license')
  const license = insertTerm(form, text, { term: 'forklift', place, line: 'Forklift license', toSkills: false })
  expect(license.fields[0]?.after).toEqual(['Forklift license'])
  expect(license.content).toMatch(/CERTIFICATIONS\n- Forklift license\n$/)
})

test('a letter gets a whole sentence, in the field and before its closing paragraph', () => {
  const letterForm: BuilderForm = { kind: 'cover-letter', values: blankLetter }
  const place = placeNamed('In work I have done', letterForm)
  const line = toLine('I kept the  stock\nin Excel', place)
  expect(line).toBe('I kept the stock in Excel.')
  const letter = 'Dear Ms. Ortiz,\n\nI apply.\n\nI led a team.\n\nThank you.\n\nSincerely,\nAna'
  const answer = { term: 'Excel', place, line, toSkills: true }
  const inserted = insertTerm(letterForm, { content: letter, written: letter }, answer)
  expect(inserted.content).toContain('I led a team. I kept the stock in Excel.\n\nThank you.')
  expect(inserted.fields.map(({ name }) => name)).toEqual(['experience.relevantExperience', 'experience.skills'])
})

test('a field holds no more than the contract allows', () => {
  const full = { ...values, positions: [{ ...blankPosition, position: 'Planner', achievements: 'a'.repeat(49_990) }] }
  const fullForm: BuilderForm = { kind: 'resume', values: full }
  const place = placeNamed('Planner', fullForm)
  const inserted = insertTerm(fullForm, text, { term: 'Excel', place, line: 'Tracked stock in Excel', toSkills: false })
  expect(fits(inserted)).toBe(false)
})
