import { expect, it } from 'vitest'
import type { Approval } from '#contract/approvals.ts'
import type { Conversation } from '#contract/conversations.ts'
import type { QueueItem } from '#contract/queue.ts'
import { listWaiting } from './waiting.ts'

const now = Date.parse('2026-03-02T12:00:00Z')
const client = { id: 'maya', firstName: 'Maya', lastName: 'Okafor', profileImageUrl: null }
const queued = (dueAt: string): QueueItem => ({ kind: 'client', dueAt, pausedBy: null, client })
const approval: Approval = {
  id: 'approval',
  applicationId: 'application',
  userId: 'maya',
  state: 'approved',
  rules: [],
  reason: null,
  expiresAt: '2026-03-05T09:00:00Z',
  decidedAt: '2026-03-02T09:00:00Z',
  createdAt: '2026-03-01T09:00:00Z',
  application: { company: 'Mills', position: 'Clerk', status: 'interested' },
}
const conversation: Conversation = {
  userId: 'maya',
  client,
  manager: null,
  lastMessage: { text: 'Hi', fromClient: true, createdAt: '2026-03-02T09:00:00Z' },
  unread: 0,
  replyDueAt: '2026-03-02T14:00:00Z',
}

it('puts messages and approved applications among the items of the queue, the most urgent first', () => {
  const queue = [queued('2026-03-01T12:00:00Z'), queued('2026-03-03T12:00:00Z')]
  const waiting = listWaiting({ queue, approvals: [approval], conversations: [conversation] }, now)
  expect(waiting.map(({ title, client, href, due }) => [title, client, href, due.text.replace(/ by .*/, '')])).toEqual([
    ['First application for Maya Okafor', 'Maya Okafor', '/account-manager?item=maya', 'late'],
    ['Clerk at Mills', 'Maya Okafor', '/dashboard?userId=maya&application=application', 'Approved: send it'],
    ['Answer Maya', 'Maya Okafor', '/messages?userId=maya', 'due'],
    ['First application for Maya Okafor', 'Maya Okafor', '/account-manager?item=maya', 'due'],
  ])
})

it('leaves out what waits for the client, and answered conversations', () => {
  const approvals = (['waiting', 'declined', 'expired'] as const).map((state) => ({ ...approval, state }))
  expect(listWaiting({ queue: [], approvals, conversations: [{ ...conversation, replyDueAt: null }] }, now)).toEqual([])
})
