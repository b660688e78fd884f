import { expect, it } from 'vitest'
import type { ChecklistItem } from './checklist.ts'
import { findNextStep, type Today } from './next-step.ts'

const item = (id: ChecklistItem['id'], done: boolean, href: string | null): ChecklistItem => ({
  id,
  title: id,
  text: '',
  done,
  action: href === null ? null : { label: 'Go', href },
})
const quiet: Today = {
  openQuestions: 0,
  approvals: [],
  interview: null,
  unreadMessages: 0,
  managerName: 'Daniel',
  checklist: [item('resume', true, '/welcome'), item('manager', false, null)],
  returned: null,
}
const busy: Today = {
  openQuestions: 2,
  approvals: [{ applicationId: 'a1', company: 'Mills', position: 'Clerk' }],
  interview: { id: 'i1', company: 'Kew', position: 'Botanist', startsAt: '2026-03-02T10:00:00.000Z' },
  unreadMessages: 3,
  managerName: 'Daniel',
  checklist: [item('resume', true, '/welcome'), item('rules', false, '/welcome?step=wishes')],
  returned: { notificationId: 'n1', interestId: 'j1', message: 'It needs a license.' },
}

it('puts what others wait for first, one thing at a time', () => {
  const removals: Partial<Today>[] = [
    { openQuestions: 0 },
    { approvals: [] },
    { interview: null },
    { unreadMessages: 0 },
    { checklist: quiet.checklist },
    { returned: null },
  ]
  const kinds = removals.map((_, count) => {
    const today = removals.slice(0, count).reduce<Today>((left, removal) => ({ ...left, ...removal }), busy)
    return findNextStep(today).kind
  })
  expect(kinds).toEqual(['question', 'approval', 'interview', 'message', 'set-up', 'returned'])
})

it('says so when nothing needs the client, also while they can only wait', () => {
  expect(findNextStep(quiet)).toMatchObject({ kind: 'nothing', title: 'Nothing to do today', action: null })
})

it('leads to where it is done', () => {
  const { openQuestions: _questions, ...withoutQuestions } = busy
  const hrefs = [
    findNextStep(busy),
    findNextStep({ ...withoutQuestions, openQuestions: 0 }),
    findNextStep({ ...quiet, interview: busy.interview }),
    findNextStep({ ...quiet, unreadMessages: 1 }),
    findNextStep({ ...quiet, checklist: busy.checklist }),
    findNextStep({ ...quiet, returned: busy.returned }),
  ].map(({ action }) => action?.href)
  expect(hrefs).toEqual([
    '/answers',
    '/dashboard?application=a1',
    '/interviews/i1',
    '/messages',
    '/welcome?step=wishes',
    '/messages?about=interest:j1',
  ])
})

it('marks only the notification of a returned job as read', () => {
  expect(findNextStep(busy).notificationId).toBeNull()
  expect(findNextStep({ ...quiet, returned: busy.returned }).notificationId).toBe('n1')
})

it('names one and several', () => {
  expect(findNextStep({ ...busy, openQuestions: 1 }).title).toBe('Answer a question')
  expect(findNextStep(busy).title).toBe('Answer 2 questions')
  expect(findNextStep({ ...quiet, unreadMessages: 1, managerName: null })).toMatchObject({
    title: 'Read a new message',
    text: 'Your account manager wrote to you.',
  })
})
