import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DocumentType, readDocument, readResume } from '@foothold/resume-engine/read'
import { expect, test } from 'vitest'
import { buildDocument, buildPage } from '#engine/resume-reader/page.fixture.ts'
import { profileBody } from './profile.ts'

const folder = join(import.meta.dirname, '../../bench/resume-reader/files')

test.each([
  'a03.pdf',
  'a07.docx',
  'a08.pdf',
  'a12.pdf',
  'b02.docx',
  'b08.doc',
  'b10.pdf',
  'b13.doc',
  'g01.pdf',
  'g07.pdf',
  'g13.pdf',
  'g15.pdf',
  'g21.pdf',
  'g27.docx',
])('what is read from a resume fits a profile: %s', async (name) => {
  const [, type] = name.split('.')
  const read = readResume(await readDocument(readFileSync(join(folder, name)), type as DocumentType))
  // The browser completes the links before it offers them.
  expect(profileBody.safeParse({ ...read, links: [] }).success).toBe(true)
})

test('what is found fits a profile, however long it is', () => {
  const long = 'x'.repeat(5_000)
  const lines = [
    'Ann Example',
    'Work experience',
    `Engineer, ${long} | 2019 – 2020`,
    'Skills',
    ...Array.from({ length: 300 }, (_, n) => `${n} skill`),
  ]
  expect(profileBody.safeParse(readResume(buildDocument(buildPage(lines)))).success).toBe(true)
})
