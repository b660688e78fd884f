import { expect, test } from 'vitest'
import { caretAfter, formatPhone, normalizePhone, typePhone, type PhoneEntry } from './phone.ts'

const empty: PhoneEntry = { raw: '', display: '' }
/** What the field shows after each key. */
function keyed(text: string, entry = empty) {
  const display: string[] = []
  for (const key of text) {
    entry = typePhone(entry, entry.display + key)
    display.push(entry.display)
  }
  return { display, entry }
}
const shownAfter = (text: string) => keyed(text).entry.display

test('formats digits while they are typed', () => {
  expect(keyed('5550104477').display).toEqual([
    '(5',
    '(55',
    '(555',
    '(555) 0',
    '(555) 01',
    '(555) 010',
    '(555) 010-4',
    '(555) 010-44',
    '(555) 010-447',
    '(555) 010-4477',
  ])
  expect(shownAfter('15550104477')).toBe('1 (555) 010-4477')
})

test('formats a complete number however it was entered', () => {
  for (const raw of ['555 010 4477', '555.010.4477', '555-010-4477', '(555)0104477', '(555) 010-4477']) {
    expect(formatPhone(raw)).toBe('(555) 010-4477')
    expect(shownAfter(raw)).toBe('(555) 010-4477')
    expect(typePhone(empty, raw).display).toBe('(555) 010-4477')
  }
  expect(formatPhone('1-555-010-4477')).toBe('1 (555) 010-4477')
})

test.each([
  '07700 900123',
  '07700900123',
  '020 7946 0958',
  '0207946095',
  '555-010-4477 ext 5',
  '5550104477 x5',
  '(555) 010-4477 / 4478',
  '49 30 901820 12',
  '600 111 222',
  '555010447799',
  '25550104477',
  '+34 600 111 222',
  '+44 (0)20 7946 0958',
  '+1 555 010 4477',
  '+452012 3456',
  'ask for Noor',
  '٠٧٧٠٠ ٩٠٠١٢٣',
])('%s stays as typed, pasted or imported', (raw) => {
  expect(formatPhone(raw)).toBe(raw)
  expect(normalizePhone(` ${raw} `)).toBe(raw)
  expect(typePhone(empty, raw).display).toBe(raw)
  expect(shownAfter(raw)).toBe(raw)
})

test('loses no character, whatever is typed', () => {
  for (const raw of ['5a5-5', '555 01', '5550104477 ', '12345678901234567890', '(((', '1 1 1'])
    expect(keyed(raw).entry.raw).toBe(raw)
})

test('leaves an incomplete number unformatted after blur', () => {
  const { entry } = keyed('55501')
  expect(entry).toEqual({ raw: '55501', display: '(555) 01' })
  expect(formatPhone(entry.raw)).toBe('55501')
})

test('keeps a deletion at the end', () => {
  const raw = keyed('5550104').entry
  const shorter = typePhone(raw, '(555) 010-')
  expect(shorter.display).toBe('(555) 010')
  expect(typePhone(shorter, '(555) 01').display).toBe('(555) 01')
  expect(typePhone(keyed('5').entry, '(').display).toBe('')
})

test('shifts later digits when typing in the middle', () => {
  expect(typePhone(keyed('55501').entry, '(9555) 01').display).toBe('(955) 501')
})

test('keeps the caret after the same digit', () => {
  expect(caretAfter(0, '(555) 010-4477')).toBe(0)
  expect(caretAfter(3, '(555) 010-4477')).toBe(4)
  expect(caretAfter(7, '(555) 010-4477')).toBe(11)
  expect(caretAfter(12, '(555')).toBe(4)
})
