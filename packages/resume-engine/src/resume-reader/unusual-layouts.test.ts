import { expect, test } from 'vitest'
import { buildDocument, item, buildPage } from './page.fixture.ts'
import { readResume } from './read-resume.ts'

const read = (...lines: string[]) =>
  readResume(buildDocument(buildPage(['Ann Example', 'Leeds | ann@mail.example', ...lines])))

const readJobs = (...lines: string[]) =>
  read('WORK EXPERIENCE', ...lines, 'EDUCATION', 'BSc Nursing, University of Northmoor').workHistory.map(
    ({ position, company, startDate, endDate }) => [position, company, startDate, endDate],
  )

const contact = ['14 Mill Lane, Leeds LS1 4AP', '0113 496 0123', 'ann@mail.example']

test('a name in capitals above text that is set alike is no heading', () => {
  const lines = [
    'ANN EXAMPLE',
    'NURSE',
    ...contact,
    'WORK EXPERIENCE',
    'Nurse, Acme Ltd\t2019 – 2020',
    'EDUCATION',
    'BSc',
  ]
  expect(readResume(buildDocument(buildPage(lines)))).toMatchObject({
    fullName: 'ANN EXAMPLE',
    phone: '0113 496 0123',
    address: '14 Mill Lane, Leeds LS1 4AP',
  })
})

test('list items in capitals are no headings', () => {
  const { skills } = read('SKILLS', '• Triage', '• AWS', '• Training', '• SQL', 'EDUCATION', 'BSc')
  expect(skills).toEqual(['Triage', 'AWS', 'Training', 'SQL'])
})

test('employers in capitals do not end the work history', () => {
  expect(
    readJobs(
      'ACME FOODS -',
      'Head Cook, York\t03/2019 – 05/2021',
      '• Cooked for 200.',
      'QUILL',
      'Cook\t01/2015 – 02/2019',
      '• Cooked for 100.',
    ),
  ).toEqual([
    ['Head Cook, York', 'ACME FOODS', '2019-03', '2021-05'],
    ['Cook', 'QUILL', '2015-01', '2019-02'],
  ])
})

test('a period whose words stand far apart is one', () => {
  const row = (y: number, ...texts: [string, number][]) => texts.map(([text, x]) => item([text, x, y]))
  const items = [
    ...row(20, ['Ann Example', 50]),
    ...row(40, ['Work experience', 50]),
    ...row(54, ['Cook, Acme Ltd', 50], ['Jun 2021 –', 380], ['Dec', 460], ['2022', 500]),
    ...row(68, ['Cook, Quill Ltd', 50], ['Jan', 380], ['2019', 420], ['–', 460], ['May', 480], ['2021', 520]),
  ]
  const { workHistory } = readResume(buildDocument({ width: 600, height: 800, items, part: 'body' }))
  expect(workHistory.map(({ company, startDate, endDate }) => [company, startDate, endDate])).toEqual([
    ['Acme Ltd', '2021-06', '2022-12'],
    ['Quill Ltd', '2019-01', '2021-05'],
  ])
})

test('a soft hyphen between dates or digits is a hyphen', () => {
  const { phone, workHistory } = read(
    'Phone: (613) 555\u00ad\u20100137',
    'Work experience',
    'Cook, Acme Ltd\tSep. 2021 \u00ad Mar. 2024',
    '• Cooked high\u00adimpact meals.',
  )
  expect(phone.replaceAll(/\D/g, '')).toBe('6135550137')
  expect(workHistory).toMatchObject([{ startDate: '2021-09', endDate: '2024-03' }])
})

test.each([
  [
    'above the dates',
    ['• Acme\tLeeds, UK', 'Cook\t03/2019 – 05/2021', '◦ Led a team', '• Quill\tYork, UK', 'Waiter\t01/2015 – 02/2019'],
  ],
  [
    'with the dates',
    ['• Cook, Acme\t03/2019 – 05/2021', '◦ Led a team', '• Waiter, Quill\t01/2015 – 02/2019', '◦ Served guests'],
  ],
])('employers may be list items %s', (_where, lines) => {
  expect(readJobs(...lines)).toEqual([
    ['Cook', 'Acme', '2019-03', '2021-05'],
    ['Waiter', 'Quill', '2015-01', '2019-02'],
  ])
})

