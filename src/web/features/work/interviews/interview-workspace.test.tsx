import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { updateApplication } from '#contract/applications.ts'
import { type InterviewDetails, listInterviews, readInterviewBrief, savePreparation } from '#contract/interviews.ts'
import { listReceipts } from '#contract/receipts.ts'
import type { User } from '#contract/users.ts'
import { fakeServer } from '#test/fake-server.ts'
import { renderScreen, seeker } from '#test/render-screen.tsx'
import { InterviewWorkspace } from './interview-workspace.tsx'

const manager: User = { ...seeker, id: '1f0a3f6e-0f0e-4b63-8f86-5f3f6b3f9d10', role: 'account_manager' }
const applicationId = '00000000-0000-4000-8000-000000000001'
const interview: InterviewDetails = {
  id: '00000000-0000-4000-8000-000000000002',
  applicationId,
  startsAt: '2027-01-15T08:30:00.000Z',
  endsAt: '2027-01-15T09:15:00.000Z',
  timeZone: 'Asia/Tokyo',
  kind: 'phone',
  place: '555 0100',
  people: ['Ida Berg'],
  notes: 'Of the client',
  teamNotes: 'Of the team',
  checklist: ['posting'],
  outcome: null,
  application: { id: applicationId, company: 'Kew', position: 'Botanist', status: 'interviewing', jobUrl: null },
  client: { id: seeker.id, firstName: 'Sam', lastName: 'Seeker' },
}

function open(person: User) {
  const server = fakeServer()
  server.reply(listReceipts, [])
  server.reply(listInterviews, [interview])
  server.reply(savePreparation, interview)
  server.reply(readInterviewBrief, {
    hasPosting: true,
    requirements: [
      { requirement: 'Plants', required: true, quotes: [{ text: 'Led a palm house.', source: 'Gardener at Hortus' }] },
      { requirement: 'Latin', required: false, quotes: [] },
    ],
    questions: ['What do you know about Latin so far?'],
  })
  const own = person.id === seeker.id
  const { user } = renderScreen(<InterviewWorkspace interview={interview} own={own} />, person)
  return { server, user }
}

const bodies = (server: ReturnType<typeof fakeServer>) => server.requests(savePreparation).map(({ body }) => body)

it('shows the time by the clock of the place, and what the posting asks for beside the own sentences', async () => {
  open(seeker)
  expect(screen.getByText('Friday, January 15, 2027 at 5:30 PM GMT+9')).toBeTruthy()
  expect(screen.getByText('45 minutes')).toBeTruthy()
  expect(await screen.findByText('Led a palm house.')).toBeTruthy()
  expect(screen.getByText('Gardener at Hortus')).toBeTruthy()
  expect(screen.getByText('Nothing in your profile about this yet')).toBeTruthy()
  expect(screen.getByText('What do you know about Latin so far?')).toBeTruthy()
})

it.each([
  [seeker, 'Of the client', 'Of the team', 'notes'],
  [manager, 'Of the team', 'Of the client', 'teamNotes'],
])('saves the own notes only, and says while they are not saved (%#)', async (person, own, others, name) => {
  const { server, user } = open(person)
  const field = screen.getByLabelText<HTMLTextAreaElement>('Your Notes')
  expect(field.value).toBe(own)
  expect(screen.getByText(others, { selector: 'p' })).toBeTruthy()
  expect(screen.queryByText('Not saved yet')).toBeNull()
  await user.type(field, '!')
  expect(screen.getByText('Not saved yet')).toBeTruthy()
  await user.dblClick(screen.getByRole('button', { name: 'Save Notes' }))
  await waitFor(() => expect(bodies(server)).toEqual([{ [name]: `${own}!` }]))
  await waitFor(() => expect(screen.queryByText('Not saved yet')).toBeNull())
})

it('keeps notes that could not be saved', async () => {
  const { server, user } = open(seeker)
  server.refuse(savePreparation, { status: 500, message: 'Something went wrong' })
  const field = screen.getByLabelText<HTMLTextAreaElement>('Your Notes')
  await user.type(field, '!')
  await user.click(screen.getByRole('button', { name: 'Save Notes' }))
  expect(await screen.findByText('Your notes are not saved yet. Please try again.')).toBeTruthy()
  expect(field.value).toBe('Of the client!')
})

it('stores each step of the checklist when it is ticked', async () => {
  const { server, user } = open(seeker)
  const list = within(screen.getByRole('group', { name: 'Checklist' }))
  expect(list.getByLabelText<HTMLInputElement>('Read the posting again').checked).toBe(true)
  await user.click(list.getByLabelText('Answer the likely questions aloud'))
  await waitFor(() => expect(bodies(server)).toEqual([{ checklist: ['posting', 'questions'] }]))
})

it('saves how it went and then the status, and neither without a change', async () => {
  const { server, user } = open(seeker)
  server.refuse(updateApplication, { status: 409, message: 'Not now' })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(bodies(server)).toEqual([])
  await user.type(screen.getByLabelText('What happened, and what comes next?'), 'Well')
  await user.selectOptions(screen.getByLabelText('Application Status'), 'offered')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(server.requests(updateApplication).map(({ body }) => body)).toEqual([{ status: 'offered' }]),
  )
  expect(bodies(server)).toEqual([{ outcome: 'Well' }])
  // The refused status stays chosen.
  expect(screen.getByLabelText<HTMLSelectElement>('Application Status').value).toBe('offered')
})
