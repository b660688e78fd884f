import { expect, it } from 'vitest'
import { isPlanLimit } from './plan-limit.ts'

it('knows the plan limit from other refusals', () => {
  expect(isPlanLimit({ status: 409, message: '409: {"message":"All made","code":"plan_limit"}' })).toBe(true)
  expect(isPlanLimit({ status: 409, message: '409: {"message":"Already processed"}' })).toBe(false)
  expect(isPlanLimit({ status: 400, message: '400: {"code":"plan_limit"}' })).toBe(false)
  expect(isPlanLimit({ status: 409, message: '409: Conflict' })).toBe(false)
})
