import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { openLinkedInArchive } from './linkedin-archive.ts'
import { linkedInExport, toZip } from './linkedin.fixture.ts'
import { parseLinkedInArchive } from './parse-linkedin.ts'

test('an export fills the form with its sections', () => {
  expect(parseLinkedInArchive(toZip(linkedInExport, 'Complete_LinkedInDataExport_11-23-2026/'))).toMatchObject({
    fullName: "Noor D'Arcy",
    email: 'noor@example.test',
    phone: '(555) 010-4477',
    location: 'Portland, Oregon, United States',
    linkedin: '',
    summary: 'I plan routes.\nI say "no" to empty miles, mostly.',
    positions: [
      {
        company: 'Harbor, Freight & Söhne',
        position: 'Planner',
        place: 'Portland',
        startDate: '2021-03',
        endDate: '',
        description: '• Planned 40 trucks\n• Cut empty miles',
      },
      { company: 'Mills', position: 'Clerk', startDate: '2018', endDate: '2021-02' },
    ],
    educations: [{ institution: '北京大学', degree: 'BSc', fieldOfStudy: '', graduationYear: '2018' }],
    skills: 'SQL, C++, Route / load planning',
    certifications: ['CPIM, APICS'],
    sections: [
      { kind: 'projects', entries: [{ title: 'Atlas', startDate: '2020-05', link: 'https://atlas.example' }] },
      { kind: 'languages', entries: [{ title: 'Arabic', detail: 'Native or bilingual proficiency' }] },
      { kind: 'volunteering', entries: [{ title: 'Cook', detail: 'Kitchen', startDate: '2019-01' }] },
      { kind: 'awards', entries: [{ title: 'Planner of the Year', startDate: '2022-06' }] },
      { kind: 'publications', entries: [{ title: 'On Routes', detail: 'Press', startDate: '2023-01', link: '' }] },
      { kind: 'custom', title: 'Courses', entries: [{ title: 'Statistics', detail: 'ST-101' }] },
      { kind: 'custom', title: 'Organizations', entries: [{ title: 'Guild of Planners', detail: 'Member' }] },
      { kind: 'links', entries: [{ title: 'Portfolio', link: 'https://noor.example' }, { title: '' }] },
    ],
  })
})

test('a basic export, with other line ends, a mark and notes above the headings, is read too', () => {
  const files = {
    'profile.csv': '\uFEFFFirst Name,Last Name,Headline\r\nAda,Lind,Engineer\r\n',
    'Skills.csv': 'Notes:\n"Some of these, are old"\n\nName\nGo\n',
    'Profile Summary.csv': 'Profile Summary\n"Builds, mostly"\n',
    'messages.csv': 'CONTENT\nsecret\n',
  }
  expect(parseLinkedInArchive(toZip(files))).toMatchObject({
    fullName: 'Ada Lind',
    skills: 'Go',
    summary: 'Builds, mostly',
    positions: [],
    sections: [],
  })
})

test('a file that breaks off, has no rows or no headings gives what there is', () => {
  const files = {
    'Profile.csv': 'First Name,Last Name\nAda',
    'Positions.csv': 'Company Name,Title\n"Mills,Cle',
    'Skills.csv': '',
  }
  expect(parseLinkedInArchive(toZip(files))).toMatchObject({
    fullName: 'Ada',
    positions: [{ company: 'Mills,Cle' }],
    skills: '',
  })
})

test('lists are cut to what the form holds', () => {
  const rows = 'Acme,Clerk\n'.repeat(5_000)
  const { positions } = parseLinkedInArchive(toZip({ 'Positions.csv': `Company Name,Title\n${rows}` }))
  expect(positions).toHaveLength(100)
})

const positions = 'Company Name,Title\nMills,Clerk\n'

test.each([
  ['no archive', strToU8('First Name,Last Name\nAda,Lind'), /damaged/],
  ['nothing', new Uint8Array(), /damaged/],
  ['a renamed picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47]), /damaged/],
  ['cut off', toZip(linkedInExport).slice(0, 400), /damaged/],
  ['another archive', toZip({ 'word/document.xml': '<w/>' }), /not a LinkedIn export/],
  ['an empty archive', zipSync({}), /not a LinkedIn export/],
  ['a password', toZip({ 'Positions.csv': positions }).map((byte, at) => (at === 6 ? byte | 1 : byte)), /password/],
  ['a bomb', toZip({ 'Positions.csv': positions + ' '.repeat(5_000_000) }), /larger/],
  [
    'too many entries',
    toZip(Object.fromEntries(Array.from({ length: 5_001 }, (_, at) => [`${at}.csv`, '']))),
    /larger/,
  ],
])('%s is refused with the reason', (_, archive, message) => {
  expect(() => openLinkedInArchive(archive)).toThrow(message)
})

test('a bomb that states a small size is not unpacked beyond it', () => {
  const archive = toZip({ 'Positions.csv': positions + ' '.repeat(5_000_000) })
  const view = new DataView(archive.buffer)
  for (let at = 0; at < archive.length - 46; at++)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 100, true)
  let size = 0
  try {
    size = openLinkedInArchive(archive).get('positions')?.length ?? 0
  } catch (error) {
    expect(error).toMatchObject({ name: 'ArchiveError' })
  }
  expect(size).toBeLessThanOrEqual(100)
})
