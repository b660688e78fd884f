import { expect, test } from 'vitest'
import { letterForm } from '#engine/model/forms.ts'
import { writeLetter } from './write-letter.ts'

const write = (form: object, day = '') => writeLetter(letterForm.parse(form), day)
const getBody = (text: string) => text.split(/Dear [^\n]+,\n\n/)[1]?.split('\n\nSincerely,')[0] ?? ''

test('an empty form gives an honest, short letter, and asks for what matters first', () => {
  const { text, missing } = write({})
  expect(getBody(text)).toMatch(/^Please consider my application\./)
  expect(missing).toHaveLength(5)
  expect(missing[0]).toBe('What is your full name? It is your signature.')
})

test('a question is about one thing, and says which field its answer belongs in', () => {
  const { questions } = write({
    personalInfo: { fullName: 'Ana Ruiz' },
    jobDetails: { companyName: 'Acme', position: 'Success Manager', jobDescription: 'Renewals.' },
    experience: {
      keyAchievements: 'took over renewals for 30 accounts',
      relevantExperience: 'Agent at Fern, 2019-2021. I sold plans.',
    },
    motivation: { whyCompany: 'family business, good name in town' },
  })
  expect(questions.slice(0, 2)).toEqual([
    {
      ask: 'We left out “family business, good name in town”: it isn’t a whole sentence. Why Acme, in one whole sentence?',
      field: 'motivation.whyCompany',
      note: 'family business, good name in town',
      keepsNote: false,
      drops: '',
    },
    {
      ask: 'Tell us more about “took over renewals for 30 accounts”: how did you do it, and what changed? Two to four whole sentences, as you would tell a friend.',
      field: 'experience.keyAchievements',
      note: 'took over renewals for 30 accounts',
      keepsNote: true,
      drops: '',
    },
  ])
})

test('a note on work that no sentence tells is asked about: as a job, or as what is done there', () => {
  const ask = (relevantExperience: string) =>
    write({ experience: { relevantExperience, keyAchievements: 'cut waste by 12%' } }).questions.find(
      ({ field }) => field === 'experience.relevantExperience',
    )
  expect(ask('Mechanic at Fern, 2019-2021. trucks and farm machines before that')).toMatchObject({
    ask: expect.stringMatching(/^Which job was “trucks and farm machines before that”\?/),
    note: 'trucks and farm machines before that',
  })
  expect(ask('Mechanic at Fern, 2019-2021\noil changes, brakes, tires, every day and some nights')).toMatchObject({
    ask: expect.stringMatching(/in one sentence that begins with “I”/),
    keepsNote: false,
  })
  expect(ask('Mechanic at Fern, 2019-2021')).toMatchObject({
    ask: expect.stringMatching(/^What did you do as a Mechanic at Fern\?/),
    note: 'Mechanic at Fern, 2019-2021',
    keepsNote: true,
  })
  expect(ask('Mechanic at Fern, 2019-2021. I rebuilt engines.')).toBeUndefined()
})

const relevantExperience = 'Clerk at Aldine Labs since 2021. I keep the books.'
const askAbout = (experience: object, motivation: object = {}, day = '2026-11-26') =>
  write(
    { jobDetails: { companyName: 'Hotel Ansel' }, experience: { relevantExperience, ...experience }, motivation },
    day,
  ).questions

test('two statements that sound alike become one answer, and what jobs are called is no sign of it', () => {
  const keyAchievements = 'took over renewals for 30 accounts\ntrained two\nChurn in my 30 accounts fell by half'
  expect(askAbout({ keyAchievements })).toContainEqual({
    ask: '“took over renewals for 30 accounts” and “Churn in my 30 accounts fell by half” sound alike. If they are about one thing, say it once, in one line: your answer replaces both.',
    field: 'experience.keyAchievements',
    note: 'took over renewals for 30 accounts',
    keepsNote: false,
    drops: 'Churn in my 30 accounts fell by half',
  })
  const others = {
    keyAchievements: 'ROAS up from 1.8 to 3.2\nreport time from 2 days to 3 hours\ntrained 2 clerks at Aldine Labs',
  }
  expect(askAbout(others).filter(({ drops }) => drops !== '')).toEqual([])
})

test.each([
  ['I haven’t used a real register yet', true],
  ['ran a $22M project, two weeks late', true],
  ['Only missed 2 days in 5 years', false],
  ['never missed a filing deadline', false],
  ['worked late shifts', false],
])('“%s” speaks of a weakness: %s', (line, isAsked) => {
  const asked = askAbout({ keyAchievements: `sold 3 shops\n${line}` })
  expect(asked.some(({ ask }) => ask.includes('what is missing or went wrong'))).toBe(isAsked)
})

test.each([
  ['I love old hotels.', true],
  ['Your lobby has a piano.', false],
  ['My mother was married at the Ansel.', false],
])('“%s” doesn’t speak of Hotel Ansel: %s', (whyCompany, isAsked) => {
  const asked = askAbout({}, { whyCompany })
  expect(asked.some(({ field }) => field === 'motivation.whyCompany')).toBe(isAsked)
})

