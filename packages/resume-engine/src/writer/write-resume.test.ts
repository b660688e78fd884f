import { expect, test } from 'vitest'
import { resumeForm } from '#engine/model/forms.ts'
import { buildDocument, buildPage } from '#engine/resume-reader/page.fixture.ts'
import { readResume } from '#engine/resume-reader/read-resume.ts'
import { engineer } from './forms.fixture.ts'
import { writeResume } from './write-resume.ts'

const who = { fullName: 'Ana Ruiz', email: 'ana@ruiz.example' }
const written = (form: object) => writeResume(resumeForm.parse({ ...who, ...form }))
const job = { company: 'Acme', position: 'Clerk' }
const bullets = (achievements: string, dates: object) =>
  written({ ...job, ...dates, achievements })
    .text.split('\n')
    .filter((line) => line.startsWith('- '))
    .map((line) => line.slice(2))
const ended = { startDate: '2015-01', endDate: '2018-12' }
const current = { startDate: '2015-01' }

test('the resume holds the whole form in the order that parsers expect, and nothing else', () => {
  expect(writeResume(engineer).text).toBe(`Maren Oakhurst
maren@oakhurst.example | (555) 010-0199 | Lisbon, Portugal | linkedin.com/in/maren-oakhurst

SUMMARY
Senior Software Engineer at Northwind Traders since 2019. Cut hosting costs from $12,000 to $7,500 a month. Reduced build times by 40%.

SKILLS
Programming languages: Python, C++, Go
Databases and platforms: PostgreSQL, Docker
Software and tools: Excel
Languages: Portuguese
Other skills: public speaking

EXPERIENCE
Senior Software Engineer | Northwind Traders
Mar 2019 - Present
- Cut hosting costs from $12,000 to $7,500 a month
- Responsible for mentoring juniors
- Lead a team of 5 engineers

Software Engineer | Contoso Ltd
Jun 2015 - Feb 2019
- Reduced build times by 40%
- Designed and built a search for 2 million records
- Managed releases
- Responsible for maintaining the billing service

EDUCATION
BSc in Computer Science | University of Porto | 2015

CERTIFICATIONS
- AWS Certified Solutions Architect`)
})

test('the resume reader reads all of it back', () => {
  const fields = readResume(buildDocument(buildPage(writeResume(engineer).text.split('\n'))))
  expect(fields).toMatchObject({
    fullName: 'Maren Oakhurst',
    email: 'maren@oakhurst.example',
    phone: '(555) 010-0199',
    workHistory: [
      { position: 'Senior Software Engineer', company: 'Northwind Traders', startDate: '2019-03', isCurrent: true },
      { position: 'Software Engineer', company: 'Contoso Ltd', startDate: '2015-06', endDate: '2019-02' },
    ],
    education: [{ institution: 'University of Porto', degree: 'BSc', graduationYear: 2015 }],
    certifications: ['AWS Certified Solutions Architect'],
  })
  expect(fields.skills).toHaveLength(8)
})

test.each([
  ['I managed a budget of $2,000.', 'Managed a budget of $2,000'],
  ['• Manage 3 shops', 'Managed 3 shops'],
  ['Answers the phones', 'Answered the phones'],
  ['Managing 3 shops', 'Managed 3 shops'],
  ['Fix bugs in the checkout', 'Fixed bugs in the checkout'],
  ['I was promoted to lead cook', 'Promoted to lead cook'],
  ['Build shelves and maintain 2 sites', 'Built shelves and maintained 2 sites'],
  ['Teaches 30 children and writes reports', 'Taught 30 children and wrote reports'],
  ['Answer 60 calls a shift', 'Answered 60 calls a shift'],
])('in a job that is over, “%s” becomes “%s”', (statement, bullet) => {
  expect(bullets(statement, ended)).toEqual([bullet])
})

