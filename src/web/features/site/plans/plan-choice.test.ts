import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { leaveFor } from '#web/lib/navigation/flash-message.ts'
import { currentToasts } from '#web/lib/toasts.ts'
import { askToSignIn, askToSignInAgain } from './plan-choice.ts'

vi.mock('#web/lib/navigation/flash-message.ts', () => ({ leaveFor: vi.fn<(url: string) => void>() }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.mocked(leaveFor).mockClear()
})

const signInFor = (plan: string) => `/auth?mode=login&next=%2Fsubscribe%3Fplan%3D${plan}`

it('tells a visitor why, and leads to the sign-in after a second and a half', () => {
  askToSignIn('active')
  expect(currentToasts()).toMatchObject([{ title: 'Authentication Required' }])
  vi.advanceTimersByTime(1_499)
  expect(leaveFor).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(vi.mocked(leaveFor).mock.calls).toEqual([[signInFor('active')]])
})

it('leads to the plan that was chosen last, once', () => {
  askToSignIn('starter')
  vi.advanceTimersByTime(1_000)
  askToSignIn('executive')
  vi.advanceTimersByTime(10_000)
  expect(vi.mocked(leaveFor).mock.calls).toEqual([[signInFor('executive')]])
})

it('leads to the sign-in two seconds after a session has ended', () => {
  askToSignInAgain('starter')
  expect(currentToasts()).toMatchObject([{ title: 'Please log in to select a subscription plan', tone: 'danger' }])
  vi.advanceTimersByTime(1_999)
  expect(leaveFor).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(vi.mocked(leaveFor).mock.calls).toEqual([[signInFor('starter')]])
})
