import { expect, test } from 'vitest'
import type { Analysis, Check } from '#contract/analysis.ts'
import { analyzeResume } from '#analysis/analyze-resume.ts'
import { findFixes } from './fixes.ts'

const check = (id: string, earned: number, weight = 10): Check => ({
  id,
  title: id,
  outcome: earned === weight ? 'pass' : 'warn',
  weight,
  earned,
  evidence: [],
  fix: earned === weight ? '' : `Fix ${id}.`,
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

test('checks come by the points they can win, and those that lose almost nothing do not come', () => {
  const fixes = findFixes(
    'resume',
    toAnalysis({ checks: [check('a', 10), check('b', 8), check('c', 2), check('d', 9.9)] }),
  )
  expect(fixes.map(({ text, points }) => [text, points])).toEqual([
    ['Fix c.', 20],
    ['Fix b.', 5],
  ])
})

test('flagged sentences come first, with the sentence to select', () => {
  const [first, second] = findFixes(
    'cover-letter',
    toAnalysis({
      checks: [check('a', 0)],
      flags: [
        { id: 'no_posting', message: 'No posting.', evidence: '' },
        { id: 'fragment', message: 'Write a full sentence.', evidence: 'Five years bartending.' },
      ],
    }),
  )
  expect(first).toMatchObject({
    text: 'Write a full sentence.',
    points: null,
    target: { kind: 'text', words: 'Five years bartending.' },
  })
  expect(second?.text).toBe('Fix a.')
})

test('each missing required term is a separate fix; alternatives are one', () => {
  const fixes = findFixes(
    'resume',
    toAnalysis({
      checks: [check('required', 4), check('b', 10)],
      requirements: [
        { any: ['Python', 'R'], required: true, met: false, evidence: null },
        { any: ['SQL'], required: true, met: true, evidence: 'SQL' },
        { any: ['Excel'], required: true, met: false, evidence: null },
        { any: ['Airflow'], required: false, met: false, evidence: null },
      ],
    }),
  )
  expect(fixes).toHaveLength(2)
  expect(fixes[0]).toMatchObject({
    text: 'Add Python or R if you have used it, and say in a job entry how.',
    points: 15,
    target: { kind: 'skill', term: 'Python' },
  })
})

test('the analysis of a resume leads to a fix for each required term that is missing, and to no other about them', () => {
  const analysis = analyzeResume({
    text: 'EXPERIENCE\nPlanner, Mills, 2020 - 2024\nPlanned routes with Excel.\nSKILLS\nExcel',
    jobDescription: 'Planner\nRequired: Excel, SQL, SAP EWM.',
  })
  const fixes = findFixes('resume', analysis)
  const terms = fixes.flatMap(({ target }) => (target.kind === 'skill' ? [target.term] : []))
  expect(terms.toSorted()).toEqual(['SAP EWM', 'SQL'])
  expect(fixes.filter(({ text }) => text.includes('SQL'))).toHaveLength(1)
})

test('the words that a fix quotes last are selected in the text', () => {
  const verbs = {
    ...check('verbs', 0),
    fix: 'Use a verb such as "Led". This line does not: "Responsible for reports".',
  }
  const [fix] = findFixes('resume', toAnalysis({ checks: [verbs] }))
  expect(fix?.target).toEqual({ kind: 'text', words: 'Responsible for reports' })
})

test('there are never more than five, and a form field is named where the check is about one', () => {
  const checks = ['contact', 'dates', 'a', 'b', 'c', 'd'].map((id) => check(id, 0))
  const fixes = findFixes('resume', toAnalysis({ checks }))
  expect(fixes).toHaveLength(5)
  expect(fixes[0]?.target).toEqual({ kind: 'field', field: 'contact' })
})
