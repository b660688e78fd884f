import { afterEach, expect, test, vi } from 'vitest'
import { defaultDesign } from '@foothold/resume-engine/designs'
import { memoryStorage } from '#test/memory-storage.ts'
import { findPaper, getDesign, rememberDesign } from './current-design.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['en-US', 'letter'],
  ['en', 'letter'],
  ['es-MX', 'letter'],
  ['fr-CA', 'letter'],
  ['en-GB', 'a4'],
  ['de', 'a4'],
  ['ja', 'a4'],
  ['not a language', 'letter'],
])('the paper for %s is %s', (language, paper) => {
  expect(findPaper(language)).toBe(paper)
})

test('a document has its own design, then the last one chosen in the tab, then the default', () => {
  vi.stubGlobal('navigator', { language: 'de-AT' })
  vi.stubGlobal('sessionStorage', memoryStorage())
  expect(getDesign(null, undefined)).toEqual({ ...defaultDesign, paper: 'a4' })
  const modern = { ...defaultDesign, design: 'modern', accent: 'plum' } as const
  rememberDesign(undefined, modern)
  expect(getDesign(null, undefined)).toEqual(modern)
  expect(getDesign(null, 'u1')).toEqual(modern)
  const compact = { ...defaultDesign, design: 'compact' } as const
  expect(getDesign(compact, undefined)).toEqual(compact)
  rememberDesign('u1', compact)
  expect(getDesign(null, 'u1')).toEqual(compact)
})

test('a photo stays in its document', () => {
  vi.stubGlobal('sessionStorage', memoryStorage())
  rememberDesign(undefined, { ...defaultDesign, photo: 'data:image/jpeg;base64,AAAA' })
  expect(getDesign(null, undefined)).toEqual(defaultDesign)
})
