import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Conversation, listConversations } from '#contract/conversations.ts'
import type { User } from '#contract/users.ts'
import { fakeServer } from '#test/fake-server.ts'
import { renderScreen, seeker } from '#test/render-screen.tsx'
import { useUnreadMessages } from '../conversations.queries.ts'
import { ConversationList } from './conversation-list.tsx'

const manager: User = { ...seeker, id: '1f0a3f6e-0f0e-4b63-8f86-5f3f6b3f9d10', role: 'account_manager' }
const admin: User = { ...seeker, id: '2f0a3f6e-0f0e-4b63-8f86-5f3f6b3f9d10', role: 'admin' }

function conversation(firstName: string, changes: Partial<Conversation> = {}): Conversation {
  return {
    userId: firstName,
    client: { id: firstName, firstName, lastName: 'Client', profileImageUrl: null },
    manager: { id: manager.id, firstName: 'Mara', lastName: 'Manager', profileImageUrl: null },
    lastMessage: { text: `Hello from ${firstName}`, fromClient: true, createdAt: '2026-01-05T09:00:00.000Z' },
    unread: 0,
    replyDueAt: null,
    ...changes,
  }
}

const list = [
  conversation('Ada', { unread: 2, replyDueAt: '2026-01-06T09:00:00.000Z' }),
  conversation('Ben', { unread: 1, manager: null }),
  conversation('Cleo', { lastMessage: null }),
]
const entries = () => screen.getAllByRole('listitem')

function Unread() {
  return <p>{useUnreadMessages()} unread</p>
}

it('lists every client in the order of the server, with what is unread and late', () => {
  renderScreen(<ConversationList conversations={list} selectedId="Ben" />, manager)
  const [ada, ben, cleo] = screen.getAllByRole('link')
  expect(screen.getByRole('link', { name: 'Ada Client, 2 unread' })).toBe(ada)
  expect(screen.getByRole('link', { name: 'Ben Client, 1 unread' })).toBe(ben)
  expect(screen.getByRole('link', { name: 'Cleo Client' })).toBe(cleo)
  expect(within(entries()[0]!).getByText(/^late by \d+ days$/)).toBeTruthy()
  expect(within(entries()[2]!).getByText('No messages yet')).toBeTruthy()
  expect(screen.getByRole('link', { current: true }).getAttribute('href')).toBe('/messages?userId=Ben')
})

it('tells admins who reads, and counts for them only conversations without an account manager', async () => {
  renderScreen(<ConversationList conversations={list} selectedId={null} />, admin)
  expect(within(entries()[0]!).getByText('Account manager: Mara Manager')).toBeTruthy()
  expect(within(entries()[1]!).getByText('No account manager')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ada Client' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ben Client, 1 unread' })).toBeTruthy()
})

it.each([
  [manager, '3 unread'],
  [admin, '1 unread'],
] as const)('sums up what waits to be read', async (person, text) => {
  fakeServer().reply(listConversations, list)
  renderScreen(<Unread />, person)
  expect(await screen.findByText(text)).toBeTruthy()
})
