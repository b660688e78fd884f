import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { readWritingHelp } from '#contract/builders.ts'
import { proposals } from '#contract/proposals.ts'
import { createClientDocument, listClientDocuments, type SavedDocument } from '#contract/documents.ts'
import { listTasks, type Task, updateTask } from '#contract/tasks.ts'
import type { User } from '#contract/users.ts'
import { fakeServer } from '#test/fake-server.ts'
import { renderScreen, seeker } from '#test/render-screen.tsx'
import { getQueryKey } from '#web/lib/api/queries.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { TaskList } from './task-list.tsx'

const manager: User = { ...seeker, id: '1f0a3f6e-0f0e-4b63-8f86-5f3f6b3f9d10', role: 'account_manager' }
const documentId = '2f0a3f6e-0f0e-4b63-8f86-5f3f6b3f9d10'

const task: Task = {
  id: '00000000-0000-4000-8000-000000000001',
  userId: seeker.id,
  client: { id: seeker.id, firstName: 'Maya', lastName: 'Chen', profileImageUrl: null },
  kind: 'consultation',
  state: 'open',
  dueAt: '2199-01-05T09:00:00.000Z',
  proposedAt: null,
  documentId: null,
  scoreBefore: null,
  scoreAfter: null,
  outcome: null,
  createdAt: '2026-01-05T09:00:00.000Z',
}
const saved: SavedDocument = {
  id: documentId,
  kind: 'resume',
  name: 'ATS custom resume',
  version: 1,
  baseId: null,
  isShared: false,
  createdAt: '2026-01-05T09:00:00.000Z',
  updatedAt: '2026-01-05T09:00:00.000Z',
  content: 'Welder',
  form: {},
}

async function open(tasks: Task[]) {
  const server = fakeServer()
  server.reply(listTasks, tasks)
  server.reply(listClientDocuments, [])
  server.reply(updateTask, { ...task, state: 'done' })
  const { user } = renderScreen(<TaskList />, manager)
  await waitFor(() => expect(server.requests(listTasks)).not.toEqual([]))
  return { server, user }
}

it('shows open tasks with their due time, and says if there are none', async () => {
  await open([task, { ...task, id: documentId, state: 'done' }])
  const [item, ...more] = await screen.findAllByRole('listitem')
  expect(item?.textContent).toMatch(/^.*Resume consultation for Maya Chendue by Jan 5 .*No time suggested yet\./)
  expect(more).toEqual([])
})

it('suggests a time by the own clock, once, and not one in the past', async () => {
  vi.stubEnv('TZ', 'Europe/Berlin')
  const { server, user } = await open([task])
  await user.click(await screen.findByText('Suggest a Time'))
  const form = within(screen.getByRole('form', { name: 'Suggest a Time' }))
  const field = form.getByLabelText(/^Time/)
  const button = form.getByRole('button', { name: 'Suggest This Time' })
  await user.click(button)
  expect(form.getByText('Please choose a time in the future')).toBeTruthy()
  await user.type(field, '2020-01-04T15:00')
  await user.click(button)
  expect(server.requests(updateTask)).toEqual([])
  await user.clear(field)
  await user.type(field, '2199-01-04T15:00')
  await user.dblClick(button)
  await waitFor(() => expect(server.requests(updateTask)).toHaveLength(1))
  expect(server.requests(updateTask)[0]).toMatchObject({
    path: `/api/tasks/${task.id}`,
    body: { state: 'proposed', proposedAt: '2199-01-04T14:00:00.000Z' },
  })
  vi.unstubAllEnvs()
})

it('finishes a consultation only with an outcome, and keeps it after a failure', async () => {
  const { server, user } = await open([{ ...task, state: 'booked', proposedAt: '2199-01-04T14:00:00.000Z' }])
  server.refuse(updateTask, { status: 409, message: 'This task is done' })
  await user.click(await screen.findByText('Write Outcome'))
  const button = screen.getByRole('button', { name: 'Mark as Done' })
  await user.click(button)
  expect(screen.getByText('Please enter some text')).toBeTruthy()
  const field = screen.getByLabelText<HTMLTextAreaElement>('Outcome')
  await user.type(field, 'Lead with the numbers.')
  await user.click(button)
  expect(await screen.findByText('The task was not changed')).toBeTruthy()
  expect(field.value).toBe('Lead with the numbers.')
})

it('offers the draft of a weekly report, and sends what the manager made of it', async () => {
  const { server, user } = await open([{ ...task, kind: 'report_note', outcome: 'I applied to Kew.' }])
  const field = await screen.findByLabelText<HTMLTextAreaElement>("Your note in Maya's weekly report")
  expect(field.value).toBe('I applied to Kew.')
  await user.type(field, ' Two answers came.')
  await user.click(screen.getByRole('button', { name: 'Send with the Report' }))
  await waitFor(() =>
    expect(server.requests(updateTask).map(({ body }) => body)).toEqual([
      { state: 'done', outcome: 'I applied to Kew. Two answers came.' },
    ]),
  )
})

it('proposes another draft of the note, which replaces what is typed only when accepted, and can be taken back', async () => {
  const { server, user } = await open([{ ...task, kind: 'report_note', outcome: 'I applied to Kew.' }])
  expect(screen.queryByRole('button', { name: 'Propose Another Draft' })).toBeNull()
  server.reply(readWritingHelp, { canImproveLines: true })
  await queryClient.refetchQueries({ queryKey: getQueryKey(readWritingHelp) })
  const reply = { text: 'Kew has your application.', leftOut: [], from: "the records of Maya's week" }
  server.answer(proposals.note, () => new Response(`${JSON.stringify({ type: 'done', reply })}\n`))
  const field = await screen.findByLabelText<HTMLTextAreaElement>("Your note in Maya's weekly report")
  await user.type(field, ' Soon more.')
  await user.click(await screen.findByRole('button', { name: 'Propose Another Draft' }))
  expect(await screen.findByText(reply.text)).toBeTruthy()
  expect(field.value).toBe('I applied to Kew. Soon more.')
  await user.click(screen.getByRole('button', { name: 'Use This Draft' }))
  expect(field.value).toBe(reply.text)
  await user.click(screen.getByRole('button', { name: 'Put My Text Back' }))
  expect(field.value).toBe('I applied to Kew. Soon more.')
  expect(server.requests(updateTask)).toEqual([])
})

it('saves a pasted resume as a document of the client and shares it; a second attempt saves no second one', async () => {
  const { server, user } = await open([{ ...task, kind: 'custom_resume' }])
  server.reply(createClientDocument, saved)
  server.refuse(updateTask, { status: 429, message: 'Please wait' })
  await user.click(await screen.findByText('Share Document'))
  const button = screen.getByRole('button', { name: 'Share and Mark as Done' })
  await user.click(button)
  expect(screen.getByText('Please choose the resume')).toBeTruthy()
  await user.selectOptions(screen.getByLabelText(/^Resume/), 'A new one, from its text')
  await user.type(screen.getByLabelText(/^Text of the Resume/), 'Welder')
  server.reply(listClientDocuments, [saved])
  await user.click(button)
  expect(await screen.findByText('Please wait')).toBeTruthy()
  server.reply(updateTask, { ...task, state: 'done' })
  await user.click(button)
  await waitFor(() => expect(server.requests(updateTask)).toHaveLength(2))
  expect(server.requests(createClientDocument)).toHaveLength(1)
  expect(server.requests(updateTask)[1]?.body).toEqual({ state: 'done', documentId })
})
