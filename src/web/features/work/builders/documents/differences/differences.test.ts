import { expect, test } from 'vitest'
import type { SavedDocument } from '#contract/documents.ts'
import { listDifferences } from './differences.ts'
import { listLineChanges } from './line-changes.ts'

type Compared = Pick<SavedDocument, 'kind' | 'content' | 'form'>
const text = (...lines: string[]) => lines.join('\n')
const base: Compared = {
  kind: 'resume',
  form: { targetJob: 'Planner', design: { design: 'classic' } },
  content: text(
    'Maya Okafor',
    'Bristol | maya@example.test',
    '',
    'SUMMARY',
    'Planner of gardens with ten years of practice.',
    '',
    'SKILLS',
    'Pruning, Excel',
  ),
}

test('a document does not differ from itself', () => {
  expect(listDifferences(base, base)).toEqual([])
  expect(listDifferences({ ...base, content: '' }, { ...base, content: '' })).toEqual([])
})

test('changes stand under the heading of their section', () => {
  const content = text(
    'Maya Okafor',
    'Bristol | maya@example.test',
    '',
    'SUMMARY',
    'Planner of parks with ten years of practice.',
    '',
    'SKILLS',
    'Pruning, Excel',
    '',
    'LANGUAGES',
    'Igbo',
  )
  expect(listDifferences(base, { ...base, content })).toEqual([
    {
      title: 'SUMMARY',
      changes: [
        {
          kind: 'changed',
          words: [
            { kind: 'same', text: 'Planner of ' },
            { kind: 'removed', text: 'gardens' },
            { kind: 'added', text: 'parks' },
            { kind: 'same', text: ' with ten years of practice.' },
          ],
        },
      ],
    },
    { title: 'LANGUAGES', changes: [{ kind: 'added', text: 'Igbo' }] },
  ])
})

test('a removed section comes after the others', () => {
  const [added, removed] = [base, { ...base, content: text('Maya Okafor', '', 'SUMMARY', 'New.') }]
  expect(listDifferences(added, removed).map(({ title }) => title)).toEqual(['Name and Contact', 'SUMMARY', 'SKILLS'])
})

test('the order of sections, the job and the design are compared', () => {
  const content = text('Maya', '', 'SKILLS', 'Excel', '', 'SUMMARY', 'Short.')
  const moved = text('Maya', '', 'SUMMARY', 'Short.', '', 'SKILLS', 'Excel')
  const form = { targetJob: 'Buyer', jobDescription: `We buy ${'flour '.repeat(60)}`, design: { design: 'two-column' } }
  const found = listDifferences({ ...base, content }, { ...base, content: moved, form })
  expect(found.map(({ title }) => title)).toEqual(['Order of Sections', 'Job', 'Design'])
  expect(found[0]?.changes.map(({ kind }) => kind)).toEqual(['removed', 'added'])
  expect(found[1]?.changes).toMatchObject([
    { kind: 'removed', text: 'Target Job: Planner' },
    { kind: 'added', text: 'Target Job: Buyer' },
    { kind: 'added', text: expect.stringMatching(/^Posting: We buy flour .{100,160}…$/) },
  ])
  expect(found[2]?.changes).toEqual([
    { kind: 'removed', text: 'Design: classic' },
    { kind: 'added', text: 'Design: two column' },
  ])
})

test('a letter is compared as one text, with its company', () => {
  const letter = (companyName: string, content: string): Compared => ({
    kind: 'cover-letter',
    form: { jobDetails: { companyName } },
    content,
  })
  const found = listDifferences(letter('Kew', 'Dear Kew,\n\nHello.'), letter('Wisley', 'Dear Wisley,\n\nHello.'))
  expect(found.map(({ title }) => title)).toEqual(['Letter', 'Job'])
})

test('lines that share most of their words are one changed line, in any script', () => {
  expect(listLineChanges(['東京で庭園を設計しました'], ['大阪で庭園を設計しました'])).toMatchObject([
    { kind: 'changed' },
  ])
  expect(listLineChanges(['Led a team'], ['Speaks Igbo fluently'])).toEqual([
    { kind: 'removed', text: 'Led a team' },
    { kind: 'added', text: 'Speaks Igbo fluently' },
  ])
})

test('no line is lost: what is shown makes both texts', () => {
  const before = ['a b c d', 'e f', 'g', 'same', 'h i j']
  const after = ['a b c x', 'same', 'k', 'h i j l', 'm']
  const changes = listLineChanges(before, after)
  const linesWith = (side: 'added' | 'removed') =>
    changes.flatMap((change) => {
      if (change.kind !== 'changed') return change.kind === side ? [change.text] : []
      const runs = change.words.filter(({ kind }) => kind === 'same' || kind === side)
      return [
        runs
          .map(({ text }) => text)
          .join('')
          .trim(),
      ]
    })
  expect(linesWith('removed').toSorted()).toEqual(before.filter((line) => line !== 'same').toSorted())
  expect(linesWith('added').toSorted()).toEqual(after.filter((line) => line !== 'same').toSorted())
})
