import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  type Conversation,
  type ConversationMessage,
  editMessage,
  listConversations,
  listMessages,
  markConversationRead,
} from '#contract/conversations.ts'
import { readWritingHelp } from '#contract/builders.ts'
import { minSummarized, proposals } from '#contract/proposals.ts'
import { bookTask } from '#contract/tasks.ts'
import { fakeServer } from '#test/fake-server.ts'
import { renderScreen, seeker } from '#test/render-screen.tsx'
import { getQueryKey, queryFor } from '#web/lib/api/queries.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { Thread } from './thread.tsx'

const managerId = '1f0a3f6e-0f0e-4b63-8f86-5f3f6b3f9d10'
const toId = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`
const recently = new Date(Date.now() - 60_000).toISOString()

const conversation: Conversation = {
  userId: seeker.id,
  client: { id: seeker.id, firstName: 'Sam', lastName: 'Seeker', profileImageUrl: null },
  manager: { id: managerId, firstName: 'Mara', lastName: 'Manager', profileImageUrl: null },
  lastMessage: null,
  unread: 0,
  replyDueAt: null,
}

function message(index: number, changes: Partial<ConversationMessage> = {}): ConversationMessage {
  return {
    id: toId(index),
    userId: seeker.id,
    authorId: seeker.id,
    authorName: 'Sam Seeker',
    fromClient: true,
    text: `Message ${index}`,
    applicationId: null,
    application: null,
    jobInterestId: null,
    task: null,
    files: [],
    createdAt: recently,
    editedAt: null,
    readAt: null,
    ...changes,
  }
}

const fromManager = (index: number, changes: Partial<ConversationMessage> = {}) =>
  message(index, { authorId: managerId, authorName: 'Mara Manager', fromClient: false, ...changes })

async function open(messages: ConversationMessage[], { marksRead = true } = {}) {
  const server = fakeServer()
  server.reply(listMessages, messages)
  server.reply(listConversations, [conversation])
  server.reply(markConversationRead, conversation)
  const screenPart = renderScreen(
    <Thread userId={seeker.id} marksRead={marksRead} header={<h2 id="thread-title">Mara Manager</h2>} />,
  )
  await screen.findByRole('region', { name: 'Thread' })
  return { server, ...screenPart }
}

const item = (text: string) => {
  const found = screen.getByText(text).closest('li')
  if (!found) throw new Error(`"${text}" is in no list item`)
  return found
}

it('shows the oldest message first, under its day, with who wrote it and whether it was read', async () => {
  await open([
    fromManager(3, { readAt: recently }),
    message(2),
    message(1, { createdAt: '2026-01-05T12:00:00.000Z', readAt: recently, editedAt: recently }),
  ])
  expect(screen.getAllByText(/^Message/).map(({ textContent }) => textContent)).toEqual([
    'Message 1',
    'Message 2',
    'Message 3',
  ])
  expect(screen.getAllByRole('heading', { level: 3 })[0]?.textContent).toBe('Jan 5, 2026')
  expect(item('Message 1').textContent).toMatch(/^You .*, Edited.*Read$/)
  expect(item('Message 2').textContent).toMatch(/^You .*SentEdit$/)
  expect(item('Message 3').textContent).toMatch(/^Mara Manager/)
})

it('sums up a long conversation when asked, above its messages', async () => {
  const long = Array.from({ length: minSummarized }, (_, index) => message(index + 1))
  const { server, user, unmount } = await open(long)
  server.reply(readWritingHelp, { canImproveLines: true })
  await queryClient.refetchQueries({ queryKey: getQueryKey(readWritingHelp) })
  const reply = { text: '- You: sent a message.', leftOut: [], from: 'the last 20 messages' }
  server.answer(proposals.summary, () => new Response(`${JSON.stringify({ type: 'done', reply })}\n`))
  await user.click(await screen.findByRole('button', { name: 'Summarize This Conversation' }))
  expect(await screen.findByText(reply.text)).toBeTruthy()
  expect(screen.getByText(/Written by an AI model from the last 20 messages/)).toBeTruthy()
  expect(server.requests(proposals.summary)).toMatchObject([{ path: `/api/conversations/${seeker.id}/summary/stream` }])
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByText(reply.text)).toBeNull()
  unmount()
  const short = await open(long.slice(1))
  short.server.reply(readWritingHelp, { canImproveLines: true })
  await queryClient.fetchQuery({ ...queryFor(readWritingHelp), staleTime: 0 })
  expect(screen.queryByRole('button', { name: 'Summarize This Conversation' })).toBeNull()
})

it('makes links of web addresses and nothing of HTML', async () => {
  await open([fromManager(1, { text: '<b>Look</b>:\nhttps://jobs.test/1, javascript:alert(1)' })])
  const link = screen.getByRole('link', { name: 'https://jobs.test/1' })
  expect(link.getAttribute('href')).toBe('https://jobs.test/1')
  expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow')
  expect(link.parentElement?.textContent).toBe('<b>Look</b>:\nhttps://jobs.test/1, javascript:alert(1)')
  expect(document.querySelector('b')).toBeNull()
})

it('links what a message is about, and its files', async () => {
  const file = { id: toId(9), name: 'resume.pdf', size: 9_216, contentType: 'application/pdf', url: '/objects/9' }
  await open([
    message(1, { applicationId: toId(8), application: { company: 'Acme', position: 'Planner' }, files: [file] }),
  ])
  expect(screen.getByRole('link', { name: 'Planner at Acme' }).getAttribute('href')).toBe(
    `/dashboard?application=${toId(8)}`,
  )
  const files = within(screen.getByRole('list', { name: 'Files' }))
  expect(files.getByRole('link', { name: 'resume.pdf' }).getAttribute('href')).toBe('/objects/9')
  expect(files.getByText('9 KB')).toBeTruthy()
})

it('marks what the other side wrote as read', async () => {
  const { server } = await open([message(2), fromManager(1)])
  await waitFor(() => expect(server.requests(markConversationRead).length).toBeGreaterThan(0))
  expect(server.requests(markConversationRead)[0]?.path).toBe(`/api/conversations/${seeker.id}/read`)
})

it.each([
  ['only own messages are unread', [message(1)], true, 'visible'],
  ['another person reads for the team', [fromManager(1)], false, 'visible'],
  ['the document is hidden', [fromManager(1)], true, 'hidden'],
] as const)('marks nothing as read while %s', async (_when, messages, marksRead, visibility) => {
  Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true })
  try {
    const { server } = await open([...messages], { marksRead })
    await screen.findByText('Message 1')
    expect(server.requests(markConversationRead)).toEqual([])
  } finally {
    Reflect.deleteProperty(document, 'visibilityState')
  }
})

it('tells screen readers about a message that arrives, and not about those that were there', async () => {
  const { server } = await open([fromManager(1, { readAt: recently })])
  expect(screen.queryByText(/^New message from/)).toBeNull()
  server.reply(listMessages, [fromManager(2), fromManager(1, { readAt: recently })])
  await act(() => queryClient.invalidateQueries({ queryKey: getQueryKey(listMessages) }))
  const announced = await screen.findByText('New message from Mara Manager: Message 2')
  expect(announced.parentElement?.getAttribute('role')).toBe('status')
})

it('offers what arrived below to a reader further up', async () => {
  const { server, user } = await open([fromManager(1, { readAt: recently })])
  const region = screen.getByRole('region', { name: 'Thread' })
  region.scrollTop = -500
  server.reply(listMessages, [fromManager(2), fromManager(1, { readAt: recently })])
  await act(() => queryClient.invalidateQueries({ queryKey: getQueryKey(listMessages) }))
  expect(region.scrollTop).toBe(-500)
  await user.click(await screen.findByRole('button', { name: 'New Messages' }))
  expect(region.scrollTop).toBe(0)
  expect(screen.queryByRole('button', { name: 'New Messages' })).toBeNull()
})

it('changes an own message in place', async () => {
  const { server, user } = await open([message(1)])
  server.reply(editMessage, message(1, { text: 'Better', editedAt: recently }), 'messages')
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  const field = screen.getByLabelText('Edit Message')
  expect(document.activeElement).toBe(field)
  await user.clear(field)
  await user.type(field, 'Better')
  server.reply(listMessages, [message(1, { text: 'Better', editedAt: recently })])
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Better', { selector: 'p' })).toBeTruthy()
  expect(server.requests(editMessage)[0]).toMatchObject({ path: `/api/messages/${toId(1)}`, body: { text: 'Better' } })
})

it('keeps the edited text after a refusal, and Escape leaves the message as it was', async () => {
  const { server, user } = await open([message(1)])
  server.refuse(editMessage, { status: 409, message: 'Too late', code: 'too_late' })
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  const field = screen.getByLabelText<HTMLTextAreaElement>('Edit Message')
  await user.type(field, ' more')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Too late')).toBeTruthy()
  expect(field.value).toBe('Message 1 more')
  await user.type(field, '{Escape}')
  expect(item('Message 1')).toBe(document.activeElement)
})

it('offers no edit of old messages or of those of others', async () => {
  await open([fromManager(2), message(1, { createdAt: new Date(Date.now() - 5 * 60_000).toISOString() })])
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
})

it('books the suggested time once, from the latest message about it', async () => {
  const proposedAt = '2199-01-04T15:00:00.000Z'
  const task = { id: toId(9), kind: 'consultation', state: 'proposed', proposedAt } as const
  const { server, user } = await open([fromManager(2, { task }), fromManager(1, { task })])
  server.refuse(bookTask, { status: 409, message: 'This time is no longer suggested.' })
  const button = within(item('Message 2')).getByRole('button', { name: 'Book This Time' })
  expect(screen.getAllByRole('button', { name: 'Book This Time' })).toEqual([button])
  await user.click(button)
  expect(await screen.findByText('This time is no longer suggested.')).toBeTruthy()
  const booked = { ...task, state: 'booked' } as const
  server.reply(listMessages, [fromManager(2, { task: booked }), fromManager(1, { task: booked })])
  server.refuse(bookTask, { status: 409, message: 'Again.' })
  await user.click(button)
  await act(() => queryClient.invalidateQueries({ queryKey: getQueryKey(listMessages) }))
  expect(await screen.findByText(/^Booked:/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Book This Time' })).toBeNull()
  expect(server.requests(bookTask)[0]).toMatchObject({ path: `/api/tasks/${task.id}/book`, body: { proposedAt } })
})

it('says that a conversation was not found, also after it was open', async () => {
  const { server } = await open([message(1)])
  server.refuse(listMessages, { status: 404, message: 'User not found' })
  await act(() => queryClient.invalidateQueries({ queryKey: getQueryKey(listMessages) }))
  expect(await screen.findByRole('heading', { name: 'Conversation not found' })).toBeTruthy()
  expect(screen.queryByText('Message 1')).toBeNull()
})
