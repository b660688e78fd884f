import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { leaveForSignIn } from './sign-in-again.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('leads back to the page on which the session ended, once, even if the router has moved on', () => {
  const assign = vi.fn<(url: string) => void>()
  const location = { pathname: '/welcome', search: '?step=wishes', assign }
  vi.stubGlobal('window', { location })
  leaveForSignIn()
  leaveForSignIn()
  Object.assign(location, { pathname: '/auth', search: '?mode=login' })
  vi.runAllTimers()
  expect(assign.mock.calls).toEqual([['/api/login?next=%2Fwelcome%3Fstep%3Dwishes']])
})
