import { expect, test } from 'vitest'
import { getInitials } from './initials.ts'

test('are the first letters of the first and the last word', () => {
  expect(getInitials('Ada Byron')).toBe('AB')
  expect(getInitials('Anna van der Berg')).toBe('AB')
  expect(getInitials('  maria   lopez  ')).toBe('ML')
  expect(getInitials('Prince')).toBe('P')
  expect(getInitials('')).toBe('')
  expect(getInitials('🙂 – !')).toBe('')
})

test('treat words joined by an apostrophe or a hyphen as one word', () => {
  for (const name of ["Zoé O'Brien", 'Zoé O’Brien', 'Zoé Oʼbrien', 'Zoé Ortiz-Brien', 'Zoé Ortiz‐Brien'])
    expect(getInitials(name), name).toBe('ZO')
  expect(getInitials("Noor D'Arcy")).toBe('ND')
  expect(getInitials('Jean-Luc Picard')).toBe('JP')
  expect(getInitials("Gerard 't Hooft")).toBe('GH')
})

test('are whole letters of any script', () => {
  expect(getInitials('E\u0301loise Quill')).toBe('E\u0301Q')
  expect(getInitials('山田 太郎')).toBe('山太')
  expect(getInitials('عمر حداد')).toBe('ع\u200cح')
})
