import { expect, it } from 'vitest'
import { sizeText } from './size-text.ts'

it('formats a file size with few digits', () => {
  const sizes = [0, 1, 1_500, 9_216, 999 * 1_024, 1_000 * 1_024, 1_500_000, 12_582_912, 5 * 2 ** 30]
  expect(sizes.map(sizeText)).toEqual(['1 KB', '1 KB', '1 KB', '9 KB', '999 KB', '1.0 MB', '1.4 MB', '12 MB', '5.0 GB'])
})
