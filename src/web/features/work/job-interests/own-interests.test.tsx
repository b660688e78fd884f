import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type JobInterest, listJobInterests, updateJobInterest, withdrawJobInterest } from '#contract/job-interests.ts'
import { usePaginatedQuery } from '#web/lib/api/use-paginated-query.ts'
import { fakeServer } from '#test/fake-server.ts'
import { renderScreen, seeker } from '#test/render-screen.tsx'
import { OwnInterestList } from './interest-list.tsx'

const pending: JobInterest = {
  id: '3c7c1e8a-1d2f-4a53-9c64-2f8f0d3f7a11',
  userId: seeker.id,
  jobUrl: 'https://www.kew.example.test/jobs/1',
  notes: 'Close to home.',
  processed: false,
  returnReason: null,
  application: null,
  postingCheck: null,
  posting: null,
  createdAt: '2026-01-05T09:00:00.000Z',
}
const answered: JobInterest = {
  ...pending,
  id: '3c7c1e8a-1d2f-4a53-9c64-2f8f0d3f7a12',
  jobUrl: 'https://acme.example.test/2',
  processed: true,
}

function List() {
  return <OwnInterestList query={usePaginatedQuery(listJobInterests, {})} emptyText="None" />
}

async function renderList() {
  const server = fakeServer()
  server.reply(listJobInterests, [pending, answered])
  const view = renderScreen(<List />, seeker)
  await screen.findByRole('button', { name: 'Edit kew.example.test' })
  return { server, ...view }
}

it('edits a pending interest, and leaves an answered one alone', async () => {
  const { server, user } = await renderList()
  expect(screen.queryByRole('button', { name: /acme/ })).toBeNull()
  server.reply(updateJobInterest, { ...pending, notes: 'Ask for Kim.' })
  await user.click(screen.getByRole('button', { name: 'Edit kew.example.test' }))
  const notes = await screen.findByLabelText<HTMLTextAreaElement>('Notes')
  expect(notes.value).toBe('Close to home.')
  await user.clear(notes)
  await user.type(notes, 'Ask for Kim.')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Job interest changed')).toBeTruthy()
  expect(server.requests(updateJobInterest)[0]?.body).toEqual({ jobUrl: pending.jobUrl, notes: 'Ask for Kim.' })
})

it('keeps what was typed when the change fails', async () => {
  const { server, user } = await renderList()
  server.refuse(updateJobInterest, { status: 500, message: 'Something went wrong' })
  await user.click(screen.getByRole('button', { name: 'Edit kew.example.test' }))
  await user.type(await screen.findByLabelText('Notes'), ' Ask for Kim.')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Failed to change job interest')).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Notes').value).toBe('Close to home. Ask for Kim.')
})

it('withdraws one after a question', async () => {
  const { server, user } = await renderList()
  server.reply(withdrawJobInterest, { message: 'Job interest withdrawn' })
  await user.click(screen.getByRole('button', { name: 'Withdraw kew.example.test' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Withdraw Job Interest' }))
  expect(await screen.findByText('Job interest withdrawn')).toBeTruthy()
  expect(server.requests(withdrawJobInterest)[0]?.path).toBe(`/api/job-interests/${pending.id}`)
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