test('dates at the left, and beneath the names a text that goes on for lines', () => {
  const items = [
    item(['Ann Example', 50, 20]),
    item(['Work experience', 50, 40]),
    item(['2019 – 2021', 50, 54]),
    item(['Software Engineer III, Amazonia, Seattle, WA, USA.', 150, 54]),
    item(['Leading cross-functional teams to design and to build', 150, 66]),
    item(['services for 40 warehouses.', 150, 78]),
    item(['2016 – 2019', 50, 92]),
    item(['Engineer, Bluebird, Tacoma, WA, USA.', 150, 92]),
    item(['Developed tools with the operations department for', 150, 104]),
    item(['planning and reporting.', 150, 116]),
  ]
  const { workHistory } = readResume(buildDocument({ width: 600, height: 800, items, part: 'body' }))
  expect(workHistory).toMatchObject([
    { position: 'Software Engineer III', company: 'Amazonia', writtenDates: '2019 – 2021' },
    { position: 'Engineer', company: 'Bluebird', writtenDates: '2016 – 2019' },
  ])
  expect(workHistory[0]?.description).toBe(
    'Leading cross-functional teams to design and to build services for 40 warehouses.',
  )
})

test('text between a title and its employer belongs to the title', () => {
  expect(
    readJobs(
      'Staff Engineer, Telemetry, Cascade, Portland, OR\t03/2019 – 05/2021',
      '• Built.',
      'Engineer, Pilot Plant, Crestline, Houston, TX\t01/2015 – 02/2019',
      '• Ran.',
      'Engineer, Firmware, Umbra, Portland, OR\t01/2013 – 12/2014',
    ).map(([position, company]) => [position, company]),
  ).toEqual([
    ['Staff Engineer, Telemetry', 'Cascade'],
    ['Engineer, Pilot Plant', 'Crestline'],
    ['Engineer, Firmware', 'Umbra'],
  ])
})

test('icons are no text, whatever letters their font has for them', () => {
  const icon = { font: 'icons', width: 6 }
  const items = [
    item(['Last Updated on 4th March 2026', 300, 10, { fontSize: 6 }]),
    item(['Ann Example', 50, 30, { fontSize: 20, font: 'bold' }]),
    ...[
      ['#', 50],
      ['I', 220],
      ['*', 380],
    ].map(([text, x]) => item([String(text), Number(x), 50, icon])),
    item(['ann@mail.example', 62, 50]),
    item(['0113 496 0123', 232, 50]),
    item(['Seattle, WA', 392, 50]),
    item(['Work experience', 50, 80, { font: 'bold' }]),
    item(['Cook', 50, 94, { font: 'bold' }]),
    item(['Acme Ltd', 50, 108]),
    item(['z', 50, 122, icon]),
    item(['June 2019 – May 2021', 62, 122]),
    item(['*', 190, 122, icon]),
    item(['Leeds', 202, 122]),
  ]
  expect(readResume(buildDocument({ width: 600, height: 800, items, part: 'body' }))).toMatchObject({
    fullName: 'Ann Example',
    phone: '0113 496 0123',
    address: 'Seattle, WA',
    workHistory: [{ position: 'Cook', company: 'Acme Ltd', startDate: '2019-06', endDate: '2021-05' }],
  })
})

test('a private sign before a date or an address is no bullet', () => {
  expect(readJobs('Cook, Acme Ltd', '\uf073 June 2019 – May 2021', '• Cooked.')).toEqual([
    ['Cook', 'Acme Ltd', '2019-06', '2021-05'],
  ])
})

test('positions without dates, and with seasons for dates, are read', () => {
  const lines = [
    'Head Cook',
    'Acme Ltd, Leeds',
    '• Cooked.',
    'Waiter\tSummer 2013, 2014',
    'Quill Ltd, York',
    '• Served.',
  ]
  const jobs = read('Work experience', ...lines, 'Porter', 'Inn Ltd, York', '• Carried.').workHistory
  expect(jobs.map(({ position, company, writtenDates }) => [position, company, writtenDates])).toEqual([
    ['Head Cook', 'Acme Ltd', ''],
    ['Waiter', 'Quill Ltd', 'Summer 2013, 2014'],
    ['Porter', 'Inn Ltd', ''],
  ])
})

test('addresses of the web are no titles, and the town of the person is no part of one', () => {
  expect(
    readJobs(
      'https://www.acme.example/about',
      'Acme Ltd\t03/2019 – 05/2021',
      'Cook, Leeds',
      '• Cooked.',
      'www.quill.example',
      'Quill Ltd\t01/2015 – 02/2019',
      'Waiter, York',
      '• Served.',
    ),
  ).toEqual([
    ['Cook', 'Acme Ltd', '2019-03', '2021-05'],
    ['Waiter', 'Quill Ltd', '2015-01', '2019-02'],
  ])
})
