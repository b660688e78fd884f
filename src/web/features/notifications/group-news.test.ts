import { expect, test } from 'vitest'
import type { Notification } from '#contract/notifications.ts'
import { groupNews } from './group-news.ts'

let count = 0
const make = (change: Partial<Notification> = {}): Notification => ({
  id: `0b8f2c52-6b0a-4f6e-8a53-${String(count++).padStart(12, '0')}`,
  userId: '5d2b4f3e-7c1a-4d7e-9f55-1c2d3e4f5a6b',
  type: 'application_created',
  title: 'New application',
  message: 'An application was created for you.',
  read: false,
  relatedEntityId: null,
  createdAt: '2026-01-05T09:00:00.000Z',
  ...change,
})
const show = (notifications: readonly Notification[]) =>
  groupNews(notifications).map(({ newest, folded }) => [notifications.indexOf(newest), folded])

test('three and more unread ones of a kind become one, two stay apart', () => {
  expect(show([make(), make()])).toEqual([
    [0, 0],
    [1, 0],
  ])
  expect(show([make(), make(), make(), make({ type: 'assignment', title: 'Your account manager' })])).toEqual([
    [0, 2],
    [3, 0],
  ])
})

test('read ones, messages and approvals are never folded, and an interrupted run is two', () => {
  expect(show(Array.from({ length: 3 }, () => make({ read: true })))).toHaveLength(3)
  for (const type of ['message', 'approval'] as const)
    expect(show(Array.from({ length: 3 }, () => make({ type })))).toHaveLength(3)
  expect(show([make(), make(), make({ type: 'message' }), make(), make()])).toHaveLength(5)
})

test('nothing is lost', () => {
  const many = Array.from({ length: 50 }, (_, index) => make({ read: index > 40 }))
  expect(groupNews(many).reduce((sum, { folded }) => sum + folded + 1, 0)).toBe(50)
})
