import { expect, test } from 'vitest'
import type { Analysis, Check } from '@foothold/resume-engine/analysis'
import { analyzeResume } from '@foothold/resume-engine/analyze'
import { blankLetter } from '../letter/letter-values.ts'
import { blankPosition, blankResume, type ResumeValues } from '@foothold/resume-engine/resume-values'
import { findFixes, type FixContext } from './fixes.ts'

const check = (id: string, earned: number, weight = 10): Check => ({
  id,
  title: id,
  outcome: earned === weight ? 'pass' : 'warn',
  weight,
  earned,
  evidence: [],
  fix: earned === weight ? '' : `Fix ${id}.`,
  about: [],
})

const toAnalysis = (parts: Partial<Analysis>): Analysis => ({
  atsScore: 50,
  strengths: [],
  improvements: [],
  keywords: [],
  suggestions: [],
  checks: [],
  coverage: null,
  requirements: [],
  flags: [],
  ...parts,
})

const resumeWith = (values: Partial<ResumeValues>, isEdited = false): FixContext => ({
  form: { kind: 'resume', values: { ...blankResume, ...values } },
  isEdited,
  unused: [],
})
const resume = resumeWith({})
const letter: FixContext = { form: { kind: 'cover-letter', values: blankLetter }, isEdited: false, unused: [] }
const job = { ...blankPosition, position: 'Planner', company: 'Mills', startDate: '2020-01', description: 'Planned.' }

test('checks come by the points they can win, and those that lose almost nothing come later', () => {
  const checks = [check('a', 10), check('b', 8), check('c', 2), check('d', 9.9)]
  const { first, more } = findFixes(toAnalysis({ checks }), resume)
  expect(first.map(({ text, points }) => [text, points])).toEqual([
    ['Fix c.', 20],
    ['Fix b.', 5],
  ])
  expect(more.map(({ text }) => text)).toEqual(['Fix d.'])
})

test('flagged sentences come first, with the sentence to select', () => {
  const flags: Analysis['flags'] = [
    { id: 'no_posting', message: 'No posting.', evidence: '' },
    { id: 'fragment', message: 'Write a full sentence.', evidence: 'Five years bartending.' },
  ]
  const { first } = findFixes(toAnalysis({ checks: [check('a', 0), check('sentences', 0)], flags }), letter)
  expect(first[0]).toMatchObject({
    text: 'Write a full sentence.',
    points: null,
    target: { kind: 'text', words: 'Five years bartending.' },
  })
  expect(first.map(({ text }) => text)).toEqual(['Write a full sentence.', 'Fix a.'])
})

const requirements: Analysis['requirements'] = [
  { any: ['Python', 'R'], required: true, met: false, evidence: null },
  { any: ['SQL'], required: true, met: true, evidence: 'SQL' },
  { any: ['Excel'], required: true, met: false, evidence: null },
  { any: ['Airflow'], required: false, met: false, evidence: null },
]

test('each missing required term is a separate fix; alternatives are one', () => {
  const { first, more, byCheck } = findFixes(
    toAnalysis({ checks: [check('required', 4), check('preferred', 9), check('b', 10)], requirements }),
    resume,
  )
  expect(first).toHaveLength(2)
  expect(first[0]).toMatchObject({
    text: 'If you have used Python or R, say in a job entry how.',
    target: { kind: 'term', any: ['Python', 'R'], isFound: false },
  })
  expect(more).toEqual([])
  expect(byCheck.get('preferred')).toEqual({ kind: 'keywords' })
})

test('a term that the person has not used is not suggested, and changes no points of the others', () => {
  const analysis = toAnalysis({ checks: [check('required', 4)], requirements })
  const points = findFixes(analysis, resume).first.map(({ points }) => points)
  const { first } = findFixes(analysis, { ...resume, unused: ['Python or R'] })
  expect(first.map(({ target }) => target)).toEqual([{ kind: 'term', any: ['Excel'], isFound: false }])
  expect(first[0]?.points).toBe(points[1])
})

test('each check of a real analysis that lost points leads somewhere', () => {
  const text = `Ana\n\nEXPERIENCE\nPlanner | Mills\n2020 - 2024\n- Responsible for weekly reports\n- Plan routes with Excel\n\nSKILLS\nExcel, SQL`
  const analysis = analyzeResume({
    text,
    jobDescription: 'Planner\nRequired: Excel, SQL, SAP EWM. Preferred: Power BI.',
  })
  const context = resumeWith({
    positions: [{ ...job, achievements: 'responsible for weekly reports\nPlanning routes with Excel' }],
  })
  const { first, more, byCheck } = findFixes(analysis, context)
  expect(analysis.checks.filter(({ fix }) => fix !== '').map(({ id }) => id)).toEqual([...byCheck.keys()])
  expect(byCheck.get('verbs')).toEqual({
    kind: 'field',
    name: 'positions.0.achievements',
    words: { start: 0, end: 'responsible for weekly reports'.length },
  })
  expect(byCheck.get('evidence')).toEqual({ kind: 'term', any: ['SQL'], isFound: true })
  expect(byCheck.get('contact')).toEqual({ kind: 'field', name: 'email', words: null })
  expect([...first, ...more].filter(({ text }) => text.includes('SAP EWM'))).toHaveLength(1)
})

test('an edited text is changed itself, with the words that the finding is about', () => {
  const verbs = { ...check('verbs', 0), about: ['Responsible for reports'] }
  const positions = [{ ...job, achievements: 'Responsible for reports' }]
  const target = (isEdited: boolean) =>
    findFixes(toAnalysis({ checks: [verbs] }), resumeWith({ positions }, isEdited)).first[0]?.target
  expect(target(true)).toEqual({ kind: 'text', words: 'Responsible for reports' })
  expect(target(false)).toMatchObject({ kind: 'field', name: 'positions.0.achievements' })
})

test('there are never more than five first, and the field is the one that the check is about', () => {
  const checks = ['contact', 'dates', 'a', 'b', 'c', 'd'].map((id) => check(id, 0))
  const context = resumeWith({ email: 'a@b.test', positions: [job, { ...job, startDate: '2019' }] })
  const { first, more, byCheck } = findFixes(toAnalysis({ checks }), context)
  expect(first).toHaveLength(5)
  expect(more).toHaveLength(1)
  expect(byCheck.get('contact')).toEqual({ kind: 'field', name: 'phone', words: null })
  expect(byCheck.get('dates')).toEqual({ kind: 'field', name: 'positions.1.startDate', words: null })
})

test('a letter leads to its fields, and what no field holds leads to the text', () => {
  const checks = ['company', 'role', 'proof', 'greeting', 'closing'].map((id) => check(id, 0))
  const { byCheck } = findFixes(toAnalysis({ checks }), letter)
  expect([...byCheck.values()].map((target) => (target.kind === 'field' ? target.name : target.kind))).toEqual([
    'motivation.whyCompany',
    'jobDetails.position',
    'experience.keyAchievements',
    'text',
    'text',
  ])
})
