import { expect, test } from 'vitest'
import type { OwnService } from '#contract/users.ts'
import { describeLastAction, describeOutlook, describeWait, getManagerName, hasService } from './own-service.ts'

const none: OwnService = {
  accountManager: null,
  managerDueAt: null,
  firstApplicationDueAt: null,
  applicationsThisPeriod: 0,
  planLimit: null,
  paymentOpen: false,
}
const accountManager = {
  firstName: 'Daniel',
  lastName: 'Reyes',
  profileImageUrl: null,
  biography: null,
  workingHours: 'Monday to Friday, 9:00 AM to 5:00 PM',
  replyTime: null,
  lastActionAt: null,
  lastApplication: null,
}

test('an account manager or an active plan is something to show', () => {
  expect([none, { ...none, paymentOpen: true }].map(hasService)).toEqual([false, false])
  expect(
    [
      { ...none, accountManager },
      { ...none, planLimit: 10 },
    ].map(hasService),
  ).toEqual([true, true])
})

test('an account manager is shown by name', () => {
  expect(getManagerName({ ...none, accountManager })).toBe('Daniel Reyes')
  expect(getManagerName({ ...none, planLimit: 10 })).toBeNull()
})

test('submitted postings name the account manager, or say that there is none yet', () => {
  expect(describeOutlook({ ...none, accountManager })).toBe(
    'Your account manager, Daniel Reyes, will apply for you. Each application shows up here.',
  )
  for (const service of [none, { ...none, planLimit: 10 }])
    expect(describeOutlook(service)).toMatch(/^We are assigning/)
})

test('the last action is the latest application, unless something else followed it', () => {
  const at = (time: string) => `2026-03-02T${time}.000Z`
  const now = Date.parse(at('12:00:00'))
  const describe = (change: Partial<typeof accountManager> | object) =>
    describeLastAction({ ...accountManager, ...change }, now)
  const lastApplication = { company: 'Mills', sent: true, createdAt: at('10:00:00') }
  expect(describe({})).toBe('Daniel applies for you.')
  expect(describe({ lastApplication, lastActionAt: at('10:00:01') })).toBe(
    'Daniel applied to Mills for you, 2 hours ago.',
  )
  expect(describe({ lastApplication: { ...lastApplication, sent: false }, lastActionAt: at('10:00:01') })).toBe(
    'Daniel prepared an application to Mills, 2 hours ago.',
  )
  expect(describe({ lastApplication, lastActionAt: at('11:00:00') })).toBe('Daniel last worked for you 1 hour ago.')
})

test('without an account manager the due time is shown', () => {
  expect(describeWait({ ...none, managerDueAt: '2026-03-02T10:00:00.000Z' })).toMatch(/, by Mar 2, 2026, .*\.$/)
  expect(describeWait(none)).toBe('Your account manager is being assigned.')
})
