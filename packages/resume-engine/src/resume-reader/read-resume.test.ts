import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { DocumentType } from '#engine/document-reader/document-read-error.ts'
import { readDocument } from '#engine/document-reader/read-document.ts'
import { buildDocument, page, buildPage } from './page.fixture.ts'
import { readResume } from './read-resume.ts'

const folder = join(import.meta.dirname, '../../../../bench/resume-reader/files')

describe('made files are read as their truth tells', () => {
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
  ])('%s', async (name) => {
    const [id = '', type] = name.split('.')
    const truth = JSON.parse(readFileSync(join(folder, `${id}.json`), 'utf8'))
    const read = readResume(await readDocument(readFileSync(join(folder, name)), type as DocumentType))
    expect(read).toMatchObject({
      fullName: truth.name,
      email: truth.email,
      address: truth.address,
      skills: truth.skills,
    })
    expect(read.phone.replaceAll(/\D/g, '')).toBe(truth.phone.replaceAll(/\D/g, ''))
    expect(
      read.workHistory.map(({ position, company, startDate, endDate, isCurrent }) => [
        position,
        company,
        startDate,
        endDate,
        isCurrent,
      ]),
    ).toEqual(
      truth.work.map((job: Record<string, unknown>) => [
        job['position'],
        job['company'],
        job['start'],
        job['end'],
        job['current'],
      ]),
    )
    expect(read.education.map(({ institution, graduationYear }) => [institution, graduationYear])).toEqual(
      truth.education.map((study: Record<string, unknown>) => [study['institution'], study['year']]),
    )
  })
})

test('hyphens that a font maps to soft hyphens are read', async () => {
  const read = readResume(await readDocument(readFileSync(join(folder, 'g03.pdf')), 'pdf'))
  expect(read.links).toContain('linkedin.com/in/tobias-wendt')
  expect(read.workHistory).toMatchObject([
    { startDate: '2021-02', isCurrent: true },
    { startDate: '2017-09', endDate: '2021-01' },
    { startDate: '2015-10', endDate: '2017-08' },
  ])
  expect(read.workHistory[0]?.description).toContain('on-call')
})

test('a page that tells nothing gives nothing', () => {
  const nothing = {
    fullName: '',
    email: '',
    phone: '',
    address: '',
    links: [],
    summary: '',
    workHistory: [],
    education: [],
    skills: [],
    certifications: [],
  }
  expect(readResume(buildDocument(page([])))).toEqual(nothing)
  expect(readResume(buildDocument(buildPage(['- 1 -', '…'])))).toEqual(nothing)
})

test.each(['a@a.', '1', '1.', 'a ', 'www.', '2019 – ', '(', 'a, ', '– ', 'd’'])(
  'a text made of %j alone takes no time',
  (part) => {
    const text = part.repeat(200_000 / part.length)
    for (const heading of ['Name Surname', 'Work experience', 'Education', 'Skills', 'Certifications'])
      readResume(buildDocument(buildPage([heading, text])))
    expect(text.length).toBeGreaterThan(100_000)
  },
)
