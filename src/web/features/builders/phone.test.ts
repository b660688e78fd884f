import { expect, test } from 'vitest'
import { caretAfter, formatPhone, takePhone } from './phone.ts'

test('a number takes its shape while it is typed, and never has more than ten digits', () => {
  expect(['', '5', '555', '5550', '555010', '5550104', '555010447799'].map(formatPhone)).toEqual([
    '',
    '(5',
    '(555',
    '(555) 0',
    '(555) 010',
    '(555) 010-4',
    '(555) 010-4477',
  ])
  expect(formatPhone('call (555) 010-44x')).toBe('(555) 010-44')
})

test('what is deleted at the end stays deleted', () => {
  expect(formatPhone('(555) ')).toBe('(555')
  expect(formatPhone('(555) 010-')).toBe('(555) 010')
})

test('the caret stays behind the digit it stood behind', () => {
  expect(caretAfter(0, '(555) 010-4477')).toBe(0)
  expect(caretAfter(3, '(555) 010-4477')).toBe(4)
  expect(caretAfter(7, '(555) 010-4477')).toBe(11)
  expect(caretAfter(12, '(555')).toBe(4)
})

test('a number from elsewhere is shaped only if it is of this shape', () => {
  expect(takePhone('+1 503.555.0147')).toBe('(503) 555-0147')
  expect(takePhone('503 555 0147')).toBe('(503) 555-0147')
  expect(takePhone(' +44 20 7946 0958 ')).toBe('+44 20 7946 0958')
})

test('a number with the code of a country stays as it is typed', () => {
  expect(['+', '+3', '+34 ', '+34 600 111 222', ' +44 (0)20 7946 0958'].map(formatPhone)).toEqual([
    '+',
    '+3',
    '+34 ',
    '+34 600 111 222',
    '+44 (0)20 7946 0958',
  ])
  expect(formatPhone('+1 555 call 0100')).toBe('+1 555  0100')
  expect(formatPhone(`+${'1'.repeat(40)}`)).toHaveLength(25)
})
