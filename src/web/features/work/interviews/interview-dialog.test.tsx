import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { type Interview, listInterviews, saveInterviews } from '#contract/interviews.ts'
import { closeInterviewForm, requestInterviewForm } from './interview-request.ts'
import { fakeServer } from '#test/fake-server.ts'
import { renderScreen } from '#test/render-screen.tsx'
import { InterviewDialog } from './interview-dialog.tsx'

const applicationId = '00000000-0000-4000-8000-000000000001'
const interview: Interview = {
  id: '00000000-0000-4000-8000-000000000002',
  applicationId,
  startsAt: '2027-01-15T08:30:00.000Z',
  endsAt: '2027-01-15T09:30:00.000Z',
  timeZone: 'Europe/Berlin',
  kind: 'phone',
  place: '555 0100',
  people: ['Ida Berg'],
  notes: 'Mine',
  teamNotes: 'Theirs',
  checklist: ['posting'],
  outcome: null,
}
const about = { applicationId, company: 'Kew', position: 'Botanist' }

afterEach(() => act(closeInterviewForm))

function open(edited?: Interview) {
  const server = fakeServer()
  server.reply(listInterviews, [interview])
  server.reply(saveInterviews, [interview])
  const { user } = renderScreen(<InterviewDialog />)
  act(() => requestInterviewForm(edited ? { ...about, interview: edited } : about))
  return { server, user }
}

const sent = (server: ReturnType<typeof fakeServer>) => server.requests(saveInterviews).map(({ body }) => body)
const stored = {
  id: interview.id,
  startsAt: interview.startsAt,
  endsAt: interview.endsAt,
  timeZone: 'Europe/Berlin',
  kind: 'phone',
  place: '555 0100',
  people: ['Ida Berg'],
}

it('adds an interview beside the stored ones, by the clock of its zone, once', async () => {
  const { server, user } = open()
  await user.type(screen.getByLabelText('Date'), '2027-02-01')
  await user.selectOptions(screen.getByLabelText('Time Zone'), 'America/New_York')
  await user.type(screen.getByLabelText('People'), 'Tom Reyes{Enter}')
  await user.dblClick(screen.getByRole('button', { name: 'Save Interview' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent(server)).toEqual([
    [
      stored,
      {
        startsAt: '2027-02-01T15:00:00.000Z',
        endsAt: '2027-02-01T16:00:00.000Z',
        timeZone: 'America/New_York',
        kind: 'video',
        place: null,
        people: ['Tom Reyes'],
      },
    ],
  ])
})

it('changes one by the clock of its zone, and leaves the notes out', async () => {
  const { server, user } = open(interview)
  expect(screen.getByLabelText<HTMLInputElement>('Start Time').value).toBe('09:30')
  await user.clear(screen.getByLabelText('End Time'))
  await user.type(screen.getByLabelText('End Time'), '11:00')
  await user.click(screen.getByRole('button', { name: 'Save Interview' }))
  await waitFor(() => expect(sent(server)).toEqual([[{ ...stored, endsAt: '2027-01-15T10:00:00.000Z' }]]))
})

it('says at the fields what is missing or wrong, and sends nothing', async () => {
  const { server, user } = open()
  await user.click(screen.getByRole('button', { name: 'Save Interview' }))
  expect(await screen.findByText('Please choose a day')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Date'))
  await user.type(screen.getByLabelText('Date'), '2027-02-01')
  await user.clear(screen.getByLabelText('End Time'))
  await user.type(screen.getByLabelText('End Time'), '09:00')
  await user.click(screen.getByRole('button', { name: 'Save Interview' }))
  expect(await screen.findByText('Please choose an end after the start')).toBeTruthy()
  expect(sent(server)).toEqual([])
})

it('keeps the form after a failure, and can be skipped', async () => {
  const { server, user } = open()
  server.refuse(saveInterviews, { status: 500, message: 'Something went wrong' })
  await user.type(screen.getByLabelText('Date'), '2027-02-01')
  await user.click(screen.getByRole('button', { name: 'Save Interview' }))
  expect(await screen.findByText('The interview was not saved')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Date').value).toBe('2027-02-01')
  await user.click(screen.getByRole('button', { name: 'Skip' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
