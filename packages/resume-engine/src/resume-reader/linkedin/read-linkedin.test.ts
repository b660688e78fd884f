import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import type { TextItem } from '#engine/model/document-text.ts'
import { readResume } from '#engine/resume-reader/read-resume.ts'
import { buildDocument, item, page } from '#engine/resume-reader/page.fixture.ts'
import { readDocument } from '#engine/document-reader/read-document.ts'
import { readLinkedIn } from './read-linkedin.ts'

const files = new URL('../../../../../bench/resume-reader/files/', import.meta.url)

const read = async (name: string) =>
  readResume(await readDocument(new Uint8Array(await readFile(new URL(name, files))), 'pdf'))

describe('a PDF of a LinkedIn profile', () => {
  test('of one page is read whole, with its languages, awards and publications', async () => {
    expect(await read('h01.pdf')).toMatchObject({
      fullName: 'Ottilie Farnsworth',
      email: 'ottilie.farnsworth@postbox.example',
      address: 'Boise, Idaho, United States',
      links: ['www.linkedin.com/in/ottilie-farnsworth-hydrology', 'rivers.example'],
      workHistory: [
        { company: 'Brackwater Surveys', startDate: '2021-03', endDate: null, isCurrent: true },
        {
          company: 'Teal & Daughters Engineering',
          position: 'Field Technician',
          place: 'Twin Falls, Idaho',
          endDate: '2021-02',
        },
      ],
      skills: ['HEC-RAS', 'River restoration', 'Flood mapping'],
      sections: [
        { kind: 'languages', entries: [{ title: 'English', detail: 'Native or Bilingual' }, { title: 'Spanish' }] },
        { kind: 'awards', entries: [{ title: 'Field Notes Prize 2022' }] },
        { kind: 'publications', entries: [{ title: 'Sediment in braided rivers after dam removal' }] },
      ],
    })
  })

  test('of three pages keeps every position of an employer, and joins wrapped names and paragraphs', async () => {
    const { workHistory, summary, education } = await read('h02.pdf')
    expect(workHistory.map(({ company, position }) => [company.slice(0, 9), position.slice(0, 10)])).toEqual([
      ['Merrow Pa', 'Director o'],
      ['Merrow Pa', 'Plant Mana'],
      ['Merrow Pa', 'Production'],
      ['Cartwheel', 'Shift Supe'],
      ['Pinery Mi', 'Process En'],
      ['Pinery Mi', 'Intern'],
      ['Harbor Yo', 'Volunteer '],
    ])
    expect(workHistory.map(({ description }) => description).join('\n')).not.toMatch(/Page \d|Wisconsin|months\)/)
    expect(workHistory[0]?.description.split('\n')).toHaveLength(4)
    expect(summary.split('\n')).toHaveLength(3)
    expect(education).toMatchObject([
      { degree: 'Bachelor of Science', fieldOfStudy: 'Paper Science and Engineering', graduationYear: 2012 },
      { degree: 'Executive Certificate', fieldOfStudy: 'Operations, Supply Chain', graduationYear: 2020 },
    ])
  })

  test('in German has its headings and months', async () => {
    expect(await read('h03.pdf')).toMatchObject({
      address: 'Bremen, Deutschland',
      skills: ['Maßschuhe', 'Einlagen', 'Ausbildung von Lehrlingen'],
      workHistory: [
        { startDate: '2019-10', isCurrent: true },
        { startDate: '2014-08', endDate: '2019-09' },
      ],
    })
  })
})

const at = (text: string, x: number, y: number, fontSize: number): TextItem => item([text, x, y, { fontSize }])
const profile = (items: TextItem[]) =>
  buildDocument({
    ...page([]),
    items: [at('Contact', 21, 41, 13), at('Ada Lind', 223, 39, 26), ...items, at('Page 1 of 1', 384, 769, 9)],
  })

test('credentials are no part of a name, and a long mail address is joined', () => {
  const items = [
    at('ada.lind.of.the.long.name@mail', 21, 63, 10.5),
    at('box.example', 21, 76, 10.5),
    at('Experience', 223, 138, 15.75),
  ]
  const document = profile(items)
  const named = { ...document, pages: document.pages.map((each) => ({ ...each, items: each.items.map(withTitle) })) }
  expect(readLinkedIn(named)).toMatchObject({
    fullName: 'Ada Lind',
    email: 'ada.lind.of.the.long.name@mailbox.example',
    workHistory: [],
    address: '',
  })
})

const withTitle = (part: TextItem) => (part.text === 'Ada Lind' ? { ...part, text: 'Ada Lind, PhD' } : part)

test('another document is none, whatever single size it shares', () => {
  expect(readLinkedIn(profile([]))).toBeNull()
  expect(readLinkedIn(buildDocument(page([['Ada Lind', 50, 50, { fontSize: 26 }]])))).toBeNull()
  expect(readLinkedIn(buildDocument())).toBeNull()
})
