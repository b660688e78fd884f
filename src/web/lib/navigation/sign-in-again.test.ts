import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { leaveFor } from './flash-message.ts'
import { leaveForSignIn } from './sign-in-again.ts'

vi.mock('./flash-message.ts', () => ({ leaveFor: vi.fn<(url: string) => void>() }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('leads back to the page on which the session ended, once, even if the router moved on meanwhile', () => {
  const location = { pathname: '/welcome', search: '?step=wishes' }
  vi.stubGlobal('window', { location })
  leaveForSignIn()
  leaveForSignIn()
  Object.assign(location, { pathname: '/auth', search: '?mode=login' })
  vi.runAllTimers()
  expect(vi.mocked(leaveFor).mock.calls).toEqual([['/api/login?next=%2Fwelcome%3Fstep%3Dwishes']])
})
