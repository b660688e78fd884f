import { expect, test } from 'vitest'
import { posting, resume } from './analysis.fixture.ts'
import { analyzeLetter } from './analyze-letter.ts'
import { analyzeResume } from './analyze-resume.ts'

const supplyPosting = `Data Analyst, Supply Chain

Harwell Foods moves fruit through the north of the country and is proud of its people.

Requirements: Python, SQL, Tableau, Airflow and Kubernetes. You'll turn messy exports into reports that planners in our North region trust, and write up what you find. Experience with inventory data is required.

Benefits: dental insurance, 401(k).`

const supplyLetter = (skills: string) => `Dear Ms. Ortiz,

Harwell Foods moves fruit that cannot wait, and I have spent four years with inventory data of that kind. As Data Analyst at Delta Fresh I ${skills} to find out why 14% of the stock counts were off, and after nine months the share was 3%.

My reports went to 40 planners each Monday. They told me which numbers they trusted and which they did not, and I rebuilt the three that they had stopped reading. Two of those reports saved $210,000 of waste in 2023. Before that, at Corner Market, I cleaned supplier prices for 120 stores and taught two colleagues how to check them.

What I like about the work is the moment when a planner changes an order because of a number. Your team is small and close to the warehouse, and that is where I want to be. I write up what I find in plain words, because most of the people who need it have ten minutes before the trucks leave.

The Data Analyst role at Harwell Foods would let me do this for a whole supply chain. Could we talk next week about the first questions you would want answered? I can show you two of the reports, with the prices taken out, and tell you what went wrong with each of them before it went right.

Sincerely,
Ann Example`

const analyzeSupplyLetter = (skills: string) =>
  analyzeLetter({
    text: supplyLetter(skills),
    jobDescription: supplyPosting,
    companyName: 'Harwell Foods',
    position: 'Data Analyst',
  })

test('A1: five of five requirements are read, a letter without three of them stays below 75 and gets suggestions for them', () => {
  const partial = analyzeSupplyLetter('used Python and SQL')
  const required = partial.requirements.filter((requirement) => requirement.required)
  expect(required.map(({ any }) => any)).toEqual([
    ['Python'],
    ['SQL'],
    ['Tableau'],
    ['Airflow'],
    ['Kubernetes'],
    ['inventory data'],
  ])
  expect(partial.coverage?.required).toEqual({ met: 3, total: 6 })
  expect(partial.atsScore).toBeLessThan(75)
  for (const missing of ['Tableau', 'Airflow', 'Kubernetes']) expect(partial.suggestions[0]).toContain(missing)
  const whole = analyzeSupplyLetter('used Python, SQL and Tableau on Airflow and Kubernetes')
  expect(whole.coverage?.required).toEqual({ met: 6, total: 6 })
  expect(whole.flags).toEqual([])
  expect(whole.atsScore).toBeGreaterThan(90)
})

test('A1: common words of the posting, its places and its benefits are no requirements', () => {
  const terms = analyzeSupplyLetter('used SQL').requirements.flatMap(({ any }) => any)
  for (const word of ['messy', 'North', 'write', 'proud', 'Harwell', 'dental', 'insurance'])
    expect(terms.join(' ')).not.toContain(word)
})

const names =
  'Python SQL Tableau Airflow Kubernetes Terraform Docker React GraphQL Snowflake Looker Salesforce HubSpot Figma Jira Jenkins'.split(
    ' ',
  )
const listed = (skills: string[]) =>
  analyzeResume({
    text: resume.replace(/Skills\n.*/, `Skills\n${skills.join(', ')}`),
    jobDescription: `Analyst\n\nRequirements\n${names.map((name) => `- ${name}`).join('\n')}`,
  })

test('A2: 15 of 16 requirements earn less than 16 of 16, and 10 of 16 far less', () => {
  const [ten, fifteen, all] = [10, 15, 16].map((count) => listed(names.slice(0, count)))
  const getRequired = (result = all) => result?.checks.find(({ id }) => id === 'required')
  const earned = (result = all) => Number(getRequired(result)?.earned)
  expect(earned(fifteen)).toBeLessThan(earned(all))
  expect(Number(fifteen?.atsScore)).toBeLessThan(Number(all?.atsScore))
  expect(earned(ten)).toBeLessThan(0.85 * Number(getRequired(ten)?.weight))
  expect(Number(ten?.atsScore)).toBeLessThanOrEqual(89)
})

