import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { leaveFor } from '#web/lib/navigation/flash-message.ts'
import { currentToasts } from '#web/lib/toasts.ts'
import { askToSignUp, askToSignInAgain } from './plan-choice.ts'

vi.mock('#web/lib/navigation/flash-message.ts', () => ({ leaveFor: vi.fn<(url: string) => void>() }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.mocked(leaveFor).mockClear()
})

const signUpFor = (plan: string) => `/auth?next=%2Fsubscribe%3Fplan%3D${plan}`
const signInFor = (plan: string) => `${signUpFor(plan)}&mode=login`

it('tells a visitor why, and leads to a new account after a second and a half', () => {
  askToSignUp('active')
  expect(currentToasts()).toMatchObject([{ title: 'Authentication Required' }])
  vi.advanceTimersByTime(1_499)
  expect(leaveFor).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(vi.mocked(leaveFor).mock.calls).toEqual([[signUpFor('active')]])
})

it('leads to the plan that was chosen last, once', () => {
  askToSignUp('starter')
  vi.advanceTimersByTime(1_000)
  askToSignUp('executive')
  vi.advanceTimersByTime(10_000)
  expect(vi.mocked(leaveFor).mock.calls).toEqual([[signUpFor('executive')]])
})

it('leads to the sign-in two seconds after a session has ended', () => {
  askToSignInAgain('starter')
  expect(currentToasts()).toMatchObject([{ title: 'Please log in to select a subscription plan', tone: 'danger' }])
  vi.advanceTimersByTime(1_999)
  expect(leaveFor).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(vi.mocked(leaveFor).mock.calls).toEqual([[signInFor('starter')]])
})
