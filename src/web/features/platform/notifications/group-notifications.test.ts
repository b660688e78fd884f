import { expect, test } from 'vitest'
import type { Notification } from '#contract/notifications.ts'
import { groupNotifications } from './group-notifications.ts'

const now = Date.parse('2026-01-05T12:00:00.000Z')
let count = 0
const make = (change: Partial<Notification> = {}): Notification => ({
  id: `0b8f2c52-6b0a-4f6e-8a53-${String(count++).padStart(12, '0')}`,
  userId: '5d2b4f3e-7c1a-4d7e-9f55-1c2d3e4f5a6b',
  type: 'application_created',
  title: 'Daniel applied for you',
  message: 'Planner at Acme',
  read: false,
  relatedEntityId: null,
  createdAt: '2026-01-05T12:00:00.000Z',
  ...change,
})
const times = (length: number, change: Partial<Notification> = {}) => Array.from({ length }, () => make(change))
const headlines = (notifications: readonly Notification[]) =>
  groupNotifications(notifications, now).map(({ headline }) => headline)

test('three of a kind, a day and a person become one, two stay apart', () => {
  expect(headlines(times(2))).toEqual([null, null])
  expect(headlines(times(3))).toEqual(['Daniel sent 3 applications today'])
  expect(headlines([...times(3), ...times(3, { title: 'Ada applied for you' })])).toEqual([
    'Daniel sent 3 applications today',
    'Ada sent 3 applications today',
  ])
})

test('each day has its own group, with its name', () => {
  const day = (date: string) => times(3, { createdAt: `${date}T12:00:00.000Z` })
  expect(headlines([...day('2026-01-05'), ...day('2026-01-04'), ...day('2025-12-31')])).toEqual([
    'Daniel sent 3 applications today',
    'Daniel sent 3 applications yesterday',
    'Daniel sent 3 applications on Dec 31, 2025',
  ])
})

test('a group is where its newest notification was, whatever lies between', () => {
  const [a, b, c, d] = [make(), make({ type: 'assignment', title: 'Your account manager' }), make(), make()]
  const groups = groupNotifications([a, b, c, d], now)
  expect(groups.map(({ items }) => items)).toEqual([[a, c, d], [b]])
})

test('titles of earlier versions are counted, and every action has its plural', () => {
  expect(headlines(times(4, { title: 'New application' }))).toEqual(['4 new applications today'])
  expect(headlines(times(3, { title: 'Interview changed' }))).toEqual(['Interview changed (3) today'])
  expect(headlines(times(3, { title: 'Daniel returned a job you sent' }))).toEqual([
    'Daniel returned 3 jobs you sent today',
  ])
})

test('messages and approvals are never grouped', () => {
  for (const type of ['message', 'approval'] as const) expect(headlines(times(3, { type }))).toEqual([null, null, null])
})

test('nothing is lost', () => {
  const many = times(50).map((item, index) => ({ ...item, read: index > 40 }))
  expect(groupNotifications(many, now).flatMap(({ items }) => items)).toEqual(many)
})
