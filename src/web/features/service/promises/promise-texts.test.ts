import { expect, it } from 'vitest'
import type { PromiseFigures } from '#contract/promises.ts'
import { describeEndangered, formatKeptShare, getPromisePath, getPromiseState, sumByManager } from './promise-texts.ts'

const late = { late: true, pausedBy: null }
const soon = { late: false, pausedBy: null }
const paused = { late: false, pausedBy: 'question' as const }

it('counts late and endangered promises, and no paused ones', () => {
  expect(
    [[], [paused], [soon], [soon, soon], [late], [late, late, soon, paused], [late, soon, soon]].map(
      describeEndangered,
    ),
  ).toEqual([
    null,
    null,
    '1 promise runs out soon',
    '2 promises run out soon',
    '1 promise is late',
    '2 promises are late, 1 more runs out soon',
    '1 promise is late, 2 more run out soon',
  ])
})

const figures = (
  month: string,
  managerId: string | null,
  kind: PromiseFigures['kind'],
  [due, kept, lateCount]: number[],
) => ({
  month,
  managerId,
  manager: managerId,
  kind,
  due: due ?? 0,
  kept: kept ?? 0,
  late: lateCount ?? 0,
  paused: 1,
})

it('adds up the kinds of each manager and month', () => {
  const sums = sumByManager([
    figures('2026-11', 'a', 'interest_answered', [5, 3, 1]),
    figures('2026-11', 'a', 'message_answered', [2, 2, 0]),
    figures('2026-11', null, 'contact_message', [1, 0, 1]),
    figures('2026-10', 'a', 'interest_answered', [1, 1, 0]),
  ])
  expect(sums).toEqual([
    { month: '2026-11', managerId: 'a', manager: 'a', due: 7, kept: 5, late: 1, paused: 2 },
    { month: '2026-11', managerId: null, manager: null, due: 1, kept: 0, late: 1, paused: 1 },
    { month: '2026-10', managerId: 'a', manager: 'a', due: 1, kept: 1, late: 0, paused: 1 },
  ])
})

it('rounds the share down, and has none before anything is decided', () => {
  expect(
    [
      { kept: 999, late: 1 },
      { kept: 3, late: 0 },
      { kept: 0, late: 2 },
      { kept: 0, late: 0 },
    ].map(formatKeptShare),
  ).toEqual(['99%', '100%', '0%', null])
})

it('leads to where a promise is kept', () => {
  const client = { id: 'c1', firstName: 'Maya', lastName: 'Okafor' }
  expect(getPromisePath({ kind: 'contact_message', client: null })).toBe('/admin/messages')
  expect(getPromisePath({ kind: 'manager_assigned', client })).toBe('/admin/waiting')
  expect(getPromisePath({ kind: 'message_answered', client })).toBe('/messages?userId=c1')
  expect(getPromisePath({ kind: 'first_application', client })).toBe('/dashboard?userId=c1')
  expect(getPromisePath({ kind: 'interest_answered', client })).toBe('/dashboard?userId=c1')
})

it('says how a promise ended, or how it is', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 0, 5, hour)).toISOString()
  const promise = {
    id: 'p1',
    kind: 'first_application' as const,
    startedAt: at(8),
    dueAt: at(12),
    keptAt: null,
    canceledAt: null,
    paused: false,
  }
  const state = (changes: Partial<typeof promise | { keptAt: string; canceledAt: string }>, hour = 20) =>
    getPromiseState({ ...promise, ...changes }, Date.parse(at(hour))).label
  expect(state({}, 11)).toBe('Open')
  expect(state({})).toBe('Late')
  expect(state({ paused: true })).toBe('Waits for the client')
  expect(state({ keptAt: at(12) })).toBe('Kept')
  expect(state({ keptAt: at(13) })).toBe('Kept late')
  expect(state({ canceledAt: at(12) })).toBe('Void')
  expect(state({ canceledAt: at(13) })).toBe('Not kept')
})
