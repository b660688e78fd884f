import { expect, test } from 'vitest'
import { getDocumentFileName, toTextFile } from './document-file.ts'

test('a file is named after the person and its kind, in every script', () => {
  expect(getDocumentFileName('Maya Okafor', 'resume')).toBe('Maya Okafor - Resume')
  expect(getDocumentFileName(' محمد علي ', 'cover-letter')).toBe('محمد علي - Cover Letter')
  expect(getDocumentFileName('A/B\\C: "d"', 'resume')).toBe('A B C d - Resume')
  expect(['', ' / '].map((name) => getDocumentFileName(name, 'cover-letter'))).toEqual(Array(2).fill('Cover Letter'))
})

test('a very long name keeps its kind, and fits a file system', () => {
  for (const letter of ['x', 'é', '王', '😀']) {
    const name = getDocumentFileName(letter.repeat(200), 'resume')
    expect(name).toMatch(/ - Resume$/)
    expect(name.isWellFormed()).toBe(true)
    expect(new TextEncoder().encode(`${name}.docx`).length).toBeLessThan(255)
  }
})

test('a text keeps its lines and letters', () => {
  expect(toTextFile('Zoë\n\n- 王小明\r\n- Two\r')).toBe('Zoë\r\n\r\n- 王小明\r\n- Two\r\n')
})