test.each([
  ['Python or R', [['Python', 'R']]],
  ['SAP S/4HANA or NetSuite', [['S/4HANA', 'NetSuite']]],
  [
    'A degree in statistics, industrial engineering or a related field',
    [['degree'], ['statistics', 'industrial engineering']],
  ],
  ['CAD in CATIA V5 or SolidWorks', [['CAD'], ['CATIA V5', 'SolidWorks']]],
  ['Docker, and one of Go, Rust or C#', [['Docker'], ['Go', 'Rust', 'C#']]],
  ['Chat tools such as Zendesk, Freshdesk or similar', [['Zendesk', 'Freshdesk']]],
])('A3: %s', (line, expected) => {
  const { requirements } = analyzeResume({ text: 'Experience', jobDescription: `Requirements\n- ${line}` })
  for (const group of expected) {
    const found = requirements.find(({ any }) => group.every((name) => any.some((term) => term.includes(name))))
    expect(found?.any, JSON.stringify(requirements.map(({ any }) => any))).toHaveLength(group.length)
  }
})

test('A4: a list of skills in the order of the posting is honest', () => {
  const all = listed(names)
  expect(all.flags).toEqual([])
  expect(all.coverage?.required).toEqual({ met: 16, total: 16 })
  for (const name of names)
    expect(Number(listed(names.filter((other) => other !== name)).atsScore)).toBeLessThan(Number(all.atsScore))
})

test.each(['MSSQL', 'HDFS', 'SharePoint', 'SDLC', 'Virtualization', 'Project Management'])(
  'A5: %s counts, and its loss costs points',
  (name) => {
    const jobDescription = `Analyst\n\nRequirements\n- ${name}\n- Excel\n- GAAP\n- QuickBooks`
    const having = resume.replace('Tableau', name)
    const scores = [having, resume].map((text) => Number(analyzeResume({ text, jobDescription }).atsScore))
    expect(scores[1]).toBeLessThan(Number(scores[0]))
  },
)

test('A6: a sentence that names skills keeps its number and its verb', () => {
  const jobDescription = 'Analyst\n\nRequirements\n- Excel\n- Python\n- SQL'
  const before = analyzeResume({ text: resume, jobDescription })
  const text = resume.replace('- Built', '- Used Excel, Python, SQL in daily work at 14 warehouses\n- Built')
  const after = analyzeResume({ text, jobDescription })
  expect(Number(after.atsScore)).toBeGreaterThan(Number(before.atsScore))
  for (const id of ['numbers', 'verbs', 'evidence'])
    expect(after.checks.find((check) => check.id === id)?.earned).toBeGreaterThanOrEqual(
      Number(before.checks.find((check) => check.id === id)?.earned),
    )
})

test('A6: a list of three skills behind a verb is a sentence', () => {
  const text = 'Experience\nClerk, Acme, 2019 - 2021\n- Used Excel, Python, SQL in daily work at 14 warehouses'
  const { checks } = analyzeResume({ text })
  for (const id of ['numbers', 'verbs']) expect(checks.find((check) => check.id === id)?.earned).toBeGreaterThan(0)
})

test('A8: with a target job alone the title is scored, and the missing posting is named', () => {
  const result = analyzeResume({ text: resume, targetJob: 'Staff Accountant' })
  expect(result.checks.find(({ id }) => id === 'title')).toMatchObject({
    outcome: 'pass',
    evidence: ['Accountant'],
  })
  expect(result.flags.map(({ id }) => id)).toEqual(['no_posting'])
  expect(result).toMatchObject({ coverage: null, requirements: [] })
  const other = analyzeResume({ text: resume, targetJob: 'Nurse' })
  expect(Number(other.atsScore)).toBeLessThan(Number(result.atsScore))
})

