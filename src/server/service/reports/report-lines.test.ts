import { expect, test } from 'vitest'
import { writeLatePromises, writeNextSteps } from './report-letter.ts'
import { at, interview, owedReply } from './report-letter.fixture.ts'

const job = { company: 'Kew Gardens', position: 'Botanist' }
const nothing = { offers: [], questions: [], approvals: [], interests: [] }

test.each([
  ['America/Los_Angeles', 'Thursday, December 3 at 10:00 AM your time (7:00 PM in Berlin)'],
  ['Europe/Berlin', 'Thursday, December 3 at 7:00 PM'],
  ['Asia/Kolkata', 'Thursday, December 3 at 11:30 PM your time (7:00 PM in Berlin)'],
  ['Pacific/Auckland', 'Friday, December 4 at 7:00 AM your time (Thursday, December 3 at 7:00 PM in Berlin)'],
  ['UTC', 'Thursday, December 3 at 7:00 PM in Berlin'],
])('in %s an interview is on %s', (timeZone, time) => {
  expect(writeNextSteps({ interviews: [{ ...interview, ...job }], open: nothing, timeZone })).toEqual([
    `Your interview with Kew Gardens for the position of Botanist is on ${time}.`,
  ])
})

test('a job that nobody has read yet is named by its site', () => {
  const interests = [
    { jobUrl: 'https://www.jobs.example/x', company: null },
    { jobUrl: 'https://kew.example/1', company: 'Kew Gardens' },
  ]
  expect(writeNextSteps({ interviews: [], open: { ...nothing, interests }, timeZone: 'UTC' })).toEqual([
    "We're working on what you sent us: a job on jobs.example and the job at Kew Gardens.",
  ])
})

test('late promises say what we owed, when it came, and once that we are sorry', () => {
  const open = { ...owedReply, keptAt: null, breachedAt: at }
  const late = {
    ...owedReply,
    kind: 'interest_answered' as const,
    keptAt: '2026-11-18T10:00:00.000Z',
    jobUrl: 'https://www.jobs.example/x',
  }
  expect(writeLatePromises({ promises: [open, late, owedReply], timeZone: 'Europe/Berlin' })).toEqual([
    "We owed you a reply to your message by Tuesday, November 17 at 11:00 AM. It's still open, and it stays at the top of our list until it's done.",
    "We owed you an answer about a job on jobs.example by Tuesday, November 17 at 11:00 AM. It came on Wednesday, November 18 at 11:00 AM. We're sorry. The people who lead our team were alerted.",
  ])
  const named = { ...late, company: 'Kew Gardens' }
  expect(writeLatePromises({ promises: [named], timeZone: 'UTC' })[0]).toContain(
    'an answer about the job at Kew Gardens',
  )
})

test('an offer waits for the decision of the client', () => {
  const open = { ...nothing, offers: [job] }
  expect(writeNextSteps({ interviews: [], open, timeZone: 'UTC' })).toEqual([
    'Please decide about the offer from Kew Gardens (Botanist), and tell us what you decided.',
  ])
})
