import { expect, test } from 'vitest'
import { stem } from './stem.ts'

/** Words of other meanings that endings or derivations could take for kin. */
test.each([
  'public publication',
  'policy police',
  'university universe universal',
  'organ organization organic',
  'account accounting accountant',
  'market marketing',
  'engine engineering engineer',
  'general generate generator',
  'animal animation',
  'station stationary stationery',
  'found foundation',
  'execute executive',
  'physics physical physician',
  'commute communicate community',
  'negative negotiate',
  'import important',
  'contract contraction',
  'business busy',
  'new news',
  'nurse nursery',
  'operate opera',
  'record recorder reconcile',
  'secret secretary',
  'train training',
  'wing win',
  'string strong',
  'depart department',
  'apart apartment',
  'compare company',
  'custom customs customer',
  'internal international intern',
  'process processor',
  'gas gaap',
  'sale sales',
  'class classify',
  'note notary',
])('words of different meaning have different stems: %s', (words) => {
  const stems = words.split(' ').map(stem)
  expect(new Set(stems).size).toBe(stems.length)
})

test.each([
  'reconcile reconciled reconciling reconciliation reconciliations',
  'negotiate negotiated negotiation negotiations',
  'manage managed managing management',
  'schedule scheduled scheduling schedules',
  'certify certified certification certifications',
  'optimize optimise optimization optimisation',
  'analyze analysis analyzed analysing',
  'install installed installation installations',
  'document documents documented documentation',
  'inspect inspected inspecting inspects',
  'budget budgets budgeting budgeted',
  'weld welded welding',
])('forms of one word have one stem: %s', (words) => {
  expect(new Set(words.split(' ').map(stem)).size).toBe(1)
})
