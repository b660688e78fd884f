import { expect, test } from 'vitest'
import { letterForm } from '#engine/model/forms.ts'
import { writeLetter } from './write-letter.ts'

const write = (keyAchievements: string, relevantExperience = 'Payroll Clerk at Harrow since 2019. I run payroll.') =>
  writeLetter(
    letterForm.parse({
      personalInfo: { fullName: 'Ana Ruiz' },
      jobDetails: { companyName: 'Acme', position: 'Payroll Specialist', jobDescription: 'Reconcile garnishments.' },
      experience: { keyAchievements, relevantExperience },
      motivation: { whyCompany: 'I like that Acme is small.', whyPosition: 'I want to run payroll.' },
    }),
  )
const told =
  'Cut off-cycle checks from 22 a month to 5. Most of them came from late timesheets, so I moved the cutoff to Monday. Called each supervisor who had sent theirs late.'

test('a result with whole sentences behind it is a paragraph, and other results stay a list', () => {
  const { text } = write(`Trained 3 clerks\n${told}\nRecovered $4,000 in tax\n2 audits without a finding`)
  expect(text).toContain(
    '\n\nI cut off-cycle checks from 22 a month to 5. Most of them came from late timesheets, so I moved the cutoff to Monday. I called each supervisor who had sent theirs late.\n\n',
  )
  expect(text).toContain('- Trained 3 clerks\n- Recovered $4,000 in tax\n- 2 audits without a finding')
})

test('several results in one line are no story', () => {
  const { text } = write('Cut checks from 22 to 5. Trained 3 clerks on the new system.\nreview score, 4.1\nno findings')
  expect(text).toContain('- Cut checks from 22 to 5\n- Trained 3 clerks on the new system\n')
})

test('a story that says its result again tells it once', () => {
  const { text } = write(
    'Cut off-cycle checks from 22 a month to 5. Timesheets came late, so I moved the cutoff to Monday and cut the off-cycle checks from 22 to 5 a month.',
  )
  expect(text).not.toContain('I cut off-cycle checks')
  expect(text).toContain('Timesheets came late, so I moved')
})

test('what is no sentence of a story is asked about', () => {
  const { text, questions } = write(`${told} a lot of phone calls, really.`)
  expect(text).not.toContain('a lot of phone calls')
  expect(questions).toContainEqual(
    expect.objectContaining({
      ask: 'We left out “a lot of phone calls, really”: it isn’t a whole sentence. Type it as one.',
      field: 'experience.keyAchievements',
    }),
  )
})

const findStoryQuestion = (...form: Parameters<typeof write>) =>
  write(...form).questions.find(({ ask }) => /^(?:Tell us more|What are you proud of)/.test(ask))

test('a short letter asks for the story of the result that the posting asks for, twice at most', () => {
  const results = 'Trained 3 clerks\nReconciled 40 garnishments a month'
  expect(findStoryQuestion(results)).toMatchObject({ note: 'Reconciled 40 garnishments a month', keepsNote: true })
  expect(findStoryQuestion(`${told}\n${results}`)).toBeDefined()
  expect(findStoryQuestion(`${told}\n${told.replace('Cut', 'Kept')}\n${results}`)).toBeUndefined()
})

test.each(['Never late in 6 years', 'Won a prize in 2020', 'I run 8 tables'])('“%s” has no story', (line) => {
  expect(findStoryQuestion(line)?.ask).toMatch(/^What are you proud of at Harrow\?/)
})

test('a long letter asks for no story', () => {
  const long = Array.from(
    { length: 6 },
    (_, at) =>
      `I kept the books of shop number ${at + 2} on every Monday of the year, and when something in them did not fit I called the manager and asked for the receipts that I needed to mend it.`,
  ).join(' ')
  expect(findStoryQuestion('Trained 3 clerks', `Payroll Clerk at Harrow since 2019\n${long}`)).toBeUndefined()
})

test('a result of a job is told as a story once it has one, and not with the job', () => {
  const position = {
    company: 'Harrow',
    position: 'Payroll Clerk',
    startDate: '2019-03',
    achievements: 'Trained 3 clerks\nCut checks from 22 to 5',
  }
  const form = {
    personalInfo: { fullName: 'Ana Ruiz' },
    jobDetails: { companyName: 'Acme', position: 'Payroll Specialist', jobDescription: 'Off-cycle checks.' },
    experience: { positions: [position] },
  }
  const [question] = writeLetter(letterForm.parse(form)).questions.filter(({ keepsNote }) => keepsNote)
  expect(question?.note).toBe('Cut checks from 22 to 5')
  const keyAchievements = `${question?.note}. Timesheets came late, so I moved the cutoff to Monday and called the supervisors.`
  const { text } = writeLetter(letterForm.parse({ ...form, experience: { positions: [position], keyAchievements } }))
  expect(text.match(/from 22 to 5/g)).toHaveLength(1)
  expect(text).toContain('I cut checks from 22 to 5. Timesheets came late')
})

test('a story that says the figures of its result again does not begin with it', () => {
  const { text } = write(
    'Recovered $41,300 in tax. Our rate looked too high, so I pulled three years of returns. The state paid back $41,300 after seven months.',
  )
  expect(text).not.toContain('I recovered $41,300')
  expect(text).toContain('Our rate looked too high')
})

test('results and stories follow the latest job, earlier jobs follow them', () => {
  const { text } = write(
    told,
    'Payroll Clerk at Harrow since 2019. I run payroll.\nCashier at Fern, 2015-2019. I kept the till.',
  )
  expect(text).toMatch(/Harrow[^]*I cut off-cycle checks[^]*Before Harrow, I was a cashier at Fern/)
})
