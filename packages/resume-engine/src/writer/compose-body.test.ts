import { expect, test } from 'vitest'
import { letterForm } from '#engine/model/forms.ts'
import { writeLetter } from './write-letter.ts'

const write = (form: object) => writeLetter(letterForm.parse(form))
const writeBody = (form: object) =>
  write(form)
    .text.split(/Dear [^\n]+,\n\n/)[1]
    ?.split('\n\nSincerely,')[0] ?? ''

test('the application and the wish stand together, unless the wish has its own reason', () => {
  const open = (whyPosition: string, companyName = 'Luna') =>
    writeBody({ jobDetails: { companyName, position: 'Waiter' }, motivation: { whyPosition } }).split('\n', 1)[0]
  const openings = ['Luna', 'Acme', 'Fern', 'Larkfield'].map((company) => open('I want to run a line.', company))
  for (const opening of openings)
    expect(opening).toMatch(/^(?=.*\bwaiter\b)[^.]*(?:position at \w+\. I want)?[^.]*\bto run a line\b[^.]*\.$/)
  expect(open('I want to run a line, and to teach a cook.')).toMatch(/ run a line, and teach a cook\b/)
  expect(open('I want to stay because I like it.')).toMatch(/\. I want to stay because I like it\.$/)
  expect(open('I want to run a line, and I can start now.')).toMatch(/\. I want to run a line, and I can start now\.$/)
})

test('how the person works, what they hold and what the posting asks for stand with the latest job', () => {
  const work = (relevantExperience: string, jobDescription: string) =>
    writeBody({
      jobDetails: { companyName: 'Luna', position: 'Cook', jobDescription },
      experience: { relevantExperience, skills: 'ServSafe certificate, Spanish, French' },
      motivation: { valueProposition: 'My chef asks me when the pass is full.' },
    })
  const jobs = 'Cook at Acme since 2021. I run the grill.\nServer at Fern, 2015-2018'
  expect(work(jobs, 'We are looking for a cook. Requirements: ServSafe certificate, Spanish.')).toMatch(
    /I run the grill\. My chef asks me when the pass is full\. I hold a ServSafe certificate\. I speak Spanish\. Before Acme, I was a server at Fern/,
  )
  const open = work(jobs, 'We are looking for a cook who runs the grill.')
  expect(open).toMatch(/My chef asks me when the pass is full\. I hold a ServSafe certificate\. Before Acme/)
  expect(open).not.toContain('I speak')
  expect(work('Cook at Acme since 2021', '')).toMatch(
    /My chef .*full\. I hold .*certificate\. I speak Spanish and French\.\n\n/,
  )
})

test('up to three results that begin with a verb are sentences, more are a list', () => {
  const tell = (...results: string[]) => writeBody({ experience: { keyAchievements: results.join('\n') } })
  expect(tell('Cut load time from 50 min to 35', 'Trained 4 drivers')).toContain(
    'I cut load time from 50 min to 35 and trained 4 drivers.',
  )
  expect(tell('Answer 60 calls a shift', 'Trained 4 drivers')).not.toContain(' shift and trained')
  expect(tell('Closed 410 claims, 60 more than the team average', 'Did 200+ inspections')).toContain(
    'I closed 410 claims, 60 more than the team average. I also did 200+ inspections.',
  )
  expect(tell('Precepted 11 students', 'Weeded and shifted 22,000 volumes', 'Passed broker exam 2018')).toContain(
    ':\n\n- Precepted 11 students\n',
  )
  expect(tell('Hired 3 clerks', 'Trained 4 drivers', 'Opened 2 shops', 'Wrote 6 guides')).toContain(
    ':\n\n- Hired 3 clerks\n',
  )
})

test('in a job held today, results with figures follow the duties', () => {
  const relevantExperience = 'Nurse at Acme since 2021. I raised recall from 61% to 78%. I triage the walk-ins.'
  expect(writeBody({ experience: { relevantExperience } })).toContain(
    'I triage the walk-ins. I raised recall from 61% to 78%.',
  )
})

test("a driver's license alone appears only where the job is about driving", () => {
  const write = (jobDescription: string) =>
    writeBody({
      jobDetails: { companyName: 'Luna', position: 'Investigator', jobDescription },
      experience: { relevantExperience: 'Detective at Fern since 2015', skills: "driver's license" },
    })
  expect(write("You interview owners. Requirements: valid driver's license.")).not.toContain('license')
  expect(write("You drive to every fire. Requirements: valid driver's license.")).toContain(
    "I hold a driver's license.",
  )
})

test('what is done since the last job and why it ended follow how the person worked there', () => {
  const body = writeBody({
    experience: {
      relevantExperience:
        'Clerk at Acme, 2019-2024\nI ran the desk.\nI left when Acme moved to Lisbon.\nCook at Fern, 2015-2019\nI have filled in at two shops since May 2024.',
    },
    motivation: { valueProposition: 'My manager gave me the angry calls.' },
  })
  expect(body).toContain(
    'I ran the desk. My manager gave me the angry calls. I left when Acme moved to Lisbon. I have filled in at two shops since May 2024.',
  )
})

test('one of few results that is a note is asked about', () => {
  const listAsks = (...results: string[]) =>
    write({
      personalInfo: { fullName: 'Ana Ruiz' },
      jobDetails: { companyName: 'Acme', position: 'Clerk', jobDescription: 'You file bills.' },
      experience: { relevantExperience: 'I filed bills for nine years.', keyAchievements: results.join('\n') },
      motivation: {
        whyCompany: 'You pay every bill on the day that it comes.',
        whyPosition: 'I want to file yours.',
        valueProposition: 'I find what is lost.',
      },
    }).questions.map(({ ask }) => ask)
  const ask = 'Tell us about “employee of the month” in one sentence that begins with “I”.'
  expect(listAsks('Trained 4 drivers', 'employee of the month')).toContain(ask)
  expect(listAsks('Trained 4 drivers', 'I was employee of the month.')).not.toContain(ask)
})
