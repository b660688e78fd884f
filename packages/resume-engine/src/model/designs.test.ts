import { expect, test } from 'vitest'
import {
  accentNames,
  accents,
  defaultDesign,
  designDefaults,
  designNames,
  designOptions,
  parseDesign,
} from './designs.ts'

function getLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(color.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test('each accent can be read on white paper', () => {
  expect(Object.keys(accents).toSorted()).toEqual([...accentNames].toSorted())
  for (const [name, color] of Object.entries(accents))
    expect(1.05 / (getLuminance(color) + 0.05), name).toBeGreaterThanOrEqual(4.5)
})

test('each design has an accent and a font', () => {
  expect(Object.keys(designDefaults)).toEqual([...designNames])
})

test('a request without a choice gets the classic design, and a stored design that is not known is none', () => {
  expect(designOptions.parse({})).toEqual(defaultDesign)
  expect(parseDesign({ design: 'modern', accent: 'plum' })).toEqual({
    ...defaultDesign,
    design: 'modern',
    accent: 'plum',
  })
  for (const unknown of [undefined, null, 'modern', { design: 'baroque' }, { accent: '#123456' }])
    expect(parseDesign(unknown)).toBeNull()
})
