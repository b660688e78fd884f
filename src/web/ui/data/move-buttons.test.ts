import { expect, it } from 'vitest'
import { moveItem } from './move-buttons.tsx'

it('moves one item and keeps the order of the others', () => {
  const list = ['a', 'b', 'c', 'd']
  expect(moveItem(list, 2, 1)).toEqual(['a', 'c', 'b', 'd'])
  expect(moveItem(list, 0, 1)).toEqual(['b', 'a', 'c', 'd'])
  expect(moveItem(list, 0, 3)).toEqual(['b', 'c', 'd', 'a'])
  expect(moveItem(list, 3, 0)).toEqual(['d', 'a', 'b', 'c'])
  expect(moveItem(list, 1, 1)).toEqual(list)
})