test.each([
  'BS Accounting, 2015',
  'BA Psychology',
  'MS Statistics',
  'BEng Mechanical Engineering',
  'LLB, Leeds',
  'JD, Yale',
  'B.Sc. (Hons) Biology',
])('A10: %s is a degree', (degree) => {
  const text = resume.replace('Bachelor of Science in Accounting, 2015', degree)
  const result = analyzeResume({ text, jobDescription: "Requirements\n- Bachelor's degree\n- Excel" })
  expect(result.checks.find(({ id }) => id === 'education')?.outcome).toBe('pass')
  expect(result.requirements[0]).toMatchObject({ any: ["Bachelor's degree"], met: true })
})

test('A10: MS Office and a state are no degrees', () => {
  const text = resume
    .replace('Bachelor of Science in Accounting, 2015', 'Boston, MA 02110')
    .replace('Skills\n', 'Skills\nMS Office, ')
  const result = analyzeResume({ text, jobDescription: "Requirements\n- Master's degree\n- Excel" })
  expect(result.requirements[0]?.met).toBe(false)
})

const german = `Max Mustermann
Buchhalter

Berufserfahrung
Seit 2015 Buchhalter bei der Muster GmbH in Köln. Verantwortlich für die Debitorenbuchhaltung und die monatlichen Abschlüsse.
Erstellung der Umsatzsteuervoranmeldung mit DATEV und SAP.

Ausbildung
Steuerfachangestellter, Abschluss 2012`

test('A12: nothing but its language is said about a text that is not in English', () => {
  for (const result of [
    analyzeResume({ text: german, jobDescription: posting }),
    analyzeLetter({ text: german, jobDescription: posting }),
    analyzeLetter({ text: 'Ich suche eine Stelle als Buchhalter bei der Muster GmbH in Köln.' }),
    analyzeResume({ text: resume, jobDescription: german }),
  ]) {
    const { flags, atsScore, coverage, ...lists } = result
    expect([atsScore, coverage]).toEqual([null, null])
    expect(flags.map(({ id }) => id)).toEqual(['not_english'])
    expect(Object.values(lists).flat()).toEqual([])
  }
  expect(analyzeResume({ text: resume, jobDescription: posting }).atsScore).not.toBeNull()
  expect(analyzeResume({ text: 'Forklift, SAP, Tableau, Excel, Power BI, Docker, Kubernetes' }).atsScore).not.toBeNull()
})

test.each([
  ['missing_subject', 'Cut average response time from nine minutes to 5.'],
  ['missing_subject', 'Serve as charge nurse twice a week.'],
  ['fragment', 'Six years building Java services, most of them on AWS.'],
  ['fragment', 'Food cost 34% -> 28%.'],
  ['fragment', '94% customer satisfaction.'],
  ['quoted_posting', 'Your posting asks for "Experience with inventory data is required", and I have it.'],
  [
    'unrelated_tie',
    'Your posting asks for research methodologies: Share of students at grade level rose from 54% to 71%.',
  ],
])('A13: a letter with a %s earns 90 at most, and the sentence is named', (id, sentence) => {
  const text = supplyLetter('used Python, SQL and Tableau on Airflow and Kubernetes').replace(
    'My reports',
    `${sentence} My reports`,
  )
  const input = { jobDescription: supplyPosting, companyName: 'Harwell Foods', position: 'Data Analyst' }
  const { atsScore, flags } = analyzeLetter({ ...input, text })
  expect(flags).toEqual([expect.objectContaining({ id, evidence: sentence })])
  expect(atsScore).toBeLessThanOrEqual(90)
})

test('A13: a letter to no one earns 90 at most', () => {
  const text = supplyLetter('used Python, SQL and Tableau on Airflow and Kubernetes')
  const input = { jobDescription: supplyPosting, companyName: 'Harwell Foods', position: 'Data Analyst' }
  for (const opening of ['', 'To whom it may concern,', 'Dear Sir or Madam,']) {
    const { atsScore, flags } = analyzeLetter({ ...input, text: text.replace('Dear Ms. Ortiz,', opening) })
    expect(flags.map(({ id }) => id)).toEqual(['no_addressee'])
    expect(atsScore).toBeLessThanOrEqual(90)
  }
  for (const opening of ['Dear Hiring Manager,', 'Hello Ms. Ortiz,'])
    expect(analyzeLetter({ ...input, text: text.replace('Dear Ms. Ortiz,', opening) }).flags).toEqual([])
})
