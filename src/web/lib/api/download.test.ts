import { expect, test } from 'vitest'
import { toFileName } from './download.ts'

test('a valid name stays unchanged, in every script', () => {
  expect(
    ["Noor D'Arcy", 'Søren Ångström', '王小明', 'محمد علي', 'Ана-Марија'].map((name) => toFileName(name, 'resume')),
  ).toEqual(["Noor D'Arcy", 'Søren Ångström', '王小明', 'محمد علي', 'Ана-Марија'])
})

test('characters that file systems refuse are removed', () => {
  expect(toFileName(' ../../etc/passwd ', 'resume')).toBe('etc passwd')
  expect(toFileName('A\u202Eb\u0000c: "d" <e>|f?*.', 'resume')).toBe('A b c d e f')
  expect(toFileName('😀'.repeat(150), 'resume')).toBe('😀'.repeat(100))
})

test('a blank name gets the fallback', () => {
  expect(['', ' . ', '\u200B', '///'].map((name) => toFileName(name, 'resume'))).toEqual(Array(4).fill('resume'))
})