test('a figure without a verb is asked what the person did for it', () => {
  const keyAchievements = 'trained two clerks\nreview score 4.1 to 4.6\nCut waste from 9% to 4%'
  expect(askAbout({ keyAchievements }).find(({ ask }) => ask.startsWith('What did you do for'))).toMatchObject({
    ask: expect.stringContaining('“review score 4.1 to 4.6”'),
    note: 'review score 4.1 to 4.6',
    keepsNote: false,
  })
})

test('what others do where every job is over is asked about', () => {
  const rely = { valueProposition: 'Colleagues rely on me to check the data.' }
  const asked = (relevantExperience: string) =>
    askAbout({ relevantExperience, keyAchievements: 'trained two' }, rely).filter(({ ask }) =>
      ask.includes('your last job ended in 2024'),
    )
  expect(asked('Geologist at Kestrel, 2016-2024. I logged cores.')).toHaveLength(1)
  expect(asked('Geologist at Kestrel since 2016. I log cores.')).toEqual([])
})

test.each([
  ['Geologist at Kestrel, 2016-2024. I logged cores.', true],
  ['Geologist at Kestrel, 2016-2024. I logged cores. I left to look after my mother.', false],
  ['Geologist at Kestrel, 2016-2024. I logged cores. I stayed home with my son from May 2024.', false],
  ['Geologist at Kestrel, 2016-2026. I logged cores.', false],
  ['Geologist at Kestrel since 2016. I log cores.', false],
  ['I cleaned rooms at Hotel Sorrel for 6 years.', false],
])('“%s” leaves a time open: %s', (typed, isAsked) => {
  const asked = askAbout({ relevantExperience: typed }).some(({ ask }) => ask.startsWith('Your last job ended in 2024'))
  expect(asked).toBe(isAsked)
})

test.each([
  ['I want to do color correction.', true],
  ['I want to run the salon.', false],
])('“%s” is what the person does now: %s', (whyPosition, isAsked) => {
  const typed = { relevantExperience: 'Stylist at Copper & Comb since 2021. I do color correction and curly cuts.' }
  const asked = askAbout(typed, { whyPosition }).filter(({ ask }) =>
    ask.includes('your letter says that you do that now'),
  )
  expect(asked.map(({ note }) => note)).toEqual(isAsked ? [whyPosition.slice(0, -1)] : [])
})

test('a note beside a whole sentence is left out and asked about, hours are not', () => {
  const whole = { whyCompany: 'You treated my mother well.', valueProposition: 'I check each figure twice.' }
  const asked = (more: string) =>
    askAbout(
      { keyAchievements: 'I cut the close from 9 days to 5.' },
      { ...whole, whyPosition: `I want to keep the books of a hospital. ${more}` },
    )
      .filter(({ field }) => field === 'motivation.whyPosition')
      .map(({ ask }) => ask)
  expect(asked('Ready for senior level.')).toEqual([
    'We left out “Ready for senior level”: it isn’t a whole sentence. Say it in one, or leave it out.',
  ])
  expect(asked('Better hours.')).toEqual([])
})

test('a line that another one says again is not asked about', () => {
  const keyAchievements = 'food cost 34% down to 29%'
  const position = {
    position: 'Sous Chef',
    company: 'Bell',
    startDate: '2021-03',
    achievements: 'Cut food cost from 34 to 29%',
  }
  const asked = askAbout({ keyAchievements, positions: [position] }).map(({ ask }) => ask)
  expect(asked.join('\n')).not.toContain('What did you do for')
})

test('a required tool that the letter does not speak of is asked about, wherever the form names it', () => {
  const posting = { jobDescription: 'Requirements: experience with Excel and Tableau is required.' }
  const asked = (experience: object) =>
    writeLetter(
      letterForm.parse({
        personalInfo: { fullName: 'Ana Ruiz' },
        jobDetails: { ...posting, companyName: 'Acme', position: 'Analyst' },
        experience,
      }),
    )
      .questions.map(({ ask }) => ask)
      .filter((ask) => ask.startsWith('The posting asks for'))
  const job = 'Analyst at Luna since 2019. I build dashboards in Tableau.'
  expect(asked({ relevantExperience: job, skills: 'Excel' })).toEqual([
    'The posting asks for “Excel”, which is among your skills. Where have you used it? One sentence that begins with “I”.',
  ])
  expect(asked({ relevantExperience: `${job} I close the books in Excel.`, skills: 'Excel' })).toEqual([])
  // A list of duties has no item of one word.
  const description = 'Schedule 18 reports a month\nExcel\nSet the dates'
  const position = { position: 'Analyst', company: 'Luna', startDate: '2019-03', description }
  const listed = asked({ positions: [position], relevantExperience: 'I build dashboards in Tableau.', skills: 'Excel' })
  expect(listed).toEqual([expect.stringContaining('Excel')])
})
