import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readWritingHelp } from '#contract/builders.ts'
import { proposals } from '#contract/proposals.ts'
import { updateApplication } from '#contract/applications.ts'
import {
  type InterviewBrief,
  type InterviewRoom as Interview,
  listInterviews,
  readInterviewBrief,
  savePreparation,
} from '#contract/interviews.ts'
import { listReceipts } from '#contract/receipts.ts'
import type { User } from '#contract/users.ts'
import { fakeServer } from '#test/fake-server.ts'
import { application } from '#test/receipt-samples.ts'
import { renderScreen, seeker } from '#test/render-screen.tsx'
import { InterviewRoom } from './interview-room.tsx'

const manager: User = { ...seeker, id: '1f0a3f6e-0f0e-4b63-8f86-5f3f6b3f9d10', role: 'account_manager' }
const applicationId = '00000000-0000-4000-8000-000000000001'
const startsAt = '2027-01-15T08:30:00.000Z'
const question = 'Which plants can you name in Latin?'
const statement = 'Led a palm house and cut losses by half.'

const interview: Interview = {
  id: '00000000-0000-4000-8000-000000000002',
  applicationId,
  startsAt,
  endsAt: '2027-01-15T09:15:00.000Z',
  timeZone: 'Asia/Tokyo',
  kind: 'video',
  place: 'https://meet.example.test/kew',
  people: ['Ida Berg'],
  notes: 'Of the client',
  teamNotes: 'Of the team',
  checklist: ['posting'],
  outcome: null,
  application: {
    id: applicationId,
    company: 'Kew',
    position: 'Botanist',
    status: 'interviewing',
    jobUrl: 'https://jobs.example.test/botanist',
  },
  client: { id: seeker.id, firstName: 'Sam', lastName: 'Seeker' },
  answers: [{ part: 'answer', about: 'What did you ask last time?', text: 'The pay' }],
}

const brief: InterviewBrief = {
  languageNote: "The job description doesn't seem to be in English.",
  stories: [
    { about: statement, source: 'Gardener at Hortus', action: 'Led a palm house', result: 'cut losses by half.' },
    { about: 'A problem you solved', source: null, action: null, result: null },
  ],
  questions: [question],
  asks: ['Who waters the plants on Sundays?'],
  earlier: [
    {
      id: '00000000-0000-4000-8000-000000000003',
      startsAt: '2027-01-10T08:30:00.000Z',
      kind: 'phone',
      position: 'Botanist',
      outcome: 'The Latin went well.',
    },
  ],
}

beforeEach(() => void vi.spyOn(Date, 'now').mockReturnValue(Date.parse(startsAt) - 60_000))
afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

function open(person: User = seeker, changes: Partial<Interview> = {}) {
  const server = fakeServer()
  server.reply(readWritingHelp, { canImproveLines: true })
  server.reply(listReceipts, [])
  server.reply(listInterviews, [interview])
  server.reply(savePreparation, interview)
  server.reply(readInterviewBrief, brief)
  const own = person.id === seeker.id
  const { user } = renderScreen(<InterviewRoom interview={{ ...interview, ...changes }} own={own} />, person)
  return { server, user }
}

const bodies = (server: ReturnType<typeof fakeServer>) => server.requests(savePreparation).map(({ body }) => body)

it('shows where to join, who is there, the note of the account manager and how it went last time', async () => {
  open()
  expect(screen.getByRole('link', { name: 'Join' }).getAttribute('href')).toBe('https://meet.example.test/kew')
  expect(screen.getByText('Ida Berg')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'jobs.example.test' })).toBeTruthy()
  expect(screen.getByText('Of the team')).toBeTruthy()
  expect(screen.getByText(/^45 minutes · .+ Tokyo time$/)).toBeTruthy()
  expect(await screen.findByText('The Latin went well.')).toBeTruthy()
  expect(screen.getByText('Who waters the plants on Sundays?')).toBeTruthy()
  expect(screen.getByText(/^The job description doesn't seem to be in English/)).toBeTruthy()
})

