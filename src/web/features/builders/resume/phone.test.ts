import { expect, test } from 'vitest'
import { caretAfter, formatPhone, normalizePhone, typePhone, type PhoneEntry } from './phone.ts'

const empty: PhoneEntry = { typed: '', shown: '' }
/** What the field shows after each key. */
function keyed(text: string, entry = empty) {
  const shown: string[] = []
  for (const key of text) {
    entry = typePhone(entry, entry.shown + key)
    shown.push(entry.shown)
  }
  return { shown, entry }
}
const shownAfter = (text: string) => keyed(text).entry.shown

test('digits take their shape while they are typed', () => {
  expect(keyed('5550104477').shown).toEqual([
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

test('a whole number takes its shape, however it was put in', () => {
  for (const typed of ['555 010 4477', '555.010.4477', '555-010-4477', '(555)0104477', '(555) 010-4477']) {
    expect(formatPhone(typed)).toBe('(555) 010-4477')
    expect(shownAfter(typed)).toBe('(555) 010-4477')
    expect(typePhone(empty, typed).shown).toBe('(555) 010-4477')
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
])('%s stays as it is typed, pasted or taken over', (typed) => {
  expect(formatPhone(typed)).toBe(typed)
  expect(normalizePhone(` ${typed} `)).toBe(typed)
  expect(typePhone(empty, typed).shown).toBe(typed)
  expect(shownAfter(typed)).toBe(typed)
})

test('no key is lost, whatever is typed', () => {
  for (const typed of ['5a5-5', '555 01', '5550104477 ', '12345678901234567890', '(((', '1 1 1'])
    expect(keyed(typed).entry.typed).toBe(typed)
})

test('a part of a number is what was typed, once the field is left', () => {
  const { entry } = keyed('55501')
  expect(entry).toEqual({ typed: '55501', shown: '(555) 01' })
  expect(formatPhone(entry.typed)).toBe('55501')
})

test('what is deleted at the end stays deleted', () => {
  const typed = keyed('5550104').entry
  const shorter = typePhone(typed, '(555) 010-')
  expect(shorter.shown).toBe('(555) 010')
  expect(typePhone(shorter, '(555) 01').shown).toBe('(555) 01')
  expect(typePhone(keyed('5').entry, '(').shown).toBe('')
})

test('digits typed in the middle move those behind them along', () => {
  expect(typePhone(keyed('55501').entry, '(9555) 01').shown).toBe('(955) 501')
})

test('the caret stays behind the digit it stood behind', () => {
  expect(caretAfter(0, '(555) 010-4477')).toBe(0)
  expect(caretAfter(3, '(555) 010-4477')).toBe(4)
  expect(caretAfter(7, '(555) 010-4477')).toBe(11)
  expect(caretAfter(12, '(555')).toBe(4)
})
