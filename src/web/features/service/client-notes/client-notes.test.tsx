import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  type ClientNote,
  createClientNote,
  deleteClientNote,
  editClientNote,
  listClientNotes,
} from '#contract/client-notes.ts'
import type { User } from '#contract/users.ts'
import { fakeServer } from '#test/fake-server.ts'
import { renderScreen, seeker } from '#test/render-screen.tsx'
import { ClientNotes } from './client-notes.tsx'

const manager: User = { ...seeker, id: '1f0a3f6e-0f0e-4b63-8f86-5f3f6b3f9d10', role: 'account_manager' }
const admin: User = { ...seeker, id: '2f0a3f6e-0f0e-4b63-8f86-5f3f6b3f9d10', role: 'admin' }

const note: ClientNote = {
  id: '00000000-0000-4000-8000-000000000001',
  userId: seeker.id,
  authorId: manager.id,
  authorName: 'Mara Manager',
  text: 'Prefers mornings',
  createdAt: '2026-01-05T09:00:00.000Z',
  updatedAt: '2026-01-05T09:00:00.000Z',
}
const foreign: ClientNote = {
  ...note,
  id: '00000000-0000-4000-8000-000000000002',
  authorId: admin.id,
  authorName: 'Ada Admin',
  text: 'Pays by invoice',
}

async function open(person: User, notes = [note, foreign]) {
  const server = fakeServer()
  server.reply(listClientNotes, notes)
  const { user } = renderScreen(<ClientNotes userId={seeker.id} />, person)
  await waitFor(() => expect(server.requests(listClientNotes)).not.toEqual([]))
  return { server, user }
}

async function getNote(text: string) {
  const found = (await screen.findByText(text)).closest('li')
  if (!found) throw new Error(`"${text}" is in no list item`)
  return within(found)
}

const buttonNames = (part: Awaited<ReturnType<typeof getNote>>) =>
  part.queryAllByRole('button').map(({ textContent }) => textContent)

it('adds a note once and empties the field', async () => {
  const { server, user } = await open(manager, [])
  server.reply(createClientNote, note, 'client-notes')
  const field = screen.getByLabelText<HTMLTextAreaElement>('New Note')
  await user.type(field, 'Prefers mornings')
  server.reply(listClientNotes, [note])
  await user.dblClick(screen.getByRole('button', { name: 'Add Note' }))
  expect(await screen.findByText('Prefers mornings', { selector: 'p' })).toBeTruthy()
  expect(field.value).toBe('')
  expect(server.requests(createClientNote).map(({ body }) => body)).toEqual([{ text: 'Prefers mornings' }])
})

it('lets an author edit and delete, an admin delete any, and others neither', async () => {
  await open(manager)
  expect(buttonNames(await getNote('Prefers mornings'))).toEqual(['Edit', 'Delete'])
  expect(buttonNames(await getNote('Pays by invoice'))).toEqual([])
})

it('lets an admin delete the note of another person, and not edit it', async () => {
  await open(admin)
  expect(buttonNames(await getNote('Prefers mornings'))).toEqual(['Delete'])
})

it('keeps an edited text after a failure', async () => {
  const { server, user } = await open(manager)
  server.refuse(editClientNote, { status: 500, message: 'Something went wrong' })
  await user.click((await getNote('Prefers mornings')).getByRole('button', { name: 'Edit' }))
  const field = screen.getByLabelText<HTMLTextAreaElement>('Edit Note')
  await user.type(field, ' and tea')
  await user.click(screen.getByRole('button', { name: 'Save Note' }))
  expect(await screen.findByText('The note was not saved')).toBeTruthy()
  expect(field.value).toBe('Prefers mornings and tea')
})

it('asks before it deletes', async () => {
  const { server, user } = await open(manager)
  server.reply(deleteClientNote, { message: 'Deleted' }, 'client-notes')
  await user.click((await getNote('Prefers mornings')).getByRole('button', { name: 'Delete' }))
  expect(server.requests(deleteClientNote)).toEqual([])
  server.reply(listClientNotes, [foreign])
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByText('Prefers mornings')).toBeNull())
  expect(server.requests(deleteClientNote)[0]?.path).toBe(`/api/notes/${note.id}`)
})
