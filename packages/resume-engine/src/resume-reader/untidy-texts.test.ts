import { expect, test } from 'vitest'
import { buildDocument, item, page, buildPage } from './page.fixture.ts'
import { readResume } from './read-resume.ts'

const read = (...lines: string[]) =>
  readResume(buildDocument(buildPage(['Ann Example', 'Leeds | ann@mail.example', ...lines])))

test('names that a narrow column breaks are made whole', () => {
  const side = [
    'ann@mailbox.exam',
    'ple',
    'Education',
    'M.S. in Statistics,',
    'University of',
    'Northmoor, 2018',
    'Skills',
    'Methods: Sampling',
    'Theory, Gradient',
    'Boosting',
  ].map((text, row) => item([text, 50, 100 + row * 11]))
  const main = ['Work experience', 'Cook, Acme Ltd', '2019 – 2020', '• Cooked.', '• Served.'].map((text, row) =>
    item([text, 250, 100 + row * 14]),
  )
  const read = readResume(buildDocument({ width: 600, height: 800, items: [...side, ...main], part: 'body' }))
  expect(read).toMatchObject({
    email: 'ann@mailbox.example',
    education: [{ institution: 'University of Northmoor', fieldOfStudy: 'Statistics', graduationYear: 2018 }],
    skills: ['Sampling Theory', 'Gradient Boosting'],
  })
})

test('tags that are set close together are skills one by one', () => {
  const tags = ['Python', 'Data Analysis', 'SQL'].reduce<{ x: number; items: ReturnType<typeof item>[] }>(
    ({ x, items }, text) => ({ x: x + text.length * 5 + 10, items: [...items, item([text, x, 60])] }),
    { x: 50, items: [] },
  )
  const items = [item(['Ann Example', 50, 20]), item(['Skills', 50, 40]), ...tags.items]
  expect(readResume(buildDocument({ width: 600, height: 800, items, part: 'body' })).skills).toEqual([
    'Python',
    'Data Analysis',
    'SQL',
  ])
})

test('skills without years of use, group names and the last word for "and"', () => {
  const { skills } = read(
    'Skills',
    'Hardware Tools: Lab Equipment, KiCad, and Oscilloscopes',
    'Software:',
    'Spring (Less than 1 year), Git (10+ years)',
    'Languages\tJava, C++',
    'Editors\tVim',
    '• Linux (2 years)',
  )
  expect(skills).toEqual(['Lab Equipment', 'KiCad', 'Oscilloscopes', 'Spring', 'Git', 'Java', 'C++', 'Vim', 'Linux'])
})

test('grades are no schools, and a place is no part of one', () => {
  const { education } = read(
    'Education',
    'B.S. Economics, UC San Diego, San Diego, USA\t2016 – 2020',
    'Major GPA: 3.9 / 4.0',
    'Won 1st place in 2022 at the regional contest',
  )
  expect(education).toEqual([
    { institution: 'UC San Diego', degree: 'B.S.', fieldOfStudy: 'Economics', graduationYear: 2020 },
  ])
})

test('a name in small letters is a name', () => {
  const made = page([
    ['ann example', 50, 30, { fontSize: 20 }],
    ['New York | ann.example@mail.example', 50, 60],
    ['Experience', 50, 90],
  ])
  expect(readResume(buildDocument(made)).fullName).toBe('ann example')
})

test('unpaid work has a place in the work history', () => {
  const { workHistory } = read(
    'Experience',
    'Cook, Acme Ltd\t03/2019 – 05/2021',
    '• Cooked.',
    'Volunteering',
    'Kitchen Helper, Food Bank Leeds\t01/2015 – 02/2019',
    '• Helped.',
  )
  expect(workHistory.map(({ company }) => company)).toEqual(['Acme Ltd', 'Food Bank Leeds'])
})

test('a line that ends as a sentence still ends with a state', () => {
  const { workHistory } = read(
    'Work experience',
    '2018 – 2020 Senior Engineer, Motor Control, Trellis Robotics Inc., Hillsboro, OR.',
    '• Built.',
    '2016 – 2018 Engineer, Firmware, Umbra, Portland, OR.',
    '• Wrote.',
  )
  expect(workHistory).toMatchObject([
    { position: 'Senior Engineer, Motor Control', company: 'Trellis Robotics Inc.' },
    { position: 'Engineer, Firmware', company: 'Umbra' },
  ])
})

test('a mail address, a postal code and a certificate may be broken by a narrow column', () => {
  const side = [
    'ann.example@post.',
    'example',
    '14 Mill Rd, Hull CF15',
    '8DY',
    'Certifications',
    '18th Edition',
    'Wiring, 2019',
  ]
  const main = ['Work experience', 'Cook, Acme Ltd', '2019 – 2020', '• Cooked.', '• Served.']
  const items = [
    item(['Ann Example', 250, 60, { fontSize: 20 }]),
    ...side.map((text, row) => item([text, 50, 100 + row * 11])),
    ...main.map((text, row) => item([text, 250, 100 + row * 14])),
  ]
  expect(readResume(buildDocument({ width: 600, height: 800, items, part: 'body' }))).toMatchObject({
    email: 'ann.example@post.example',
    address: '14 Mill Rd, Hull CF15 8DY',
    certifications: ['18th Edition Wiring (2019)'],
  })
})

test('engineering is no street', () => {
  expect(read('Education', 'Master of Science, Computer Engineering\t2019').education).toMatchObject([
    { degree: 'Master of Science', fieldOfStudy: 'Computer Engineering' },
  ])
})

test('languages beside skills do not end the list of skills', () => {
  expect(read('Skills', 'Tools\tGit, Vim', 'Languages\tJava, Go', 'Editors\tEmacs, Nano').skills).toEqual([
    'Git',
    'Vim',
    'Java',
    'Go',
    'Emacs',
    'Nano',
  ])
})
