import { MutationObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createJobInterest } from '#contract/job-interests.ts'
import { ApiError } from './api-error.ts'
import { currentUserQuery } from './queries.ts'
import { type CallMeta, queryClient } from './query-client.ts'
import { currentToasts } from '#web/lib/toasts.ts'

const assign = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', { location: { pathname: '/dashboard', search: '?userId=1', assign } })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  queryClient.clear()
})

const mutate = (mutationFn: () => Promise<unknown>, meta: CallMeta) =>
  new MutationObserver(queryClient, { mutationFn, meta }).mutate().catch(() => null)

const fail = (status: number, message: string) => () =>
  Promise.reject(new ApiError(status, `${status}: {"message":"${message}"}`, { message }))

it("shows the title of a failure with the server's message", async () => {
  await mutate(fail(409, 'The plan has no room'), { failure: { title: 'Failed to create application' } })
  expect(currentToasts()[0]).toMatchObject({
    title: 'Failed to create application',
    description: 'The plan has no room',
    tone: 'danger',
  })
})

it('shows the fallback without a message of the server', async () => {
  await mutate(() => Promise.reject(new ApiError(502, '502: Bad Gateway')), {
    failure: { title: 'Update failed', fallback: 'Failed to update account information' },
  })
  expect(currentToasts()[0]).toMatchObject({ description: 'Failed to update account information' })
})

it('shows success, with the words of the reply', async () => {
  await mutate(() => Promise.resolve({ message: 'Sent' }), {
    success: (reply) => ({ title: (reply as { message: string }).message }),
  })
  expect(currentToasts()[0]).toMatchObject({ title: 'Sent', tone: 'neutral' })
})

it('treats a 401 of the current user as signed out', async () => {
  vi.stubGlobal('document', { cookie: 'signed_in=1' })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"message":"Unauthorized"}', { status: 401 })))
  await expect(queryClient.fetchQuery(currentUserQuery)).resolves.toBeNull()
  expect(assign).not.toHaveBeenCalled()
})

it('does not treat a refused sign-in as an ended session', async () => {
  await mutate(fail(401, 'Invalid email or password'), { failure: { title: 'Login failed' } })
  await vi.runAllTimersAsync()
  expect(currentToasts()[0]).toMatchObject({ title: 'Login failed', description: 'Invalid email or password' })
  expect(assign).not.toHaveBeenCalled()
})

it('sends the browser to sign in when a session has ended, once, after half a second', async () => {
  await mutate(fail(401, 'Unauthorized'), { failure: { title: createJobInterest.summary } })
  await mutate(fail(401, 'Unauthorized'), {})
  expect(currentToasts()[0]).toMatchObject({
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
    tone: 'danger',
  })
  await vi.advanceTimersByTimeAsync(499)
  expect(assign).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(assign.mock.calls).toEqual([['/api/login?next=%2Fdashboard%3FuserId%3D1']])
})
