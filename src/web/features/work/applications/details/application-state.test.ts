import { expect, test } from 'vitest'
import type { HistoryEntry } from '#contract/application-history.ts'
import type { Approval } from '#contract/approvals.ts'
import type { Interview } from '#contract/interviews.ts'
import { application, receiptWithState } from '#test/receipt-samples.ts'
import { findState } from './application-state.ts'

const now = Date.parse('2026-02-03T12:00:00Z')
const interview: Interview = {
  id: 'first',
  applicationId: application.id,
  startsAt: '2026-02-03T11:30:00Z',
  endsAt: '2026-02-03T12:30:00Z',
  timeZone: 'UTC',
  kind: 'video',
  place: null,
  people: [],
  notes: null,
  teamNotes: null,
  checklist: [],
  outcome: null,
}
const over: Interview = { ...interview, id: 'over', startsAt: '2026-02-01T11:30:00Z', endsAt: '2026-02-01T12:30:00Z' }
const approval: Approval = {
  id: 'approval',
  applicationId: application.id,
  userId: application.userId,
  state: 'waiting',
  rules: [],
  reason: null,
  expiresAt: '2026-02-06T12:00:00Z',
  decidedAt: null,
  createdAt: '2026-02-03T12:00:00Z',
  application: { company: 'Kew', position: 'Gardener', status: 'interested' },
}

const toChange = (to: 'accepted' | 'withdrew'): HistoryEntry => ({
  id: 'change',
  at: '2026-02-03T12:00:00Z',
  action: 'updated',
  by: 'Sam Seeker',
  byMyself: true,
  from: 'offered',
  to,
  fields: [],
  outcome: null,
})

type Known = Parameters<typeof findState>[0]
const nothing = { own: true, approval: null, interviews: [], latestReceipt: undefined, history: [], now }
const find = (status: Known['application']['status'], known: Partial<Known> = {}) =>
  findState({ ...nothing, application: { ...application, status }, ...known }).kind

test.each<[string, string, Parameters<typeof find>]>([
  ['a prepared application asks the client who was asked', 'approval', ['interested', { approval }]],
  ['and tells what the client decided', 'approval', ['interested', { approval: { ...approval, state: 'declined' } }]],
  ['staff see the same as a request', 'request', ['interested', { approval, own: false }]],
  ['and can ask before anybody did', 'request', ['interested', { own: false }]],
  ['a client who was not asked sees nothing', 'none', ['interested']],
  ['an approved application that was sent says no more of it', 'none', ['applied', { approval }]],
  ['an offer comes before an interview', 'offer', ['offered', { interviews: [interview] }]],
  ['an accepted offer can be taken up again', 'answered-offer', ['accepted', { history: [toChange('accepted')] }]],
  ['and a declined one', 'answered-offer', ['withdrew', { history: [toChange('withdrew')] }]],
  ['not by staff', 'none', ['accepted', { history: [toChange('accepted')], own: false }]],
  ['one withdrew without an offer', 'none', ['withdrew', { history: [{ ...toChange('withdrew'), from: 'applied' }] }]],
  ['an interview stays until it is over', 'interview', ['applied', { interviews: [over, interview] }]],
  ['an interview without a time asks for it', 'undated-interview', ['interviewing']],
  ['not after one was held', 'none', ['interviewing', { interviews: [over] }]],
  [
    'an uncertain receipt warns',
    'uncertain',
    ['interested', { latestReceipt: receiptWithState('uncertain'), own: false }],
  ],
  ['a refusal needs nothing', 'none', ['rejected', { own: false }]],
])('%s', (_says, kind, input) => expect(find(...input)).toBe(kind))

test('the next interview is the first that is not over', () =>
  expect(
    findState({ ...nothing, application: { ...application, status: 'interviewing' }, interviews: [over, interview] }),
  ).toEqual({ kind: 'interview', interview }))

test('an own entry is never prepared by staff', () =>
  expect(findState({ ...nothing, own: false, application: { status: 'interested', createdByStaff: false } }).kind).toBe(
    'none',
  ))
