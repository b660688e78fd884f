import { expect, test } from 'vitest'
import type { OwnService } from '#contract/users.ts'
import { explainMissingAllowance, describeOutlook, hasService, getManagerName } from './own-service.ts'

const none: OwnService = { accountManager: null, applicationsThisPeriod: 0, planLimit: null, paymentOpen: false }
const accountManager = { firstName: 'Daniel', lastName: 'Reyes' }

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
  for (const service of [none, { ...none, planLimit: 10 }]) expect(describeOutlook(service)).toMatch(/^Nobody applies/)
})

test('an active plan has an allowance, also in its grace period', () => {
  expect(explainMissingAllowance({ ...none, planLimit: 10, paymentOpen: true })).toBeNull()
  expect(explainMissingAllowance({ ...none, paymentOpen: true })).toBe('Your plan is on hold.')
  expect(explainMissingAllowance(none)).toBe('No active plan.')
})