test.each([
  ['Managing 3 shops', 'Manage 3 shops'],
  ['Cares for 5 patients a shift', 'Care for 5 patients a shift'],
  ['I oversee the archive', 'Oversee the archive'],
  ['I close around 35 loans a month', 'Close around 35 loans a month'],
  ['I have passed the exam', 'I have passed the exam'],
  ['Increased sales by 20%', 'Increased sales by 20%'],
])('in a job held today, “%s” becomes “%s”', (statement, bullet) => {
  expect(bullets(statement, current)).toEqual([bullet])
})

test.each([
  'Responsible for managing suppliers',
  'p99 from 900 ms to 240 ms',
  'CI/CD; TDD; DDD',
  'Wait... what?!',
  'Answers phones and books rooms',
  'Reads blueprints and orders material',
  'Lead cook on the night shift',
  'Documents in Epic',
  'Falls down 22%',
  'On-call lead for two sites',
  'Ordering and inventory',
  'Opening and closing',
  'Rebooking rate 82%',
  'Marketing materials for 3 shops',
  'Cleaning of rooms',
  'Screening calls on the hotline',
  'Design reviews every week',
  'Managing budgets and hiring staff',
  'Sales team of the year 2017',
  'We opened 4 shops',
  'I was taught Excel',
  'Maintain the timeline and plan documents',
  'Verantwortlich für 12 Filialen',
  '负责管理12家门店',
])('“%s” cannot be turned safely and stays', (statement) => {
  expect(bullets(statement, ended)).toEqual([statement])
})

test('no claim becomes a larger one', () => {
  expect(bullets('I was responsible for A/B tests', ended)).toEqual(['Responsible for A/B tests'])
})

test('without dates no tense is touched', () => {
  expect(bullets('Manage 3 shops\nManaged 4 fairs', {})).toEqual(['Manage 3 shops', 'Managed 4 fairs'])
})

test('a line of several sentences becomes several bullets, and abbreviations end none', () => {
  expect(bullets('Sold tea to St. Mary and Acme Inc. London. Hired 5 people; opened 2 shops.', ended)).toEqual([
    'Sold tea to St. Mary and Acme Inc. London',
    'Hired 5 people',
    'Opened 2 shops',
  ])
  expect(bullets('管理12家门店。销售额增长20%。', ended)).toEqual(['管理12家门店。', '销售额增长20%。'])
})

test('no number, and no word of a name, is lost or made up', () => {
  const said = 'Managing €1,250.50 in 3 ledgers for O’Brien & Søn; raised 12.5% (Q4/2017) to 1:4'
  const text = bullets(said, ended).join(' ')
  for (const fact of ['€1,250.50', '3 ledgers', 'O’Brien & Søn', '12.5%', '(Q4/2017)', '1:4'])
    expect(text).toContain(fact)
  expect(text.match(/\d/g)).toEqual(said.match(/\d/g))
})

test('positions are listed with the newest first, whatever their order in the form', () => {
  const at = (company: string, startDate: string, endDate: string) => ({ ...job, company, startDate, endDate })
  const { text } = written({
    positions: [
      at('Old', '2001-01', '2004-05'),
      at('Undated', '', ''),
      at('Now', '2010-01', ''),
      at('Mid', '2004-06', '2012-01'),
    ],
  })
  const places = ['| Now', '| Mid', '| Old', '| Undated'].map((name) => text.indexOf(name))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(text).toContain('Jan 2010 - Present')
})

test("a sent list counts over the form's own fields, and an empty one does not", () => {
  const own = { ...job, company: 'Own' }
  expect(written({ ...own, positions: [{ ...job, company: 'Listed' }] }).text).not.toContain('Own')
  expect(written({ ...own, positions: [{}] }).text).toContain('| Own')
  expect(written({ education: 'BA, Leeds', educations: [{ degree: 'MA' }] }).text).not.toContain('Leeds')
  expect(written({ education: 'BA, Leeds' }).text).toContain('EDUCATION\nBA, Leeds')
})

