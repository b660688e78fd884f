import { expect, test } from 'vitest'
import { defaultDesign, type DesignOptions } from '@foothold/resume-engine/designs'
import { listFitSteps } from './fit-steps.ts'

const toPairs = (steps: DesignOptions[]) => steps.map(({ size, spacing }) => [size, spacing])

test('spacing gets tighter before the text gets smaller, and nothing gets larger', () => {
  expect(toPairs(listFitSteps({ ...defaultDesign, size: 'large' }))).toEqual([
    ['large', 'tight'],
    ['normal', undefined],
    ['normal', 'tight'],
    ['small', undefined],
    ['small', 'tight'],
  ])
  expect(toPairs(listFitSteps({ ...defaultDesign, spacing: 'tight' }))).toEqual([['small', 'tight']])
  expect(listFitSteps({ ...defaultDesign, size: 'small', spacing: 'tight' })).toEqual([])
})

test('a step keeps the rest of the design', () => {
  const design: DesignOptions = { design: 'modern', accent: 'plum', font: 'inter', size: 'normal', paper: 'a4' }
  for (const step of listFitSteps(design)) expect(step).toMatchObject({ ...design, size: step.size })
})
