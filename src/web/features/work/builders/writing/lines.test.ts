import { expect, test } from 'vitest'
import { chooseLine, findLine, replaceLine } from './lines.ts'

test('the line with the caret is found, at its ends and in the middle', () => {
  const text = 'one\n- two words\n'
  expect([0, 3, 4, 9, 15, 16].map((caret) => findLine(text, caret))).toEqual([
    'one',
    'one',
    '- two words',
    '- two words',
    '- two words',
    '',
  ])
})

test('the line of the caret is meant while it is there, else the last one', () => {
  expect(chooseLine('one\n two \n\n', 'one')).toBe('one')
  expect(chooseLine('one\n two \n\n', 'gone')).toBe('two')
  expect(chooseLine(' ', '')).toBe('')
})

test('one line is replaced, and its mark and the others stay', () => {
  expect(replaceLine('one\n  - two\nthree', '- two', '2')).toBe('one\n  - 2\nthree')
  expect(replaceLine('one\ntwo', 'two', '$& 2')).toBe('one\n$& 2')
  expect(replaceLine('one\ntwo', 'three', '3')).toBe('one\ntwo')
})
