import fc from 'fast-check'
import { expect, test } from 'vitest'
import { preparedInterview } from '#engine/model/prepared-interview.ts'
import { kindAsks, kindQuestions, levelQuestions, stageAsks } from './bank/everyone.ts'
import { families, findFamily, findLevel } from './find-occupation.ts'
import { splitStatement } from './find-stories.ts'
import { prepareInterview } from './prepare-interview.ts'
import { readText } from '#engine/text/reading.ts'

const posting = `Registered Nurse
What you need:
- Experience with Epic or Cerner
- Medication administration
- Nice to have: Spanish`

const passages = [
  {
    source: 'Nurse at Mercy Hospital, 2019 to today',
    text: '• Led medication administration for a ward of 24 beds.\n• Trained 6 nurses in Epic and cut charting errors by 40%.\nCooked meals for patients on Sundays.\nBLS, ACLS, PALS',
  },
  {
    source: 'Your letter',
    text: 'Dear Ms. Hill,\n\nI apply as Registered Nurse at Mercy. I want to work with Epic and medication.\n\nI trained six nurses in Epic and cut charting errors by 40%.',
  },
]
const nurse = { position: 'Registered Nurse', posting, kind: 'video', earlier: 0, passages } as const

const everyQuestion = [
  ...Object.values(families).flatMap(({ questions, asks = [] }) => [...questions, ...asks]),
  ...[kindQuestions, levelQuestions, kindAsks, stageAsks].flatMap((bank) => Object.values(bank).flat()),
]

test('every family of at least 20 has twelve questions, and no two questions are the same', () => {
  expect(Object.keys(families).length).toBeGreaterThanOrEqual(20)
  for (const [name, { questions }] of Object.entries(families)) expect(questions, name).toHaveLength(12)
  expect(new Set(everyQuestion).size).toBe(everyQuestion.length)
})

