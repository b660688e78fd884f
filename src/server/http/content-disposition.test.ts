import { expect, test } from 'vitest'
import { contentDisposition } from './content-disposition.ts'

const valid = /^attachment; filename="[\x20-\x21\x23-\x7e]*"; filename\*=UTF-8''[\w!#$&+.^`|~%-]*$/

test('every name makes one valid header with the complete name', () => {
  const names = [
    'cv.pdf',
    'a"b;c\\d.pdf',
    'a\r\nX: y.pdf',
    '履歴書.pdf',
    "it's (mine)*.pdf",
    '100%25.pdf',
    '😀',
    '\ud83d',
    '',
  ]
  for (const name of names) {
    const header = contentDisposition('attachment', name)
    expect(header).toMatch(valid)
    expect(decodeURIComponent(header.split("UTF-8''")[1] ?? '')).toBe(name.toWellFormed())
  }
})

test('accents fall back to plain letters', () => {
  expect(contentDisposition('inline', 'Résumé Zoë.pdf')).toBe(
    `inline; filename="Resume Zoe.pdf"; filename*=UTF-8''R%C3%A9sum%C3%A9%20Zo%C3%AB.pdf`,
  )
})
