import { expect, it } from 'vitest'
import { getTone } from './company-name.tsx'

it('gives a company the same tone however it is typed, and companies different ones', () => {
  expect(getTone(' Windrow Organics')).toBe(getTone('windrow organics '))
  const tones = ['Windrow Organics', 'Brightwater Energy', 'Tamarack Cycles', 'Łódź', 'مهندس', 'Mills'].map(getTone)
  expect(new Set(tones).size).toBeGreaterThan(2)
})
