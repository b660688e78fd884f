import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { type ConversationMessage, sendMessage } from '#contract/conversations.ts'
import { requestUpload } from '#contract/files.ts'
import { fakeServer } from '#test/fake-server.ts'
import { renderScreen, seeker } from '#test/render-screen.tsx'
import type { MessageAbout } from '../message-about.ts'
import { Composer } from './composer.tsx'

const applicationId = '1f0a3f6e-0f0e-4b63-8f86-5f3f6b3f9d10'
const sent: ConversationMessage = {
  id: '9b2b4f3e-7c1a-4d7e-9f55-1c2d3e4f5a6b',
  userId: seeker.id,
  authorId: seeker.id,
  authorName: 'Sam Seeker',
  fromClient: true,
  text: 'Hello',
  applicationId: null,
  application: null,
  jobInterestId: null,
  task: null,
  files: [],
  createdAt: '2026-01-05T09:00:00.000Z',
  editedAt: null,
  readAt: null,
}

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Write a message')
const button = () => screen.getByRole('button', { name: 'Send Message' })

function open(about: MessageAbout | null = null) {
  const onAboutRemoved = vi.fn()
  return {
    onAboutRemoved,
    ...renderScreen(<Composer userId={seeker.id} about={about} onAboutRemoved={onAboutRemoved} />),
  }
}

it('sends once for a double click, then is empty and has the focus', async () => {
  const server = fakeServer()
  const answer = Promise.withResolvers<ConversationMessage>()
  server.reply(sendMessage, answer.promise)
  const { user } = open()
  await user.type(field(), 'Hello')
  await user.dblClick(button())
  answer.resolve(sent)
  await waitFor(() => expect(field().value).toBe(''))
  expect(document.activeElement).toBe(field())
  expect(server.requests(sendMessage).map(({ path, body }) => ({ path, body }))).toEqual([
    { path: `/api/conversations/${seeker.id}/messages`, body: { text: 'Hello', fileIds: [] } },
  ])
  expect(screen.queryByText('Please write a message')).toBeNull()
})

it('sends no empty message', async () => {
  const server = fakeServer()
  server.reply(sendMessage, sent)
  const { user } = open()
  await user.type(field(), '  ')
  await user.click(button())
  expect(await screen.findByText('Please write a message')).toBeTruthy()
  expect(document.activeElement).toBe(field())
  expect(server.requests(sendMessage)).toEqual([])
})

it('sends with Ctrl and Enter, while Enter makes a line', async () => {
  const server = fakeServer()
  server.reply(sendMessage, sent)
  const { user } = open()
  await user.type(field(), 'One{Enter}Two{Control>}{Enter}{/Control}')
  await waitFor(() => expect(server.requests(sendMessage)).toHaveLength(1))
  expect(server.requests(sendMessage)[0]?.body).toMatchObject({ text: 'One\nTwo' })
})

it('keeps the text after a failure and sends it again as the same message', async () => {
  const server = fakeServer()
  server.refuse(sendMessage, { status: 503, message: 'Please wait a moment' })
  const { user } = open()
  await user.type(field(), 'Hello')
  await user.click(button())
  expect(await screen.findByText('Please wait a moment')).toBeTruthy()
  expect(field().value).toBe('Hello')
  server.reply(sendMessage, sent)
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  await waitFor(() => expect(field().value).toBe(''))
  expect(screen.queryByText('Your message was not sent')).toBeNull()
  const keys = server.requests(sendMessage).map(({ idempotencyKey }) => idempotencyKey)
  expect(keys).toHaveLength(2)
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/)
  expect(keys[1]).toBe(keys[0])
})

it('restores an unsent text, and forgets it once it was sent', async () => {
  const server = fakeServer()
  server.reply(sendMessage, sent)
  const first = open()
  await first.user.type(field(), 'Half a sen')
  cleanup()
  const second = open()
  expect(field().value).toBe('Half a sen')
  await second.user.click(button())
  await waitFor(() => expect(field().value).toBe(''))
  cleanup()
  open()
  expect(field().value).toBe('')
})

it('has a draft for each conversation', async () => {
  const { user } = open()
  await user.type(field(), 'For Sam')
  cleanup()
  renderScreen(<Composer userId={applicationId} about={null} onAboutRemoved={() => {}} />)
  expect(field().value).toBe('')
})

it('says why a file was not uploaded, and keeps the text', async () => {
  const server = fakeServer()
  server.refuse(requestUpload, { status: 429, message: 'Too many uploads' })
  const { user } = open()
  await user.type(field(), 'My resume')
  await user.upload(screen.getByLabelText('Attach'), new File(['%PDF-1.7'], 'resume.pdf', { type: 'application/pdf' }))
  expect(await screen.findByText('Too many uploads')).toBeTruthy()
  expect(field().value).toBe('My resume')
  expect(button().hasAttribute('disabled')).toBe(false)
  expect(server.requests(requestUpload)[0]?.body).toMatchObject({ purpose: 'attachment', fileName: 'resume.pdf' })
})

it('says what it is about, and sends it', async () => {
  const server = fakeServer()
  server.reply(sendMessage, sent)
  const { user, onAboutRemoved } = open({ kind: 'interest', id: applicationId })
  expect(screen.getByText('About a job interest')).toBeTruthy()
  await user.type(field(), 'This one')
  await user.click(button())
  await waitFor(() => expect(onAboutRemoved).toHaveBeenCalledOnce())
  expect(server.requests(sendMessage)[0]?.body).toEqual({
    text: 'This one',
    fileIds: [],
    jobInterestId: applicationId,
  })
})

it('lets the person remove what it is about', async () => {
  const { user, onAboutRemoved } = open({ kind: 'application', id: applicationId })
  await user.click(screen.getByRole('button', { name: 'Remove "About an application"' }))
  expect(onAboutRemoved).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(field())
})
