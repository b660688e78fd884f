import { expect, test } from 'vitest'
import type { OwnService } from '#contract/users.ts'
import { allowanceGap, interestOutlook, isServed, managerName } from './own-service.ts'

const none: OwnService = { accountManager: null, applicationsThisPeriod: 0, planLimit: null, paymentOpen: false }
const accountManager = { firstName: 'Daniel', lastName: 'Reyes' }

test('there is something to show with an account manager or a plan that runs', () => {
  expect([none, { ...none, paymentOpen: true }].map(isServed)).toEqual([false, false])
  expect(
    [
      { ...none, accountManager },
      { ...none, planLimit: 10 },
    ].map(isServed),
  ).toEqual([true, true])
})

test('an account manager goes by the name, and none is made up', () => {
  expect(managerName({ ...none, accountManager })).toBe('Daniel Reyes')
  expect(managerName({ ...none, planLimit: 10 })).toBeNull()
})

test('who submitted postings is told who will apply, or that nobody does yet', () => {
  expect(interestOutlook({ ...none, accountManager })).toBe(
    'Your account manager, Daniel Reyes, will apply for you. Each application shows up here.',
  )
  for (const service of [none, { ...none, planLimit: 10 }]) expect(interestOutlook(service)).toMatch(/^Nobody applies/)
})

test('an allowance is there with a plan that runs, in its days of grace too', () => {
  expect(allowanceGap({ ...none, planLimit: 10, paymentOpen: true })).toBeNull()
  expect(allowanceGap({ ...none, paymentOpen: true })).toBe('Your plan is on hold.')
  expect(allowanceGap(none)).toBe('No active plan.')
})
