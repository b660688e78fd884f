import { expect, test } from 'vitest'
import { blankPosition, blankResume } from '@foothold/resume-engine/resume-values'
import type { BuilderForm } from './builder-form.ts'
import { findMarks } from './find-marks.ts'
import type { Fix, FixTarget } from './fixes.ts'

const form: BuilderForm = {
  kind: 'resume',
  values: {
    ...blankResume,
    fullName: 'Ann Lee',
    positions: [
      { ...blankPosition, position: 'Planner', company: 'Mills', achievements: 'Cut costs\nResponsible for reports' },
      { ...blankPosition, position: 'Clerk', company: 'Acme' },
    ],
  },
}
const lines = [
  { page: 1, left: 62, baseline: 70, text: 'Ann Lee' },
  { page: 1, left: 62, baseline: 300, text: 'Planner, Mills' },
  { page: 1, left: 63, baseline: 313, text: '•Cut costs of the three plants in the north and all of ' },
  { page: 1, left: 74, baseline: 326, text: 'their depots' },
  { page: 1, left: 63, baseline: 420, text: '•Responsible for reports' },
  { page: 2, left: 62, baseline: 70, text: 'Clerk, Acme' },
  { page: 2, left: 240, baseline: 80, text: 'Excel, SQL' },
]
const toFix = (id: string, target: FixTarget, evidence = ''): Fix => ({ id, text: id, evidence, points: 3, target })
const field = (name: string, words: { start: number; end: number } | null = null): FixTarget => ({
  kind: 'field',
  name,
  words,
})
const find = (...fixes: Fix[]) =>
  findMarks(fixes, { lines, width: 612 }, form).map(({ page, baseline, fixes }) => ({
    at: [page, baseline],
    ids: fixes.map(({ id }) => id),
  }))

test('a finding is marked at its words, also where they run over lines', () => {
  expect(find(toFix('a', { kind: 'text', words: 'all of their depots' }))).toEqual([{ at: [1, 313], ids: ['a'] }])
  expect(find(toFix('b', field('positions.0.achievements', { start: 10, end: 33 })))).toEqual([
    { at: [1, 420], ids: ['b'] },
  ])
  expect(find(toFix('c', field('summary'), 'Clerk, Acme'))).toEqual([{ at: [2, 70], ids: ['c'] }])
})

test('a blank field is marked at its entry, and what no line says at the top', () => {
  expect(find(toFix('dates', field('positions.1.startDate')))).toEqual([{ at: [2, 70], ids: ['dates'] }])
  expect(find(toFix('summary', field('summary')))).toEqual([{ at: [1, 70], ids: ['summary'] }])
  expect(find(toFix('lost', { kind: 'text', words: 'nowhere' }))).toEqual([{ at: [1, 70], ids: ['lost'] }])
})

test('marks that would lie on each other become one, on each edge of the page', () => {
  const quote = (words: string) => toFix(words, { kind: 'text', words })
  expect(find(quote('Planner'), quote('their depots'), quote('reports'), quote('Clerk'), quote('SQL'))).toEqual([
    { at: [1, 300], ids: ['Planner', 'their depots'] },
    { at: [1, 420], ids: ['reports'] },
    { at: [2, 70], ids: ['Clerk'] },
    { at: [2, 80], ids: ['SQL'] },
  ])
})

test('a page without lines has its marks at the top', () => {
  expect(findMarks([toFix('a', field('summary'))], { lines: [], width: 612 }, form)).toMatchObject([
    { page: 1, baseline: 0 },
  ])
})
