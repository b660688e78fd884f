import { expect, it } from 'vitest'
import { computeCoveredHeight } from './use-keyboard-height.ts'

it('is the part of the window below the visual viewport', () => {
  expect(computeCoveredHeight(740, { height: 740, offsetTop: 0, scale: 1 })).toBe(0)
  expect(computeCoveredHeight(740, { height: 439.6, offsetTop: 0, scale: 1 })).toBe(300)
  expect(computeCoveredHeight(740, { height: 440, offsetTop: 120, scale: 1 })).toBe(180)
})

it('is 0 during pinch zoom, or without a visual viewport', () => {
  expect(computeCoveredHeight(740, { height: 370, offsetTop: 0, scale: 2 })).toBe(0)
  expect(computeCoveredHeight(740, null)).toBe(0)
})
