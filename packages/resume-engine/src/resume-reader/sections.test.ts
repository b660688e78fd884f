import { expect, test } from 'vitest'
import { readEducation } from './education.ts'
import { toLines } from './lines.ts'
import { readCertifications } from './certifications.ts'
import { readSkills } from './skills.ts'
import { buildPage } from './page.fixture.ts'
import { readWorkHistory } from './work-history.ts'

const lines = (...texts: string[]) => toLines(buildPage(texts).items, 0)
const jobs = (...texts: string[]) =>
  readWorkHistory(lines(...texts)).map(({ position, company, startDate, endDate }) => [
    position,
    company,
    startDate,
    endDate,
  ])

const expected = [
  ['Senior Engineer', 'Brightwater Ltd', '2019-03', null],
  ['Engineer', 'Quillmark', '2015-01', '2019-02'],
]

test.each([
  [
    'title and dates, then employer and place',
    [
      'Senior Engineer\t03/2019 – Present',
      'Brightwater Ltd, Leeds',
      '• Led a team',
      'Engineer\t01/2015 – 02/2019',
      'Quillmark, York',
      '• Wrote code',
    ],
  ],
  [
    'employer and dates, then title',
    [
      'Brightwater Ltd\t03/2019 – Present',
      'Senior Engineer',
      '• Led a team',
      'Quillmark\t01/2015 – 02/2019',
      'Engineer',
      '• Wrote code',
    ],
  ],
  [
    'everything on a line',
    [
      'Senior Engineer, Brightwater Ltd | 03/2019 – Present',
      '• Led a team',
      'Engineer, Quillmark | 01/2015 – 02/2019',
      '• Wrote code',
    ],
  ],
  ['dates first', ['03/2019 – Present: Senior Engineer, Brightwater Ltd', '01/2015 – 02/2019: Engineer, Quillmark']],
  [
    'dates on the third line',
    [
      'Brightwater Ltd (Leeds)',
      'Senior Engineer',
      '03/2019 – Present',
      '• Led a team',
      'Quillmark (York)',
      'Engineer',
      '01/2015 – 02/2019',
      '• Wrote code',
    ],
  ],
  [
    'dates in a column of their own',
    ['03/2019 – Present\tSenior Engineer', '\tBrightwater Ltd', '01/2015 – 02/2019\tEngineer', '\tQuillmark'],
  ],
  [
    'dates over two lines',
    ['03/2019 –\tSenior Engineer', 'Present\tBrightwater Ltd', '01/2015 –\tEngineer', '02/2019\tQuillmark'],
  ],
])('%s', (_layout, texts) => {
  expect(jobs(...texts)).toEqual(expected)
})

test('several positions under one employer', () => {
  const read = jobs(
    'Meridian Hotels Ltd, Bristol',
    'General Manager\tMay 2019 – Present',
    '• Ran the house',
    'Deputy Manager\tFeb 2016 – Apr 2019',
    '• Opened the wing',
    'The Larkspur, Cardiff',
    'Supervisor\tOct 2012 – Jan 2016',
  )
  expect(read.map(([position, company]) => [position, company])).toEqual([
    ['General Manager', 'Meridian Hotels Ltd'],
    ['Deputy Manager', 'Meridian Hotels Ltd'],
    ['Supervisor', 'The Larkspur'],
  ])
})

test('a year alone makes no month, and no end is not the present', () => {
  const [position] = readWorkHistory(lines('Clerk, Municipal Bank | 2014 – 2016', '• Counted the money.'))
  expect(position).toEqual({
    position: 'Clerk',
    place: '',
    company: 'Municipal Bank',
    startDate: null,
    endDate: null,
    isCurrent: false,
    writtenDates: '2014 – 2016',
    description: 'Counted the money.',
  })
})

test('studies, with degree and subject separated', () => {
  const read = readEducation(
    lines(
      'University of Northmoor\t2010 – 2013',
      'BSc (Hons) Adult Nursing',
      'Laurea triennale, Economia aziendale, Università di Valfiorita\t2007 – 2010',
    ),
  )
  expect(read).toEqual([
    {
      institution: 'University of Northmoor',
      degree: 'BSc (Hons)',
      fieldOfStudy: 'Adult Nursing',
      graduationYear: 2013,
    },
    {
      institution: 'Università di Valfiorita',
      degree: 'Laurea triennale',
      fieldOfStudy: 'Economia aziendale',
      graduationYear: 2010,
    },
  ])
})

test('studies without dates have no year', () => {
  const read = readEducation(
    lines('Master of Arts in History', 'Charlesgate University', 'Bachelor of Arts', 'Saint Brannoc College'),
  )
  expect(read).toEqual([
    { institution: 'Charlesgate University', degree: 'Master of Arts', fieldOfStudy: 'History', graduationYear: null },
    { institution: 'Saint Brannoc College', degree: 'Bachelor of Arts', fieldOfStudy: '', graduationYear: null },
  ])
})

test('skills however they are listed', () => {
  expect(
    readSkills(lines('Languages: Java, C++, AWS (EC2, S3)', '• Excel ●●●○', 'Scrum / Kanban; UX', 'A/B testing\tSQL')),
  ).toEqual(['Java', 'C++', 'AWS (EC2, S3)', 'Excel', 'Scrum', 'Kanban', 'UX', 'A/B testing', 'SQL'])
})

test('certifications with their year', () => {
  const listed = [
    '• PRINCE2 Foundation, 2019',
    'Chartered Member, IStructE',
    'CPR (05/2021)',
    '2018\tFirst aid',
    'ACLS',
    'May 2022',
  ]
  expect(readCertifications(lines(...listed))).toEqual([
    'PRINCE2 Foundation (2019)',
    'Chartered Member, IStructE',
    'CPR (2021)',
    'First aid (2018)',
    'ACLS (2022)',
  ])
})