test('every question is one that a person asks: a question or a request, without a term in quotes', () => {
  const request = /^(?:Tell me|Walk me|Take me|Describe|Give me|Explain)\b.*\.$/
  for (const question of everyQuestion) {
    expect(question.endsWith('?') || request.test(question), question).toBe(true)
    expect(question).not.toMatch(/["“”]|\s'|\$\{/)
    expect(question).toMatch(/^[A-Z]/)
  }
})

test.each([
  ['Registered Nurse, ICU', 'nursing', 'experienced'],
  ['Certified Nursing Assistant', 'caregiving', 'experienced'],
  ['Senior Backend Engineer', 'software', 'senior'],
  ['Data Scientist', 'machineLearning', 'experienced'],
  ['Research Scientist', 'science', 'experienced'],
  ['Staff Accountant', 'accounting', 'experienced'],
  ['Executive Chef', 'kitchen', 'lead'],
  ['Pastry Sous Chef', 'baking', 'lead'],
  ['Senior Payroll Specialist', 'payroll', 'senior'],
  ['Senior Frontend Developer', 'frontend', 'senior'],
  ['Hotel General Manager', 'hotelManagement', 'lead'],
  ['Hotel Front Office Manager', 'hotel', 'lead'],
  ['Store Manager', 'storeManagement', 'lead'],
  ['Retail Sales Associate', 'retail', 'experienced'],
  ['CDL-A Truck Driver, Regional', 'trucking', 'experienced'],
  ['Delivery Driver', 'driving', 'experienced'],
  ['Line Cook', 'kitchen', 'experienced'],
  ['Third Grade Teacher', 'teaching', 'experienced'],
  ['Office Coordinator', 'administration', 'experienced'],
  ['Outside Sales Representative', 'sales', 'experienced'],
  ['Account Manager', 'sales', 'experienced'],
  ['Apprentice Electrician', 'electrical', 'entry'],
  ['Elementary School Principal', 'teaching', 'lead'],
  ['Program Coordinator', 'projects', 'experienced'],
  ['Botanist', 'general', 'experienced'],
])('knows what a %s does and at which level', (title, family, level) => {
  expect([findFamily(title, null), findLevel(title, null)]).toEqual([family, level])
})

test('a title that says nothing is read from its posting, and years of experience tell the level', () => {
  const reading = readText(
    'You care for patients, administer medications and write care plans. 8 years of nursing required.',
  )
  expect([findFamily('Team Member II', reading), findLevel('Team Member II', reading)]).toEqual(['nursing', 'senior'])
  expect(findFamily('Team Member II', readText('We are nice people and look for another one.'))).toBe('general')
})

test('tells stories in the own words, those with a result first, the same one once and no list of skills', () => {
  const { stories } = prepareInterview(nurse)
  const [source] = passages.map((passage) => passage.source)
  expect(stories).toEqual([
    {
      about: 'Trained 6 nurses in Epic and cut charting errors by 40%.',
      source,
      action: 'Trained 6 nurses in Epic',
      result: 'cut charting errors by 40%.',
    },
    expect.objectContaining({ source, action: 'Led medication administration for a ward of 24 beds.', result: null }),
    expect.objectContaining({ source, action: 'Cooked meals for patients on Sundays.', result: null }),
  ])
})

test('a result counts more than the order of a resume, and what a letter adds is told too', () => {
  const resume = {
    source: 'Accountant at Northside, 2021 to today',
    text: 'Reconciled 14 accounts every month.\nResponsible for sales tax.\nPrepared all schedules; the auditors proposed no changes.',
  }
  const letter = {
    source: 'Cover letter',
    text: 'I want to join Lark. I also found a vendor who had been paid twice and recovered $38,000.',
    isLetter: true,
  }
  const pizza = { source: 'Shift Lead at Pizza Place, 2017 to 2021', text: 'Closed out two registers a night.' }
  const { stories } = prepareInterview({
    ...nurse,
    position: 'Staff Accountant',
    posting: null,
    passages: [resume, pizza, letter],
  })
  expect(stories.map(({ result }) => result)).toEqual(['the auditors proposed no changes.', 'recovered $38,000.', null])
  expect(stories[2]?.action).toBe('Reconciled 14 accounts every month.')
})

test('what happened is told before a duty, and a driving record or the next sentence is no part of a story', () => {
  const job = {
    source: 'Technician at Sorrel, 2018 to today',
    text: 'Run the monthly service of 85 buildings.\nTrained 2 apprentices on boilers.',
  }
  const letter = {
    source: 'Cover letter',
    text: 'I replaced the controls on 12 units, and the date is still on. I am on call at 4 every morning.\n- Clean driving record, 10 years in a van',
    isLetter: true,
  }
  const { stories } = prepareInterview({ ...nurse, position: 'Technician', posting: null, passages: [job, letter] })
  expect(stories.map(({ about }) => about)).toEqual([
    'Trained 2 apprentices on boilers.',
    'I replaced the controls on 12 units, and the date is still on.',
    'Run the monthly service of 85 buildings.',
  ])
})

test('a posting moves a question to the front only by a word that says something', () => {
  const asked = (text: string) => prepareInterview({ ...nurse, position: 'Staff Accountant', posting: text }).questions
  const usual = families.accounting?.questions.slice(0, 3) ?? []
  expect(asked('You keep up with change, work with people and make the team better.').slice(1, 4)).toEqual(usual)
  expect(asked('You reconcile the bank balance with the ledger.')[1]).toMatch(/^The bank balance and the ledger/)
})

test('asks for stories where a resume has too few', () => {
  const { stories } = prepareInterview({ ...nurse, passages: [] })
  expect(stories).toHaveLength(3)
  for (const { source, action, result } of stories) expect([source, action, result]).toEqual([null, null, null])
})

test.each([
  ['Planned routes for 40 drivers and cut delays to 4%', 'Planned routes for 40 drivers', 'cut delays to 4%'],
  ['Rebuilt the stock list, saving 6 hours a week', 'Rebuilt the stock list', 'saving 6 hours a week'],
  ['Cut food cost to 28% by weighing every delivery', 'weighing every delivery', 'Cut food cost to 28%'],
  ['Reduced waste by 20%', null, 'Reduced waste by 20%'],
  ['Answered calls and emails', 'Answered calls and emails', null],
  ['Started a checklist that cut missed doses to 3', 'Started a checklist', 'cut missed doses to 3'],
  ['Hired and trained 22 people; turnover fell to 45%', 'Hired and trained 22 people', 'turnover fell to 45%'],
  ['Bent conduit; pulled wire; set panels', 'Bent conduit; pulled wire; set panels', null],
  ['Mentored 3 new nurses, 2 of whom were promoted', 'Mentored 3 new nurses', '2 of whom were promoted'],
  ['Lowered shrink to 1.8% through weekly counts', 'weekly counts', 'Lowered shrink to 1.8%'],
  ['Increased sales by 8% through 2023', null, 'Increased sales by 8% through 2023'],
  ['No accidents in 210,000 miles', null, 'No accidents in 210,000 miles'],
  ['Cut errors by 22% with a double check', 'a double check', 'Cut errors by 22%'],
  ['Won 40 accounts with a team of three', null, 'Won 40 accounts with a team of three'],
  ['Rewrote the tests so that grading took a day', 'Rewrote the tests', 'grading took a day'],
  ['Maintain a library of 60 parts, which 4 teams use', 'Maintain a library of 60 parts, which 4 teams use', null],
  ['Wrote a rota, which cut overtime by half', 'Wrote a rota', 'cut overtime by half'],
  ['Closed 410 claims, 60 more than the average', 'Closed 410 claims', '60 more than the average'],
  ['Wrote scripts for the lab; five colleagues use them', 'Wrote scripts for the lab', 'five colleagues use them'],
  ['Kept callbacks under 2% in 2024', null, 'Kept callbacks under 2% in 2024'],
  ['Kept the books for 6 entities', 'Kept the books for 6 entities', null],
  ['Found and recovered $41,300', null, 'Found and recovered $41,300'],
])('splits “%s” into what was done and what came of it', (statement, action, result) => {
  expect(splitStatement(statement)).toEqual({ action, result })
})

test('asks what the trade is asked, and something else in the next interview', () => {
  const first = prepareInterview(nurse)
  const second = prepareInterview({ ...nurse, kind: 'on_site', earlier: 1 })
  expect(first.questions.filter((question) => families.nursing?.questions.includes(question))).toHaveLength(3)
  expect(first.questions[0]).toBe(kindQuestions.video[0])
  expect(new Set([...first.questions, ...second.questions]).size).toBe(10)
  expect(new Set([...first.asks, ...second.asks]).size).toBe(8)
  const cook = prepareInterview({ ...nurse, position: 'Line Cook', posting: null })
  expect(cook.asks.slice(2)).not.toEqual(first.asks.slice(2))
  const lead = prepareInterview({ ...nurse, position: 'Nurse Manager' })
  expect(lead.questions.filter((question) => levelQuestions.lead.includes(question))).toHaveLength(2)
})

test('stays within its bounds and never invents, whatever the texts hold', () => {
  const words = fc.constantFrom('Led', 'I', 'cut', 'by', 'a team', '\n', '. ', '• ', 'and', ', ', '40%', '😀', 'saving')
  const text = fc.array(words, { maxLength: 60 }).map((parts) => parts.join(' '))
  const plain = (value: string) => value.replaceAll(/\s+/g, ' ')
  fc.assert(
    fc.property(fc.array(text, { maxLength: 5 }), text, (texts, position) => {
      const own = texts.map((value, index) => ({ source: String(index), text: value }))
      const prepared = prepareInterview({ ...nurse, position, passages: own })
      expect(preparedInterview.safeParse(prepared).success).toBe(true)
      expect(new Set(prepared.questions).size).toBe(5)
      for (const { source, action, result } of prepared.stories.filter(({ source: from }) => from !== null))
        for (const part of [action, result]) expect(plain(texts[Number(source)] ?? '')).toContain(part ?? '')
    }),
    { numRuns: 200 },
  )
})

test('a long text takes no longer than its length allows', () => {
  const long = 'Led a PostgreSQL team of 40 people, cut costs and so on, in Kubernetes and SQL, and cut, by, '.repeat(
    5_000,
  )
  const text = `${long}\n${'Led and cut , '.repeat(25)}`
  expect(prepareInterview({ ...nurse, posting: long, passages: [{ source: 'A', text }] }).stories).toHaveLength(3)
})
