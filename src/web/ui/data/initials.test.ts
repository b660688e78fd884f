import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test('are the first letters of the first and the last word', () => {
  expect(initials('Ada Byron')).toBe('AB')
  expect(initials('Anna van der Berg')).toBe('AB')
  expect(initials('  maria   lopez  ')).toBe('ML')
  expect(initials('Prince')).toBe('P')
  expect(initials('')).toBe('')
  expect(initials('🙂 – !')).toBe('')
})

test('take what an apostrophe or a hyphen holds together as one word', () => {
  for (const name of ["Zoé O'Brien", 'Zoé O’Brien', 'Zoé Oʼbrien', 'Zoé Ortiz-Brien', 'Zoé Ortiz‐Brien'])
    expect(initials(name), name).toBe('ZO')
  expect(initials("Noor D'Arcy")).toBe('ND')
  expect(initials('Jean-Luc Picard')).toBe('JP')
  expect(initials("Gerard 't Hooft")).toBe('GH')
})

test('are whole letters of any script', () => {
  expect(initials('E\u0301loise Quill')).toBe('E\u0301Q')
  expect(initials('山田 太郎')).toBe('山太')
  expect(initials('عمر حداد')).toBe('ع\u200cح')
})