test('a form with only a name gives only the name, and asks for the five most valuable additions', () => {
  const { text, missing } = written({})
  expect(text).toBe('Ana Ruiz\nana@ruiz.example')
  expect(missing).toEqual([
    'Add a position you have held: title, company, dates and what you achieved',
    'Add your skills, separated by commas',
    'Add a phone number',
    'Add your education: degree, school and year',
    'Add a summary: two or three sentences on what you do and what you are best at',
  ])
})

test('a blank summary is composed of the latest title and two results with numbers, or left out', () => {
  const results = { achievements: 'Cut waste by 12%\nFiled 300 letters\nPainted the hall', startDate: '2015-01' }
  expect(written({ ...job, ...results }).text).toContain(
    'SUMMARY\nClerk at Acme since 2015. Cut waste by 12%. Filed 300 letters.',
  )
  expect(written({ ...job, skills: 'Filing' }).text).not.toContain('SUMMARY')
  expect(written({ summary: 'clerk with a love of order' }).text).toContain('SUMMARY\nClerk with a love of order.')
})

const warehouse = {
  ...job,
  ...ended,
  skills: 'Polish, forklift, Excel, cycle counts',
  description: 'Answered the phone\nDrove a forklift on the night shift',
  achievements: 'Painted 12 fences\nRan cycle counts in 3 halls',
}

test('a posting decides the order of skills and bullets, results before duties', () => {
  const jobDescription = 'Requirements: forklift certification, cycle counts, Kubernetes.'
  const { text, missing } = written({ ...warehouse, targetJob: 'Warehouse Clerk', jobDescription })
  expect(text).toMatch(/^Ana Ruiz\nana@ruiz\.example\n/)
  expect(/SKILLS\n(.*)/.exec(text)?.[1]).toMatch(/^(?:forklift, cycle counts|cycle counts, forklift), Polish, Excel$/)
  const lines = text.split('\n').filter((line) => line.startsWith('- '))
  expect(lines).toEqual([
    '- Ran cycle counts in 3 halls',
    '- Drove a forklift on the night shift',
    '- Painted 12 fences',
    '- Answered the phone',
  ])
  expect(missing.join(' ')).toContain('The posting asks for Kubernetes')
})

test('without a posting skills and bullets stay in the person’s order', () => {
  const { text } = written(warehouse)
  expect(text).toContain('SKILLS\nPolish, forklift, Excel, cycle counts')
  expect(text).toContain('- Painted 12 fences\n- Ran cycle counts in 3 halls\n- Answered the phone\n- Drove a forklift')
})

test('a number is asked for where a bullet has none, and never invented', () => {
  const { text, missing } = written({
    ...job,
    ...ended,
    achievements: 'Managed the archive\nFiled 300 letters\nTrained two clerks twice a week',
  })
  expect(missing.filter((ask) => ask.startsWith('Add a number'))).toEqual([
    'Add a number: how many, how much or how often? (“Managed the archive”)',
  ])
  expect(text).not.toMatch(/\[|add a/i)
})

test('what the job asks for never enters a resume', () => {
  const { text } = writeResume(engineer)
  for (const word of ['Kubernetes', 'Rust', 'Google', 'Staff Engineer']) expect(text).not.toContain(word)
})

test('a typed line cannot become a heading or a separate block', () => {
  const { text } = written({ summary: 'One\n\nEXPERIENCE\nPresident | Everywhere', location: 'Here\n\nSKILLS\nAll' })
  expect(text.split('\n').filter((line) => line === 'EXPERIENCE' || line === 'SKILLS')).toEqual([])
})

test('few skills, and skills that no group knows, stay in one line without doubles', () => {
  expect(written({ skills: 'Python, welding; Python\nreading (Latin, Greek)' }).text).toContain(
    'SKILLS\nPython, welding, reading (Latin, Greek)',
  )
})

test('the same form always gives the same text', () => {
  expect(writeResume(structuredClone(engineer))).toEqual(writeResume(engineer))
})