it('tells a story in the own words and asks for what is missing', async () => {
  open()
  expect(await screen.findByText('cut losses by half.')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Story 1' }).parentElement?.textContent).toContain('Gardener at Hortus')
  expect(screen.getByRole('heading', { name: 'Story 2: A problem you solved' })).toBeTruthy()
  expect(screen.getAllByLabelText(/^Situation/)).toHaveLength(2)
  expect(screen.getAllByLabelText(/^Result/)).toHaveLength(1)
})

it.each([
  [question, { answer: { part: 'answer', about: question, text: 'Forty' } }],
  [/^What you did/, { answer: { part: 'action', about: 'A problem you solved', text: 'Forty' } }],
])('saves a line when the person leaves it (%#)', async (label, body) => {
  const { server, user } = open()
  await user.type(await screen.findByLabelText(label), 'Forty')
  await user.tab()
  await waitFor(() => expect(bodies(server)).toEqual([body]))
  expect(await screen.findByText('Saved')).toBeTruthy()
})

it('keeps a line that could not be saved, says so, and sends it again from the next visit', async () => {
  const { server, user } = open()
  server.refuse(savePreparation, { status: 500, message: 'Something went wrong' })
  await user.type(await screen.findByLabelText(question), 'Forty')
  await user.tab()
  expect(await screen.findByText(/^This is not saved yet/)).toBeTruthy()
  cleanup()
  await waitFor(() => expect(bodies(server)).toHaveLength(2))
  const next = open()
  expect((await screen.findByLabelText<HTMLTextAreaElement>(question)).value).toBe('Forty')
  cleanup()
  await waitFor(() =>
    expect(bodies(next.server)).toEqual([{ answer: { part: 'answer', about: question, text: 'Forty' } }]),
  )
})

it('keeps a question that was answered, even if another one is expected now', async () => {
  open()
  expect((await screen.findByLabelText<HTMLTextAreaElement>('What did you ask last time?')).value).toBe('The pay')
})

it('lets staff write their note and read the lines of the client', async () => {
  const { server, user } = open(manager)
  await user.type(screen.getByLabelText('Your Note to Sam'), '!')
  await user.tab()
  await waitFor(() => expect(bodies(server)).toEqual([{ teamNotes: 'Of the team!' }]))
  expect(await screen.findByText('The pay', { selector: 'p' })).toBeTruthy()
  expect(screen.queryByLabelText(question)).toBeNull()
  expect(screen.getByText('Of the client', { selector: 'p' })).toBeTruthy()
  expect(screen.queryByText('No note yet')).toBeNull()
})

it('proposes a spoken version of a story, and saves its parts only when it is accepted', async () => {
  const { server, user } = open()
  const text = 'SITUATION\nFrost came.\n\nRESULT\nHalf the losses.'
  const reply = { text, leftOut: [], from: 'your resume and notes' }
  server.answer(proposals.story, () => new Response(`${JSON.stringify({ type: 'done', reply })}\n`))
  // A prompt without a line has nothing to tell from.
  const [ask, ...others] = await screen.findAllByRole('button', { name: 'Propose a Spoken Version' })
  expect(others).toEqual([])
  await user.click(ask!)
  expect(await screen.findByText(/Frost came/)).toBeTruthy()
  expect(server.requests(proposals.story).map(({ body }) => body)).toEqual([{ about: statement }])
  expect(bodies(server)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Use This Story' }))
  const save = (part: string, text: string) => ({ answer: { part, about: statement, text } })
  const saved = [save('situation', 'Frost came.'), save('result', 'Half the losses.')]
  await waitFor(() => expect(bodies(server)).toEqual(saved))
  await user.click(screen.getByRole('button', { name: 'Put My Text Back' }))
  await waitFor(() => expect(bodies(server)).toEqual([...saved, save('situation', ''), save('result', '')]))
})

it("shows the client's line in place of the resume's words, to both sides", async () => {
  const answers = [{ part: 'action' as const, about: statement, text: 'I dug for a week.' }]
  open(seeker, { answers })
  const own = await screen.findAllByLabelText<HTMLTextAreaElement>(/^What you did/)
  expect(own[0]?.value).toBe('I dug for a week.')
  expect(screen.queryByText('Led a palm house')).toBeNull()
  cleanup()
  open(manager, { answers })
  expect(await screen.findByText('I dug for a week.', { selector: 'p' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Propose a Spoken Version' })).toBeNull()
})

it('stores each step of the day when it is ticked', async () => {
  const { server, user } = open()
  const list = within(screen.getByRole('group', { name: 'For the Day' }))
  expect(list.getByLabelText<HTMLInputElement>('Read the posting again').checked).toBe(true)
  await user.click(list.getByLabelText('Open the link once, and test your camera, sound and light'))
  await waitFor(() => expect(bodies(server)).toEqual([{ checklist: ['posting', 'journey'] }]))
})

it('asks how it went only once the interview has begun', () => {
  open()
  expect(screen.queryByText('How did it go?')).toBeNull()
  cleanup()
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse(startsAt))
  open()
  expect(screen.getByText('How did it go?')).toBeTruthy()
})

it('folds the preparation away once the interview is over, without the steps of the day', () => {
  open()
  expect(screen.getByRole('heading', { name: 'Preparation' })).toBeTruthy()
  cleanup()
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse(interview.endsAt))
  open()
  expect(screen.queryByRole('heading', { name: 'Preparation' })).toBeNull()
  expect(screen.getByText('Preparation').closest('details')?.open).toBe(false)
  expect(screen.queryByRole('group', { name: 'For the Day' })).toBeNull()
})

it('saves how it went and then the status, and neither without a change', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse(startsAt))
  const { server, user } = open()
  server.refuse(updateApplication, { status: 409, message: 'Not now' })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(bodies(server)).toEqual([])
  await user.type(screen.getByLabelText("What went well, what didn't, and what comes next?"), 'Well')
  await user.selectOptions(screen.getByLabelText('Application Status'), 'offered')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(server.requests(updateApplication).map(({ body }) => body)).toEqual([{ status: 'offered' }]),
  )
  expect(bodies(server)).toEqual([{ outcome: 'Well' }])
  // The refused status stays chosen, and nothing says that all is saved.
  expect(await screen.findByText('The status was not changed')).toBeTruthy()
  expect(screen.getByLabelText<HTMLSelectElement>('Application Status').value).toBe('offered')
  expect(screen.queryByText('Saved to the history of the application')).toBeNull()
  server.reply(updateApplication, application)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved to the history of the application')).toBeTruthy()
})

it('dials a phone number, and leaves other places as they are', () => {
  open(seeker, { kind: 'phone', place: '+1 (555) 010-0144' })
  expect(screen.getByRole('link', { name: '+1 (555) 010-0144' }).getAttribute('href')).toBe('tel:+15550100144')
  cleanup()
  open(seeker, { kind: 'on_site', place: 'Room 114' })
  expect(screen.getByText('Room 114').closest('a')).toBeNull()
})
