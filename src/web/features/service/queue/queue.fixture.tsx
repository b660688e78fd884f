import { screen, within } from '@testing-library/react'
import { vi } from 'vitest'
import { type ClientNote, listClientNotes } from '#contract/client-notes.ts'
import type { Client } from '#contract/clients.ts'
import { listQueue, type QueueItem } from '#contract/queue.ts'
import type { User } from '#contract/users.ts'
import { fakeServer } from '#test/fake-server.ts'
import { renderScreen, seeker } from '#test/render-screen.tsx'
import { queryClient } from '#web/lib/api/query-client.ts'
import { getQueryKey } from '#web/lib/api/queries.ts'
import { Queue } from './queue.tsx'

export const manager: User = { ...seeker, id: '1f0a3f6e-0f0e-4b63-8f86-5f3f6b3f9d10', role: 'account_manager' }
export const hour = 60 * 60 * 1000
export const getId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

type Interest = Extract<QueueItem, { kind: 'interest' }>

export const toItem = (position: string, number: number, dueIn = 100 * hour): Interest => ({
  kind: 'interest',
  dueAt: new Date(Date.now() + dueIn).toISOString(),
  pausedBy: null,
  snoozedUntil: null,
  client: { id: seeker.id, firstName: 'Maya', lastName: 'Okafor', profileImageUrl: null },
  interest: {
    id: getId(number),
    userId: seeker.id,
    jobUrl: `https://jobs.example.test/${number}`,
    notes: null,
    processed: false,
    returnReason: null,
    application: null,
    postingCheck: null,
    posting: { id: getId(number + 100), state: 'read', company: 'Kew', position, location: null, failure: null },
    createdAt: new Date(Date.now() - 2 * hour).toISOString(),
  },
})
export const [gardener, botanist, clerk] = [toItem('Gardener', 1), toItem('Botanist', 2), toItem('Clerk', 3)]
export const note: ClientNote = {
  id: getId(50),
  userId: seeker.id,
  authorId: manager.id,
  authorName: 'Daniel Reyes',
  text: 'Prefers mornings.',
  createdAt: '2026-01-05T09:00:00.000Z',
  updatedAt: '2026-01-05T09:00:00.000Z',
}
export const client = { ...seeker, applicationsThisPeriod: 4, planLimit: 10, pendingInterests: 3 } as unknown as Client

/** Opens the queue, wide enough for the list and the item beside each other. */
export async function openQueue(items: QueueItem[], split = true) {
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('matchMedia', () => ({ matches: split, addEventListener() {}, removeEventListener() {} }))
  const server = fakeServer()
  server.reply(listQueue, items)
  server.reply(listClientNotes, [note])
  const { user } = renderScreen(<Queue clients={[client]} />, manager)
  await screen.findByRole('list', { name: 'Waiting for you' })
  const update = async (next: QueueItem[]) => {
    server.reply(listQueue, next)
    await queryClient.invalidateQueries({ queryKey: getQueryKey(listQueue) })
  }
  return { server, user, update }
}

export const getRow = (name: RegExp) => screen.getByRole('link', { name })
export const getDetail = () => within(screen.getByRole('article'))
