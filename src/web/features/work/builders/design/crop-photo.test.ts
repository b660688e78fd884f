import { expect, test } from 'vitest'
import { getCrop } from './crop-photo.ts'

test.each([
  ['wide', { width: 900, height: 600 }, { x: 150, y: 0, width: 600, height: 600 }],
  ['square', { width: 500, height: 500 }, { x: 0, y: 0, width: 500, height: 500 }],
  ['tall', { width: 400, height: 800 }, { x: 0, y: 100, width: 400, height: 500 }],
  ['almost 4:5', { width: 600, height: 700 }, { x: 20, y: 0, width: 560, height: 700 }],
])('a %s picture keeps its middle', (_shape, picture, crop) => {
  expect(getCrop(picture)).toMatchObject(crop)
})
